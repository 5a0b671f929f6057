import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { showsTotal } from '../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { paths } from '../../app/paths.ts'
import { galleryImages } from '../../features/catalogue/product/gallery-images.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import {
  ProductGallery_ProductFragmentDoc,
  ScoreExample_ProductFragmentDoc,
  type VisitorHomeQuery,
} from '../../graphql/generated/home/graphql.ts'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { ScoreExample } from './score-example.tsx'

type MissionBlockProps = {
  mission: VisitorHomeQuery['mission'] | undefined
  /** The best scored of what the shop recommends. */
  scored: VisitorHomeQuery['scored'] | undefined
  /** Id of the product that the page shows already. */
  without: string | undefined
}

/**
 * Why the shop exists, and how it keeps its word: in its owner's words, once they are known, beside a product and the
 * points of its score. On a green band, in the colours of the night.
 */
export function MissionBlock({ mission, scored, without }: MissionBlockProps) {
  const words = mission?.sections[0]
  const example = scored?.items
    .map((item) => readFragment(ScoreExample_ProductFragmentDoc, item))
    .find((product) => product.id !== without && product.assessment && showsTotal(product))
  const [first, second] = example
    ? galleryImages(readFragment(ProductGallery_ProductFragmentDoc, example))
    : []
  // The second view shows it in its place, unless that is the measured drawing.
  const image = second && !second.isDrawing ? second : first
  return (
    <chakra.section aria-labelledby="mission" bg="deep.bg">
      <Box className="dark" color="fg">
        <Grid templateColumns={{ lg: example ? '1fr 1fr' : '1fr' }}>
          {image && (
            // On a phone above its points; and far enough down not to be fetched before anybody scrolls.
            <Box
              order={{ base: '1', lg: '0' }}
              css={{ '& > *': { h: 'full', minH: { lg: '34rem' }, objectFit: 'cover' } }}
            >
              <ProductImage src={image.src} alt={image.alt} sizes="(min-width: 64rem) 50vw, 100vw" />
            </Box>
          )}
          <Stack
            gap={{ base: '4', md: '6' }}
            align="flex-start"
            justify="center"
            maxW="42rem"
            px={{ base: '4', md: '8', lg: '16' }}
            py={{ base: '8', md: '12' }}
          >
            <Heading as="h2" id="mission" textStyle="display.md">
              Notre Mission
            </Heading>
            <Text textStyle="display.sm" color="accent.fg" textWrap="pretty">
              {words?.title}
            </Text>
            <Text color="fg.muted" maxW="prose" whiteSpace="pre-line">
              {words?.text}
            </Text>
            <ArrowLink to={paths.mission()}>Lire notre histoire</ArrowLink>
          </Stack>
        </Grid>
        {example && <ScoreExample product={example} />}
      </Box>
    </chakra.section>
  )
}
