import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Maximize2 } from 'lucide-react'
import { useRef } from 'react'
import { openedImage, ProductImage } from '../../../ui/display/product-image.tsx'
import type { GalleryImage } from './gallery-images.ts'
import { GallerySlides } from './gallery-slides.tsx'

interface GalleryViewportProps {
  images: GalleryImage[]
  index: number
  onSelect: (index: number) => void
  onZoom: () => void
}

/** The large image. A press on it is one on « Agrandir »; nothing lies over it that a swipe could not pass. */
export function GalleryViewport({ images, index: shown, onSelect, onZoom }: GalleryViewportProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const count = images.length > 1 ? ` (${shown + 1} sur ${images.length})` : ''
  const pressOpener = () => {
    // What closes later gives focus back to where it was.
    opener.current?.focus({ preventScroll: true })
    opener.current?.click()
  }
  return (
    <Box
      {...openedImage}
      position="relative"
      rounded={{ lg: 'xl' }}
      overflow="hidden"
      borderWidth={{ base: '0', lg: '1px' }}
      mx={{ base: '-4', md: '-8', lg: '0' }}
      borderColor="border.subtle"
    >
      <GallerySlides images={images} index={shown} onSelect={onSelect} onClick={pressOpener} cursor="zoom-in">
        {({ src, alt }, index) => (
          <ProductImage src={src} alt={alt} priority={index === 0} sizes="(min-width: 64rem) 41rem, 100vw" />
        )}
      </GallerySlides>
      <chakra.button
        ref={opener}
        type="button"
        aria-label={`Agrandir l’image${count}`}
        onClick={onZoom}
        position="absolute"
        top={{ base: '3', lg: 'auto' }}
        bottom={{ lg: '3' }}
        insetEnd="3"
        boxSize="12"
        rounded="full"
        bg="bg.panel"
        color="fg"
        shadow="soft"
        display="grid"
        placeItems="center"
        cursor="zoom-in"
      >
        <Maximize2 aria-hidden size="1.2em" />
      </chakra.button>
    </Box>
  )
}
