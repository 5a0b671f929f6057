import { scrollMilestones } from '../../../../../api/src/features/analytics/event-limits.rules.ts'
import { guarded, listen } from './guarded.ts'

/** How long a page must stand still (spec §7). */
const stillAfterMs = 500

const percentage = () => {
  const { scrollHeight } = document.documentElement
  return Math.round((window.scrollY / (scrollHeight - window.innerHeight)) * 100)
}

/** Tells each milestone at which scrolling came to rest, once a page. `reset` begins a page, `stop` ends it all. */
export function watchScroll(tell: (percentage: number) => void): { reset: () => void; stop: () => void } {
  const told = new Set<number>()
  let pause: ReturnType<typeof setTimeout> | undefined
  let frame: number | undefined

  const look = guarded(() => {
    const place = percentage()
    if (told.has(place) || !scrollMilestones.some((milestone) => milestone === place)) return
    told.add(place)
    tell(place)
  })
  const wait = () => {
    clearTimeout(pause)
    // Reading the position may lay the page out: not amid scrolling, and when that is due anyway.
    pause = setTimeout(
      guarded(() => {
        frame = requestAnimationFrame(look)
      }),
      stillAfterMs,
    )
  }
  const reset = () => {
    clearTimeout(pause)
    if (frame !== undefined) cancelAnimationFrame(frame)
    told.clear()
  }
  const deafen = listen(window, 'scroll', wait, { passive: true })
  return {
    reset,
    stop: () => {
      deafen()
      reset()
    },
  }
}
