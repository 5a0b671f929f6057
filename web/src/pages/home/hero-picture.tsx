import { Box } from '@chakra-ui/react/box'
import { Center } from '@chakra-ui/react/center'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { HeroPicture_ProductFragmentDoc } from '../../graphql/generated/graphql.ts'
import { ecoBandColor } from '../../ui/eco-band-color.ts'
import { LeafRing } from '../../ui/leaf-ring.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { HeroCaption } from './hero-caption.tsx'

/** The product in the picture, once it is known. */
export type HeroPictureProps = { product?: FragmentType<typeof HeroPicture_ProductFragmentDoc> }

/** The product shoppers like best, in the middle of its own eco-score: the shop in one picture. */
export function HeroPicture({ product }: HeroPictureProps) {
  const shown = readFragment(HeroPicture_ProductFragmentDoc, product)
  return (
    <Box gridArea={{ lg: '1 / 2' }} position="relative" maxW="lg" w="full" mx="auto" pb="14">
      <Center bg="bg.plant" borderRadius="2xl" p={{ base: '8', md: '12' }} aspectRatio={1}>
        <Box position="relative" w="full" aspectRatio={1}>
          <LeafRing
            leaf="slender"
            score={shown ? Number(shown.ecoScore) : 0}
            color={shown ? ecoBandColor[shown.ecoBand] : 'fg.plant'}
          />
          <Center position="absolute" inset="20%" borderRadius="full" overflow="hidden" bg="bg.panel">
            {shown ? (
              <Box w="134%" flexShrink="0">
                <ProductImage src={shown.imageUrl} alt="" priority sizes="(min-width: 62em) 24rem, 80vw" />
              </Box>
            ) : (
              <Skeleton boxSize="full" borderRadius="full" />
            )}
          </Center>
        </Box>
      </Center>
      <Box position="absolute" bottom="0" insetX={{ base: '4', md: '10' }}>
        <HeroCaption product={shown} />
      </Box>
    </Box>
  )
}
