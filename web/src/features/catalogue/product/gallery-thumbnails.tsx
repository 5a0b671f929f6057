import { Box } from '@chakra-ui/react/box'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { ProductImage } from '../../../ui/display/product-image.tsx'
import type { GalleryImage } from './gallery-images.ts'

interface GalleryThumbnailsProps {
  images: GalleryImage[]
  index: number
  onSelect: (index: number) => void
}

/** The dots are seen on any image, by day and by night. */
const dotsGround = {
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '2',
    insetBlock: '2.5',
    borderRadius: 'full',
    bg: 'bg.panel',
    opacity: '0.85',
  },
} as const

/** One small image for each, on a narrow screen a dot under the large one; nothing for a single one. */
export function GalleryThumbnails({ images, index: shown, onSelect }: GalleryThumbnailsProps) {
  if (images.length < 2) return null
  return (
    <HStack
      as="ul"
      listStyleType="none"
      gap={{ base: '0', lg: '3' }}
      wrap="wrap"
      justify="center"
      // On a desk three of them are as wide as the large one: beside a long column of words no hole is left.
      display={{ base: 'flex', lg: 'grid' }}
      gridTemplateColumns="repeat(3, minmax(0, 1fr))"
      // On a phone the dots lie on the lower edge of the image, where drawings have but table.
      mt={{ base: '-14', lg: '0' }}
      mx={{ base: 'auto', lg: '0' }}
      position="relative"
      css={{ lgDown: dotsGround }}
    >
      {images.map(({ id, src }, index) => (
        <li key={id}>
          <chakra.button
            type="button"
            aria-label={`Photo ${index + 1} sur ${images.length}`}
            aria-current={index === shown}
            onClick={() => onSelect(index)}
            position="relative"
            display="grid"
            placeItems="center"
            width={{ base: '11', lg: 'full' }}
            height={{ base: '11', lg: 'auto' }}
            rounded="lg"
            overflow="hidden"
            borderWidth={{ base: '0', lg: '2px' }}
            borderColor={index === shown ? 'accent.solid' : 'border.subtle'}
            _before={{
              content: '""',
              display: { lg: 'none' },
              boxSize: '2.5',
              borderRadius: 'full',
              borderWidth: '1px',
              borderColor: 'accent.solid',
              bg: index === shown ? 'accent.solid' : undefined,
            }}
            transition="border-color"
            transitionDuration="fast"
            cursor="pointer"
            _hover={{ borderColor: 'accent.solid' }}
          >
            <Box hideBelow="lg" w="full">
              <ProductImage src={src} alt="" sizes="10rem" />
            </Box>
          </chakra.button>
        </li>
      ))}
    </HStack>
  )
}
