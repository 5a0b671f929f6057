import { Box } from '@chakra-ui/react/box'
import { Flex, type FlexProps } from '@chakra-ui/react/flex'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { GalleryImage } from './gallery-images.ts'

interface GallerySlidesProps extends Pick<FlexProps, 'flex' | 'cursor' | 'onClick'> {
  images: GalleryImage[]
  index: number
  onSelect: (index: number) => void
  /** How one image is shown. */
  children: (image: GalleryImage, index: number) => ReactNode
}

/** Images side by side, one seen at a time: its neighbours wait beside it for a swipe. */
export function GallerySlides({ images, index: shown, onSelect, children, ...look }: GallerySlidesProps) {
  const { viewport, ...handlers } = useSnapSlides(shown, onSelect)
  return (
    <Flex
      ref={viewport}
      {...handlers}
      role="group"
      aria-label="Photo affichée ; les flèches du clavier passent à une autre"
      tabIndex={images.length > 1 ? 0 : undefined}
      overflowX="auto"
      scrollSnapType="x mandatory"
      scrollbarWidth="none"
      overscrollBehaviorX="contain"
      {...look}
    >
      {images.map((image, index) => (
        <Box
          key={image.id}
          flex="0 0 100%"
          scrollSnapAlign="start"
          scrollSnapStop="always"
          aria-hidden={index === shown ? undefined : true}
        >
          {children(image, index)}
        </Box>
      ))}
    </Flex>
  )
}

interface SnapSlides {
  /** The element that scrolls sideways and snaps. */
  viewport: RefObject<HTMLDivElement | null>
  /** To be called when the viewport has scrolled: a swipe. */
  onScroll: () => void
  /** To be called when a finger or a mouse comes down on it. */
  onPointerDown: () => void
}

/** After this long without moving, the end of a swipe has come to rest. */
const restMs = 100

const seenIn = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth)

/** Slides that are swiped natively, and shown by number as well. A swipe past the middle selects the next one. */
function useSnapSlides(index: number, onSelect: (index: number) => void): SnapSlides {
  const viewport = useRef<HTMLDivElement>(null)
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  const isWaiting = useRef(false)

  useLayoutEffect(() => {
    const element = viewport.current
    // Under a finger it is on its way there by itself.
    if (!element?.clientWidth || seenIn(element) === index) return
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      if (!isWaiting.current) return
      // The end of a swipe glides on whatever is said to it: it is told when it rests, and looked at once more.
      const left = movedAt.current + restMs - performance.now()
      if (left <= 0) {
        isWaiting.current = element.clientWidth > 0 && seenIn(element) !== index
        if (!isWaiting.current) return
        element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' })
      }
      timer = setTimeout(show, left > 0 ? left : restMs)
    }
    isWaiting.current = true
    show()
    return () => {
      clearTimeout(timer)
      isWaiting.current = false
    }
  }, [index])

  const onScroll = () => {
    movedAt.current = performance.now()
    const element = viewport.current
    if (!element?.clientWidth || isWaiting.current) return
    if (seenIn(element) !== index) onSelect(seenIn(element))
  }
  const onPointerDown = () => {
    isWaiting.current = false
  }
  return { viewport, onScroll, onPointerDown }
}
