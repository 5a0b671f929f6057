import { useEffect, useRef, useState } from 'react'
import { useHoverOrFocus } from '../../lib/use-hover-or-focus.ts'
import { useLoopSlides } from '../../lib/use-loop-slides.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { usePageVisible } from '../../lib/use-page-visible.ts'

/** How long an article stays (specification, section 9). */
const carouselIntervalMs = 6000

/**
 * Which article is shown. They follow one another by themselves, unless a mouse, the focus or
 * a finger is on them, they are paused or the tab is hidden; never with `prefers-reduced-motion`.
 */
export function usePostCarousel(count: number) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isVisible = usePageVisible()
  const { isHoveredOrFocused, hoverOrFocusProps } = useHoverOrFocus()
  const [isPlaying, setPlaying] = useState(true)
  const { isDragged, ...slides } = useLoopSlides(count, { isStill })
  const isRunning = count > 1 && isPlaying && isVisible && !isStill && !isHoveredOrFocused && !isDragged
  useAutoAdvance({
    isRunning,
    everyMs: carouselIntervalMs,
    position: slides.index,
    advance: () => slides.step(1),
  })
  return {
    ...slides,
    hoverOrFocusProps,
    isRunning,
    isPlaying: isStill ? undefined : isPlaying,
    togglePlaying: () => setPlaying((now) => !now),
  }
}

/** When to move on: only while running, a full interval after the last change of `position`, whoever made it. */
type AutoAdvanceOptions = {
  isRunning: boolean
  everyMs: number
  position: number
  advance: () => void
}

/** Moves on by itself, at a steady pace that starts anew with each change. */
function useAutoAdvance({ isRunning, everyMs, position, advance }: AutoAdvanceOptions): void {
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position starts the wait anew.
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => latest.current(), everyMs)
    return () => clearTimeout(timer)
  }, [isRunning, everyMs, position])
}
