import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'

/** Slides that go round, by swipe and by number. The number is ours; Embla moves what is seen, and tells of swipes. */
export function useLoopSlides(count: number, { isStill }: { isStill: boolean }) {
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, duration: 22, active: count > 1 })
  const [index, setIndex] = useState(0)
  const [isDragged, setDragged] = useState(false)

  useEffect(() => {
    if (!embla) return
    const onSelect = () => setIndex(embla.selectedScrollSnap())
    const onDown = () => setDragged(true)
    const onUp = () => setDragged(false)
    embla.on('select', onSelect).on('pointerDown', onDown).on('pointerUp', onUp)
    return () => void embla.off('select', onSelect).off('pointerDown', onDown).off('pointerUp', onUp)
  }, [embla])

  const goTo = useCallback(
    (wanted: number) => {
      setIndex(wanted)
      embla?.scrollTo(wanted, isStill)
    },
    [embla, isStill],
  )
  /** One on (1) or one back (-1), round both ends and the short way. */
  const step = useCallback(
    (by: 1 | -1) => {
      setIndex((now) => (now + by + count) % count)
      if (by === 1) embla?.scrollNext(isStill)
      else embla?.scrollPrev(isStill)
    },
    [embla, count, isStill],
  )
  return { viewportRef, index, isDragged, goTo, step }
}
