import { useState } from 'react'
import { useAutoAdvance } from '../../lib/use-auto-advance.ts'
import { useHeld } from '../../lib/use-held.ts'
import { useLoopSlides } from '../../lib/use-loop-slides.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { usePageVisible } from '../../lib/use-page-visible.ts'

/** How long an article stays (spec §9). */
export const carouselIntervalMs = 6000

/**
 * Which article is shown. They follow one another by themselves, unless somebody is at them (mouse, focus, finger),
 * has paused them or looks at another tab; never for who asked their device for less motion.
 */
export function usePostCarousel(count: number) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isVisible = usePageVisible()
  const { isHeld, holdProps } = useHeld()
  const [isPlaying, setPlaying] = useState(true)
  const { isDragged, ...slides } = useLoopSlides(count, { isStill })
  const isRunning = count > 1 && isPlaying && isVisible && !isStill && !isHeld && !isDragged
  useAutoAdvance({
    isRunning,
    everyMs: carouselIntervalMs,
    position: slides.index,
    advance: () => slides.step(1),
  })
  return {
    ...slides,
    holdProps,
    isRunning,
    isPlaying: isStill ? undefined : isPlaying,
    togglePlaying: () => setPlaying((now) => !now),
  }
}
