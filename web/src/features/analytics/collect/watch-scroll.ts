import { scrollMilestones } from '../../../../../api/src/features/analytics/event-limits.rules.ts'
import { guarded, listen } from './guarded.ts'

/** How long a page must stand still (specification, section 7). */
const stillAfterMs = 500

const percentage = () => {
  const { scrollHeight } = document.documentElement
  return Math.round((window.scrollY / (scrollHeight - window.innerHeight)) * 100)
}

/** Reports each milestone at which scrolling came to rest, once a page. `reset` begins a new page. */
export function watchScroll(report: (percentage: number) => void): { reset: () => void; stop: () => void } {
  const reported = new Set<number>()
  let pause: ReturnType<typeof setTimeout> | undefined
  let frame: number | undefined

  const look = guarded(() => {
    const place = percentage()
    if (reported.has(place) || !scrollMilestones.some((milestone) => milestone === place)) return
    reported.add(place)
    report(place)
  })
  const wait = () => {
    clearTimeout(pause)
    // Reading the position can force a layout: it waits for the end of scrolling and an animation frame.
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
    reported.clear()
  }
  const stopListening = listen(window, 'scroll', wait, { passive: true })
  return {
    reset,
    stop: () => {
      stopListening()
      reset()
    },
  }
}
