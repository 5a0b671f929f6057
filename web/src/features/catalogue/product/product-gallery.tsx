import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ProductGallery_ProductFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { useCodeAhead } from '../../../lib/idle/use-code-ahead.ts'
import { arrowSteps, galleryImages } from './gallery-images.ts'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { GalleryViewport } from './gallery-viewport.tsx'

const loadZoom = async () => (await import('./gallery-zoom.tsx')).GalleryZoom

interface ProductGalleryProps {
  product: FragmentType<typeof ProductGallery_ProductFragmentDoc>
  /** What is said beside the measured drawing, while it is shown. */
  drawingNotes?: ReactNode
}

/** The images of a product: swipe, thumbnails or arrow keys; a press shows the image large. */
export function ProductGallery({ product, drawingNotes }: ProductGalleryProps) {
  const gallery = readFragment(ProductGallery_ProductFragmentDoc, product)
  const images = galleryImages(gallery)
  const [index, setIndex] = useState(0)
  // They go round at both ends.
  const select = (wanted: number) => setIndex((wanted + images.length) % images.length)
  const [isZoomed, setZoomed] = useState(false)
  const notes = images[index]?.isDrawing && drawingNotes
  const [GalleryZoom, askForZoom] = useCodeAhead(loadZoom)
  const zoom = () => {
    askForZoom()
    setZoomed(true)
  }
  const turn = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key]
    if (!step || isZoomed || images.length < 2) return
    event.preventDefault()
    select(index + step)
  }
  return (
    <Stack
      as="section"
      aria-roledescription="carrousel"
      aria-label={`Photos de ${gallery.name}`}
      gap="3"
      minW="0"
      position="relative"
      onKeyDown={turn}
    >
      <GalleryViewport images={images} index={index} onSelect={select} onZoom={zoom} />
      <GalleryThumbnails images={images} index={index} onSelect={select} />
      {/* On a phone it would push the price away under the finger: there it stands beside the enlarged drawing. */}
      {notes && <Box hideBelow="lg">{notes}</Box>}
      {GalleryZoom && (
        <GalleryZoom
          name={gallery.name}
          images={images}
          index={index}
          onSelect={select}
          open={isZoomed}
          onClose={() => setZoomed(false)}
          notes={notes}
        />
      )}
    </Stack>
  )
}
