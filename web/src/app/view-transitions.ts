import type { createBrowserRouter, RouterState } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type Listener = Parameters<Router['subscribe']>[0]

/** A card that was pressed: where its link leads, and which of the page's links to that place it is. */
interface PressedCard {
  path: string
  index: number
}

const name = 'opened-image'

/** A device that takes longer to keep a picture of the page goes on without. */
const patienceMs = 120

/**
 * Lets the image of a card become that of the page behind it, and back, where the browser can (View Transitions).
 * Whoever listens to the router is told of a page when the browser has kept a picture of the last one: a frame later.
 * React Router has such transitions too; two navigations in quick succession can leave its page frozen for seconds.
 */
export function transformImages(router: Router): void {
  const listeners = new Set<Listener>()
  /** By entry of the history. */
  const pressed = new Map<string, PressedCard>()
  let { location: shown } = router.state
  /** What is shown as soon as the browser is ready; always the newest state. */
  let waiting: (() => void) | null = null
  let running: ViewTransition | null = null

  /** The image that the two pages share, on the one that is there now. */
  const sharedImage = (here: RouterState['location'], there: RouterState['location']) => {
    const card = pressed.get(here.key)
    return card?.path === there.pathname ? imageOfCard(card) : document.querySelector('[data-opened-image]')
  }

  router.subscribe((state, options) => {
    const [last, next] = [shown, state.location]
    const tell = (isSync: boolean) => {
      shown = next
      for (const listener of [...listeners])
        listener(state, isSync ? { ...options, flushSync: true } : options)
    }
    if (waiting) {
      waiting = () => tell(true)
      running?.skipTransition()
      return
    }
    const isOpened = pressed.get(last.key)?.path === next.pathname
    const isClosed = pressed.get(next.key)?.path === last.pathname
    if (last === next || !(isOpened || isClosed) || !canMove()) return tell(false)
    const before = sharedImage(last, next)
    setName(before, name)
    waiting = () => tell(true)
    let after: Element | null = null
    const transition = document.startViewTransition(() => {
      clearTimeout(patience)
      const show = waiting
      waiting = null
      show?.()
      setName(before, '')
      after = before && shown === next ? sharedImage(next, last) : null
      setName(after, name)
    })
    const patience = setTimeout(() => transition.skipTransition(), patienceMs)
    running = transition
    // One that is skipped has no end to wait for, and is nobody's concern.
    transition.ready.catch(() => {})
    transition.finished.catch(() => {}).finally(() => setName(after, ''))
  })

  router.subscribe = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const notePress = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || !imageBeside(link)) return
    pressed.set(router.state.location.key, {
      path: link.pathname,
      index: cardLinksTo(link.pathname).indexOf(link),
    })
  }
  window.addEventListener('click', notePress, true)
}

const canMove = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

const setName = (image: Element | null, value: string) => {
  if (image instanceof HTMLElement) image.style.viewTransitionName = value
}

/** Cards that lead there: the same thing can be on a page twice. */
const cardLinksTo = (path: string) =>
  [...document.querySelectorAll('a')].filter((link) => link.pathname === path && imageBeside(link))

const imageOfCard = ({ path, index }: PressedCard) => imageBeside(cardLinksTo(path)[index])

const imageBeside = (link: HTMLElement | undefined) =>
  link?.closest('article, [role=group]')?.querySelector('img') ?? null
