import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { imageVariants } from '../lib/image-variants.ts'
import { PlantPlaceholder } from './plant-placeholder.tsx'

/** What a product picture needs to know. */
export type ProductImageProps = {
  src: string | null | undefined
  alt: string
  /** The first picture a visitor sees: fetched at once, ahead of the rest. */
  priority?: boolean
  sizes?: string
}

/** A 4:3 picture that keeps its place while loading, and becomes a plant when missing or broken. */
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
    <chakra.img
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
      w="full"
      h="auto"
      aspectRatio={4 / 3}
      objectFit="cover"
      bg="bg.plant"
    />
  )
}
