import { Center } from '@chakra-ui/react/center'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { imageWidths } from '../../../../api/src/features/media/image-variants.rules.ts'

/** An image of a product or an article. */
type ProductImageProps = {
  src: string | null | undefined
  alt: string
  /** The first image on screen: fetched at once, ahead of the rest. */
  priority?: boolean
  sizes?: string
}

/** Marks the main image of a page: what the image of the card becomes that led there (app/view-transitions.ts). */
export const openedImage = { 'data-opened-image': '' }

/** A 4:3 image that keeps its place while loading, and becomes a plant when missing or broken. */
export function ProductImage({
  src,
  alt,
  priority = false,
  sizes = '(min-width: 48em) 25vw, 50vw',
}: ProductImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!src || broken === src) return <PlantPlaceholder label={alt} />

  const srcSet = imageVariants(src)
  return (
    <img
      className="product-image"
      src={srcSet ? `${src}?w=640` : src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={1280}
      height={960}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'auto' : 'async'}
      onError={() => setBroken(src)}
    />
  )
}

/** The `srcset` of an image of ours, which the API resizes on demand; none for an image from elsewhere. */
function imageVariants(src: string): string | undefined {
  if (!src.startsWith('/public-objects/')) return undefined
  return imageWidths.map((width) => `${src}?w=${width} ${width}w`).join(', ')
}

/** A drawn seedling where an image is missing or broken; silent where the image was decoration. */
function PlantPlaceholder({ label }: { label: string }) {
  return (
    <Center
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      aspectRatio={4 / 3}
      w="full"
      bg="bg.plant"
      color="fg.plant"
    >
      <chakra.svg
        viewBox="0 0 96 96"
        w="2/5"
        h="3/5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden
      >
        <path d="M48 84V44" strokeLinecap="round" />
        <path
          d="M48 58C30 58 20 46 20 30c18 0 28 10 28 28Z"
          fill="currentColor"
          fillOpacity="0.18"
          strokeLinejoin="round"
        />
        <path
          d="M48 46c0-18 10-30 28-32 2 20-8 32-28 32Z"
          fill="currentColor"
          fillOpacity="0.18"
          strokeLinejoin="round"
        />
        <path d="M26 36c9 4 16 11 22 22M69 21c-9 6-16 14-21 25" strokeLinecap="round" strokeOpacity="0.55" />
        <path d="M30 84h36" strokeLinecap="round" />
      </chakra.svg>
    </Center>
  )
}
