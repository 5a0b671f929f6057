import { onTrack } from '../../../lib/track.ts'
import { collectedEvent, type EventDraft } from './collected-event.ts'
import { clickEvent, submitEvent } from './element-events.ts'
import { eventQueue } from './event-queue.ts'
import { guarded, listen } from './guarded.ts'
import { draftOfTracked } from './tracked-event.ts'
import { type PageSource, watchPages } from './watch-pages.ts'
import { watchScroll } from './watch-scroll.ts'

const early = { capture: true, passive: true }

function begin(router: PageSource): () => void {
  // First: where the page is unknown, nothing goes on listening.
  const pages = watchPages(router, () => {
    scroll.reset()
    view()
  })
  const queue = eventQueue()
  const collect = (draft: EventDraft | undefined) => {
    if (draft) queue.add(collectedEvent(draft, pages.place(), new Date()))
  }
  const view = () => collect({ eventType: 'view' })
  const scroll = watchScroll((scrollPercentage) =>
    collect({ eventType: 'scroll', metadata: { scrollPercentage } }),
  )
  const leave = () => queue.send('beacon')
  const ends = [
    // Before the page's own handlers: they may take the element away or stop the event.
    listen(document, 'click', ({ target }) => collect(clickEvent(target)), early),
    listen(document, 'submit', ({ target }) => collect(submitEvent(target, pages.pathname())), early),
    listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && leave()),
    listen(window, 'pagehide', leave),
    onTrack((event) => collect(draftOfTracked(event))),
    scroll.stop,
    pages.stop,
    queue.stop,
  ]
  view()
  return () => {
    for (const end of ends) end()
  }
}

let stop: (() => void) | undefined

/**
 * Collects what the shop is used for (specification, section 7), from now on and outside of React. Once for each document: a
 * second call returns the same stop. A prerendered page counts only once it is shown.
 */
export function startCollection(router: PageSource): () => void {
  if (stop) return stop
  const ends: (() => void)[] = []
  const start = guarded(() => {
    ends.push(begin(router))
  })
  if ('prerendering' in document && document.prerendering)
    ends.push(listen(document, 'prerenderingchange', start, { once: true }))
  else start()
  stop = () => {
    for (const end of ends) end()
    stop = undefined
  }
  return stop
}
