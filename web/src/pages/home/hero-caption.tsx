import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import type { HeroPicture_ProductFragment } from '../../graphql/generated/graphql.ts'
import { formatScore } from '../../lib/format-score.ts'
import { ecoBandColor } from '../../ui/eco-band-color.ts'
import { ecoBandLabel } from '../../ui/eco-band-label.ts'

const card = { minH: '24', px: '5', py: '4', bg: 'bg.panel', borderRadius: 'l3', boxShadow: 'soft' } as const

/** What the picture shows: the name of the product, and what its leaves mean. */
export function HeroCaption({ product }: { product: HeroPicture_ProductFragment | null | undefined }) {
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
      <Link to={paths.product(product.id)}>
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
