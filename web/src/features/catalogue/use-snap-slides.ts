import { type RefObject, useCallback, useRef, useState } from 'react'

interface SnapSlides {
  /** The element that scrolls sideways and snaps. */
  viewport: RefObject<HTMLDivElement | null>
  index: number
  goTo: (index: number) => void
  /** To be called when the viewport has scrolled: a swipe. */
  onScroll: () => void
}

/** Slides that are swiped natively, and shown by number as well. They go round at both ends. */
export function useSnapSlides(count: number): SnapSlides {
  const viewport = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const goTo = useCallback(
    (wanted: number) => {
      const next = (wanted + count) % count
      setIndex(next)
      const element = viewport.current
      element?.scrollTo?.({ left: next * element.clientWidth, behavior: 'instant' })
    },
    [count],
  )
  const onScroll = useCallback(() => {
    const element = viewport.current
    if (element?.clientWidth) setIndex(Math.round(element.scrollLeft / element.clientWidth))
  }, [])
  return { viewport, index, goTo, onScroll }
}
