import { Stack } from '@chakra-ui/react/stack'
import { type KeyboardEvent, useState } from 'react'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { ProductGallery_ProductFragmentDoc } from '../../graphql/generated/graphql.ts'
import { galleryPictures } from './gallery-pictures.ts'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { GalleryViewport } from './gallery-viewport.tsx'
import { GalleryZoom } from './gallery-zoom.tsx'
import { useSnapSlides } from './use-snap-slides.ts'

interface ProductGalleryProps {
  product: FragmentType<typeof ProductGallery_ProductFragmentDoc>
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The pictures of a product: swipe, thumbnails or arrow keys; a press shows the picture large. */
export function ProductGallery({ product }: ProductGalleryProps) {
  const gallery = readFragment(ProductGallery_ProductFragmentDoc, product)
  const pictures = galleryPictures(gallery)
  const slides = useSnapSlides(pictures.length)
  const [isZoomed, setZoomed] = useState(false)
  const turn = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || isZoomed || pictures.length < 2) return
    event.preventDefault()
    slides.goTo(slides.index + step)
  }
  return (
    <Stack
      as="section"
      aria-roledescription="carrousel"
      aria-label={`Photos de ${gallery.name}`}
      gap="3"
      minW="0"
      onKeyDown={turn}
    >
      <GalleryViewport pictures={pictures} slides={slides} onZoom={() => setZoomed(true)} />
      <GalleryThumbnails pictures={pictures} index={slides.index} onSelect={slides.goTo} />
      <GalleryZoom
        pictures={pictures}
        index={slides.index}
        onSelect={slides.goTo}
        open={isZoomed}
        onClose={() => setZoomed(false)}
      />
    </Stack>
  )
}
