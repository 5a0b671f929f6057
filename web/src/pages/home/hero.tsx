import { Box } from '@chakra-ui/react/box'
import { Center } from '@chakra-ui/react/center'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import {
  type HeroImage_ProductFragment,
  HeroImage_ProductFragmentDoc,
} from '../../graphql/generated/graphql.ts'
import { formatScore } from '../../lib/format-number.ts'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { ecoBandColor, ecoBandLabel } from '../../ui/eco/eco-bands.ts'
import { LeafRing } from '../../ui/eco/leaf-ring.tsx'
import { ButtonLink } from '../../ui/layout/links.tsx'
import { SocialLinks, type SocialLinksProps } from './social-links.tsx'

/** The first thing a visitor sees: what the shop promises, and two ways on. */
export function Hero({ product, settings }: HeroImageProps & SocialLinksProps) {
  return (
    <chakra.section py={{ base: '8', md: '14' }}>
      <Container>
        <Grid
          templateColumns={{ base: '1fr', lg: '1.05fr 1fr' }}
          gap={{ base: '10', lg: '16' }}
          alignItems="center"
        >
          <Stack gap={{ base: '6', md: '8' }} gridArea={{ lg: '1 / 1' }}>
            <Heading as="h1" textStyle="display.lg">
              Mieux choisir, chiffres à l’appui.
            </Heading>
            <Text fontSize={{ base: 'lg', md: 'xl' }} color="fg.muted" maxW="lg">
              Eau, énergie, cuisine, linge, jardin : chaque objet de la boutique porte un éco-score sur 10,
              établi sur cinq critères, des matières à la fin de vie.
            </Text>
            <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
              <ButtonLink to={paths.products()} size="lg">
                Découvrir nos produits
              </ButtonLink>
              <ButtonLink to={paths.trust()} size="lg" variant="outline">
                Pourquoi nous faire confiance
              </ButtonLink>
            </Stack>
          </Stack>
          <HeroImage product={product} />
          <SocialLinks settings={settings} />
        </Grid>
      </Container>
    </chakra.section>
  )
}

/** The first of our favourites, in the middle of its own eco-score. */
function HeroImage({ product }: HeroImageProps) {
  const shown = readFragment(HeroImage_ProductFragmentDoc, product)
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
                <ProductImage src={shown.imageUrl} alt="" priority sizes="(min-width: 34.5em) 21rem, 61vw" />
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

const card = { minH: '24', px: '5', py: '4', bg: 'bg.panel', borderRadius: 'l3', boxShadow: 'soft' } as const

/** Under the image: the name of the product, and what its leaves mean. */
function HeroCaption({ product }: { product: HeroImage_ProductFragment | null | undefined }) {
  if (!product) {
    return (
      <Stack {...card} justify="center" gap="2">
        <Skeleton h="5" w="70%" />
        <Skeleton h="4" w="45%" />
      </Stack>
    )
  }
  return (
    <Flex asChild {...card} align="center" justify="space-between" gap="4" _hover={{ color: 'accent.fg' }}>
      <Link to={paths.product(product.id, product.name)}>
        <Stack as="span" gap="1">
          <chakra.span
            fontFamily="heading"
            fontSize="lg"
            fontWeight="semibold"
            lineHeight="short"
            lineClamp={2}
          >
            {product.name}
          </chakra.span>
          <chakra.span fontSize="sm" color={ecoBandColor[product.ecoBand]} fontWeight="semibold">
            Éco-score {formatScore(product.ecoScore)}/10,{' '}
            {ecoBandLabel[product.ecoBand].toLocaleLowerCase('fr-FR')}
          </chakra.span>
        </Stack>
        <ArrowRight size={20} aria-hidden />
      </Link>
    </Flex>
  )
}

/** The product in the image, once it is known. */
type HeroImageProps = { product?: FragmentType<typeof HeroImage_ProductFragmentDoc> }
