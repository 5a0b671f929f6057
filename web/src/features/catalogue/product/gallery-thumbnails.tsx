import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { ProductImage } from '../../../ui/display/product-image.tsx'
import type { GalleryImage } from './gallery-images.ts'

interface GalleryThumbnailsProps {
  images: GalleryImage[]
  index: number
  onSelect: (index: number) => void
}

/** One small image for each; nothing for a single one. */
export function GalleryThumbnails({ images, index: shown, onSelect }: GalleryThumbnailsProps) {
  if (images.length < 2) return null
  return (
    <HStack as="ul" listStyleType="none" gap="3" wrap="wrap">
      {images.map(({ id, src }, index) => (
        <li key={id}>
          <chakra.button
            type="button"
            aria-label={`Photo ${index + 1} sur ${images.length}`}
            aria-current={index === shown}
            onClick={() => onSelect(index)}
            display="block"
            width={{ base: '20', md: '24' }}
            rounded="lg"
            overflow="hidden"
            borderWidth="2px"
            borderColor={index === shown ? 'accent.solid' : 'transparent'}
            opacity={index === shown ? 1 : 0.75}
            transition="opacity, border-color"
            transitionDuration="fast"
            cursor="pointer"
            _hover={{ opacity: 1 }}
          >
            <ProductImage src={src} alt="" sizes="6rem" />
          </chakra.button>
        </li>
      ))}
    </HStack>
  )
}
