import { Box } from '@chakra-ui/react/box'
import { ProductImage } from '../../display/product-image.tsx'

/** An image as small as a word; a plant where its file is gone. */
export function ImageThumb({ src, alt }: { src: string | null; alt: string }) {
  return (
    <Box w="10" flex="none" rounded="md" overflow="hidden" borderWidth="1px" borderColor="border.muted">
      <ProductImage src={src} alt={alt} sizes="40px" />
    </Box>
  )
}
