import { onUsageSignal } from '../../../lib/usage-signals.ts'
import { clickEvent } from './click-event.ts'
import { collectedEvent, type Happening } from './collected-event.ts'
import { eventQueue } from './event-queue.ts'
import { guarded, listen } from './guarded.ts'
import { signalEvent } from './signal-event.ts'
import { submitEvent } from './submit-event.ts'
import { type PageSource, watchPages } from './watch-pages.ts'
import { watchScroll } from './watch-scroll.ts'

const early = { capture: true, passive: true }

function begin(router: PageSource): () => void {
  const queue = eventQueue()
  const tell = (happening: Happening | undefined) => {
    if (happening) queue.add(collectedEvent(happening, pages.place(), new Date()))
  }
  const view = () => tell({ eventType: 'view' })
  const scroll = watchScroll((scrollPercentage) =>
    tell({ eventType: 'scroll', metadata: { scrollPercentage } }),
  )
  const pages = watchPages(router, () => {
    scroll.reset()
    view()
  })
  const leave = () => queue.send('beacon')
  const ends = [
    // Before the page's own handlers: they may take the element away or stop the event.
    listen(document, 'click', ({ target }) => tell(clickEvent(target)), early),
    listen(document, 'submit', ({ target }) => tell(submitEvent(target, pages.pathname())), early),
    listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && leave()),
    listen(window, 'pagehide', leave),
    onUsageSignal((signal) => tell(signalEvent(signal))),
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
 * Collects what the shop is used for (spec §7), from now on and outside of React. Once a document: a second call
 * answers the same stop. A page that is only prerendered is nobody's visit yet.
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
