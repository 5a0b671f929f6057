import { type RefObject, useLayoutEffect, useRef } from 'react'

interface SnapSlides {
  /** The element that scrolls sideways and snaps. */
  viewport: RefObject<HTMLDivElement | null>
  /** To be called when the viewport has scrolled: a swipe. */
  onScroll: () => void
}

const seenIn = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth)

/** Slides that are swiped natively, and shown by number as well. A swipe past the middle selects the next one. */
export function useSnapSlides(index: number, onSelect: (index: number) => void): SnapSlides {
  const viewport = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = viewport.current
    // Under a finger it is on its way there by itself.
    if (!element?.clientWidth || seenIn(element) === index) return
    element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' })
  }, [index])
  const onScroll = () => {
    const element = viewport.current
    if (element?.clientWidth && seenIn(element) !== index) onSelect(seenIn(element))
  }
  return { viewport, onScroll }
}
