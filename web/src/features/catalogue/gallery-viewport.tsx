import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Maximize2 } from 'lucide-react'
import { ProductImage } from '../../ui/product-image.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'
import type { useSnapSlides } from './use-snap-slides.ts'

interface GalleryViewportProps {
  pictures: GalleryPicture[]
  slides: ReturnType<typeof useSnapSlides>
  onZoom: () => void
}

/** The large picture; its neighbours wait beside it for a swipe. */
export function GalleryViewport({ pictures, slides, onZoom }: GalleryViewportProps) {
  const count = pictures.length > 1 ? ` (photo ${slides.index + 1} sur ${pictures.length})` : ''
  return (
    <Box position="relative" rounded="xl" overflow="hidden" borderWidth="1px" borderColor="border.subtle">
      <Flex
        ref={slides.viewport}
        onScroll={slides.onScroll}
        role="group"
        aria-label="Photo affichée ; les flèches du clavier passent à une autre"
        tabIndex={pictures.length > 1 ? 0 : undefined}
        overflowX="auto"
        scrollSnapType="x mandatory"
        scrollbarWidth="none"
        overscrollBehaviorX="contain"
      >
        {pictures.map(({ id, src, alt }, index) => (
          <Box
            key={id}
            flex="0 0 100%"
            scrollSnapAlign="start"
            scrollSnapStop="always"
            aria-hidden={index === slides.index ? undefined : true}
          >
            <ProductImage
              src={src}
              alt={alt}
              priority={index === 0}
              sizes="(min-width: 64rem) 38rem, 100vw"
            />
          </Box>
        ))}
      </Flex>
      <chakra.button
        type="button"
        aria-label={`Agrandir la photo${count}`}
        onClick={onZoom}
        position="absolute"
        bottom="3"
        insetEnd="3"
        boxSize="12"
        rounded="full"
        bg="bg.panel"
        color="fg"
        shadow="soft"
        display="grid"
        placeItems="center"
        cursor="zoom-in"
        css={{ '&::after': { content: '""', position: 'absolute', inset: '-100rem 0 0 -100rem' } }}
      >
        <Maximize2 aria-hidden size="1.2em" />
      </chakra.button>
    </Box>
  )
}
