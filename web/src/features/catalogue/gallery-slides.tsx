import { Box } from '@chakra-ui/react/box'
import { Flex, type FlexProps } from '@chakra-ui/react/flex'
import type { ReactNode } from 'react'
import type { GalleryPicture } from './gallery-pictures.ts'
import { useSnapSlides } from './use-snap-slides.ts'

interface GallerySlidesProps extends Pick<FlexProps, 'flex' | 'cursor' | 'onClick'> {
  pictures: GalleryPicture[]
  index: number
  onSelect: (index: number) => void
  /** How one picture is shown. */
  children: (picture: GalleryPicture, index: number) => ReactNode
}

/** Pictures side by side, one seen at a time: its neighbours wait beside it for a swipe. */
export function GallerySlides({ pictures, index: shown, onSelect, children, ...look }: GallerySlidesProps) {
  const { viewport, ...handlers } = useSnapSlides(shown, onSelect)
  return (
    <Flex
      ref={viewport}
      {...handlers}
      role="group"
      aria-label="Photo affichée ; les flèches du clavier passent à une autre"
      tabIndex={pictures.length > 1 ? 0 : undefined}
      overflowX="auto"
      scrollSnapType="x mandatory"
      scrollbarWidth="none"
      overscrollBehaviorX="contain"
      {...look}
    >
      {pictures.map((picture, index) => (
        <Box
          key={picture.id}
          flex="0 0 100%"
          scrollSnapAlign="start"
          scrollSnapStop="always"
          aria-hidden={index === shown ? undefined : true}
        >
          {children(picture, index)}
        </Box>
      ))}
    </Flex>
  )
}
