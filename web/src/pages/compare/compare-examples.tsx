import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { Price } from '../../ui/display/price.tsx'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { Card, CardLink } from '../../ui/layout/card.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { hrefOf, useComparisonExamples } from './compare-example-link.tsx'

/** What can be compared, to begin with. */
export function CompareExamples() {
  const examples = useComparisonExamples()
  if (examples.length === 0) return <ArrowLink to={paths.products()}>Voir tous nos produits</ArrowLink>
  return (
    <Stack as="section" aria-labelledby="exemples" gap="4">
      <Heading as="h2" id="exemples" textStyle="display.sm">
        Par exemple
      </Heading>
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2, lg: 3 }} gap="4" listStyleType="none">
        {examples.map((example) => (
          <li key={example.type}>
            <Card p="4" gap="3">
              <Heading as="h3" fontSize="lg">
                <CardLink to={hrefOf(example)}>{example.type}</CardLink>
              </Heading>
              <SimpleGrid columns={2} gap="3" fontSize="sm">
                {example.products.map(({ id, name, price, imageUrl }) => (
                  <Stack key={id} gap="1">
                    <Box borderRadius="l2" overflow="hidden">
                      {/* The name stands below it. */}
                      <ProductImage src={imageUrl} alt="" sizes="(min-width: 62em) 170px, 45vw" />
                    </Box>
                    <Text color="fg.muted">{name}</Text>
                    <Price amount={price} fontWeight="semibold" mt="auto" />
                  </Stack>
                ))}
              </SimpleGrid>
            </Card>
          </li>
        ))}
      </SimpleGrid>
    </Stack>
  )
}
