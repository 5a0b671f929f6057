import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'
import { criterionNames } from '../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { paths } from '../../app/paths.ts'
import { useShopFrame } from '../../features/settings/use-shop-frame.ts'
import type { ScoreExample_ProductFragment } from '../../graphql/generated/home/graphql.ts'
import { formatScore } from '../../lib/format-number.ts'
import { EcoScoreDial } from '../../ui/eco/eco-score-dial.tsx'
import { PointsBar } from '../../ui/eco/points-bar.tsx'

/** How one product came to its score: the points of its five criteria, and why; a phone has room for the points. */
export function ScoreExample({ product }: { product: ScoreExample_ProductFragment }) {
  const { texts } = useShopFrame()
  return (
    <Container pb={{ base: '10', md: '16' }}>
      <Flex
        align="center"
        justify="space-between"
        columnGap="8"
        rowGap="3"
        wrap="wrap"
        py={{ base: '4', md: '6' }}
        borderTopWidth="1px"
      >
        <chakra.h3 textStyle="display.sm">
          <chakra.span asChild _hover={{ textDecoration: 'underline' }}>
            <Link to={`${paths.product(product.id, product.name)}#eco-score`}>{product.name}</Link>
          </chakra.span>
        </chakra.h3>
        <EcoScoreDial score={product.ecoScore} band={product.ecoBand} />
      </Flex>
      <Grid
        as="ul"
        aria-label="Les points par critère"
        listStyleType="none"
        templateColumns={{ md: 'repeat(5, minmax(0, 1fr))' }}
        columnGap="6"
        rowGap="3"
      >
        {product.assessment?.criteria.map(({ criterion, points, reason }) => (
          <Grid
            as="li"
            key={criterion}
            display={{ base: 'flex', md: 'grid' }}
            flexWrap="wrap"
            templateColumns="1fr auto"
            alignItems="center"
            alignContent="start"
            columnGap="3"
            rowGap="2"
          >
            <chakra.strong flex="0 0 6.5rem">{criterionNames[criterion]}</chakra.strong>
            <PointsBar points={points} flex="1 1 4rem" gridArea="2 / 1 / auto / span 2" h="2" />
            <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {formatScore(points)} <chakra.span color="fg.muted">sur{'\u00a0'}2</chakra.span>
            </chakra.span>
            <chakra.span hideBelow="md" gridColumn="1 / -1" fontSize="sm" color="fg.muted">
              {reason}
            </chakra.span>
          </Grid>
        ))}
      </Grid>
      {texts.demonstration_note && (
        <Text mt="6" fontSize="sm" color="fg.muted">
          {texts.demonstration_note}
        </Text>
      )}
    </Container>
  )
}
