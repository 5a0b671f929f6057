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
import { Link } from 'react-router-dom'
import { showsTotal } from '../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { paths } from '../../app/paths.ts'
import { DepartmentRow } from '../../features/catalogue/departments/department-row.tsx'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import {
  type HeroImage_ProductFragment,
  HeroImage_ProductFragmentDoc,
} from '../../graphql/generated/home/graphql.ts'
import { useOwnFigure } from '../../lib/household/own-figures.ts'
import { savedWords } from '../../lib/household/saved-words.ts'
import { formatEuros, Price } from '../../ui/display/price.tsx'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { EcoScoreDial } from '../../ui/eco/eco-score-dial.tsx'
import { ArrowLink, ButtonLink } from '../../ui/layout/links.tsx'

/** Height for a name of two lines, three on a phone, and its price: none of it moves when a part is read later. */
const wordsRoom = { base: '10.5rem', md: '7.25rem' }

/** The product in the image, once it is known; null where there is none to show. */
type HeroProps = { product: FragmentType<typeof HeroImage_ProductFragmentDoc> | null | undefined }

/** The first thing a visitor sees: what the shop promises, its departments, and one product with its price. */
export function Hero({ product }: HeroProps) {
  return (
    <chakra.section pt={{ base: '5', md: '8' }} pb={{ base: '6', md: '8' }}>
      <Container>
        <Grid
          templateAreas={{
            base: '"words" "departments" "image"',
            lg: '"words image" "departments departments"',
          }}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.07fr)' }}
          columnGap="12"
          rowGap={{ base: '3', md: '8' }}
          alignItems="center"
          // Room for the image before it is read: the words beside it stay where they were first seen.
          _before={{ lg: { content: '""', gridArea: 'image', aspectRatio: 4 / 3, mb: wordsRoom.md } }}
        >
          <Stack gridArea="words" gap={{ base: '2', md: '6' }}>
            <Heading as="h1" textStyle="display.lg">
              Mieux choisir, chiffres à l’appui.
            </Heading>
            {/* One line on most phones, in the font that stands in as well. */}
            <Text fontSize={{ base: 'sm', md: 'xl' }} color="fg.muted" maxW="lg">
              Objets du quotidien, chacun avec son éco-score
              <chakra.span hideBelow="md">
                {' sur\u00a010, des matières à la fin de vie\u00a0: eau, énergie, cuisine, linge, jardin'}
              </chakra.span>
              .
            </Text>
            <Flex align="center" wrap="wrap" columnGap="6" mt="1">
              <ButtonLink to={paths.products()} size="lg" flex={{ base: '1 0 auto', sm: 'none' }}>
                Découvrir nos produits
              </ButtonLink>
              <ArrowLink to={paths.trust()}>Pourquoi nous faire confiance</ArrowLink>
            </Flex>
          </Stack>
          <Box gridArea="departments" minW="0">
            <DepartmentRow />
          </Box>
          <Box gridArea="image" alignSelf="start">
            <HeroProduct product={readFragment(HeroImage_ProductFragmentDoc, product)} />
          </Box>
        </Grid>
      </Container>
    </chakra.section>
  )
}

/** One product of the shop, as large as the screen allows, with what it costs and how it is noted. */
function HeroProduct({ product }: { product: HeroImage_ProductFragment | null | undefined }) {
  const own = useOwnFigure(product?.id ?? '')
  const saved = own?.euros ?? product?.savingsPerYear
  const { words, isOfHabit } = savedWords(product?.savingsComparison, own !== undefined)
  if (product === null) return <HowScored />
  if (!product)
    return (
      <Card>
        <Skeleton aspectRatio={{ md: 4 / 3 }} rounded="none" />
        <Flex minH={wordsRoom} />
      </Card>
    )
  return (
    <Card asChild>
      <Link to={paths.product(product.id, product.name)}>
        {/* On a phone of the middle alone: most things are drawn with their head to the left of it. */}
        <Box position="relative" css={{ mdDown: { '& img': { objectPosition: '32%' } } }}>
          <ProductImage
            src={product.imageUrl}
            alt=""
            priority
            sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 58vw, 15rem"
          />
        </Box>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
          alignItems="center"
          alignContent="center"
          columnGap="4"
          rowGap={{ base: '1', md: '0' }}
          minH={wordsRoom}
          px={{ base: '4', md: '6' }}
          py={{ base: '3', md: '4' }}
        >
          <chakra.span
            fontFamily={{ md: 'heading' }}
            fontSize={{ base: 'md', md: 'xl' }}
            fontWeight="semibold"
            lineHeight="short"
            lineClamp={{ base: 3, md: 2 }}
            textWrap="balance"
          >
            {product.name}
          </chakra.span>
          <chakra.span>
            <Price amount={product.price} fontSize={{ base: 'md', md: 'lg' }} fontWeight="semibold" />
            {saved && (
              <>
                {'\u2002'}
                <chakra.span
                  display={{ base: 'block', md: 'inline' }}
                  color={isOfHabit ? 'fg.muted' : 'accent.fg'}
                  fontSize="xs"
                  fontWeight="medium"
                >
                  {formatEuros(saved)}/an {words}
                </chakra.span>
              </>
            )}
            <chakra.span className="official-cost" display="block">
              {product.officialCostText}
            </chakra.span>
          </chakra.span>
          <Box gridArea={{ md: '1 / 2 / span 2' }}>
            {showsTotal(product) && (
              <EcoScoreDial score={product.ecoScore} band={product.ecoBand} size="sm" />
            )}
          </Box>
        </Grid>
      </Link>
    </Card>
  )
}

/** In the place of a product, while the shop recommends none: what each of them will be told by. */
function HowScored() {
  return (
    <Card asChild>
      <Link to={paths.method()}>
        <Center aspectRatio={{ md: 4 / 3 }} bg="bg.plant">
          <SprigIcon boxSize="45%" color="fg.plant" rotate="18deg" />
        </Center>
        <Stack justify="center" gap="1" minH={wordsRoom} px={{ base: '4', md: '6' }}>
          <chakra.span
            fontFamily={{ md: 'heading' }}
            fontSize={{ base: 'md', md: 'xl' }}
            fontWeight="semibold"
          >
            Une note sur 10, que vous pouvez refaire
          </chakra.span>
          <chakra.span color="fg.muted" fontSize={{ base: 'sm', md: 'md' }}>
            Cinq critères, leurs preuves et leur barème
          </chakra.span>
        </Stack>
      </Link>
    </Card>
  )
}

const Card = chakra('div', {
  base: {
    display: 'grid',
    // Beside its words on a phone: all of it stands above the question about cookies.
    gridTemplateColumns: { base: '2fr 3fr', md: 'minmax(0, 1fr)' },
    bg: 'bg.panel',
    borderRadius: '2xl',
    overflow: 'hidden',
    boxShadow: 'soft',
    '& img': { minH: 'full', objectFit: 'cover', transition: 'scale', transitionDuration: 'slow' },
    '&:hover img': { scale: '1.02' },
  },
})
