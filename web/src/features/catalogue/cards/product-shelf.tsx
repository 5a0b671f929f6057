import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId } from 'react'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ProductShelf_ProductsFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ArrowLink } from '../../../ui/layout/links.tsx'
import { ProductCard, ProductCardSkeleton, type QuickAdd } from './product-card.tsx'

/** A shelf: its title, a word about it, where the rest is, and its products. */
export type ProductShelfProps = {
  title: string
  lead?: string
  link: { to: string; label: string }
  children: ReactNode
}

/** A few products side by side under a title. */
export function ProductShelf({ title, lead, link, children }: ProductShelfProps) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id} gap={{ base: '6', md: '8' }}>
      <Flex wrap="wrap" align="flex-end" justify="space-between" columnGap="8" rowGap="2">
        <Stack gap="2" maxW="2xl">
          <Heading as="h2" id={id} textStyle="display.md">
            {title}
          </Heading>
          {lead && <Text color="fg.muted">{lead}</Text>}
        </Stack>
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
      </Flex>
      <chakra.div>{children}</chakra.div>
    </Stack>
  )
}

/** The products of a shelf, on their way, there, or not to be had. */
export type ShelfProductsProps = {
  products: FragmentType<typeof ProductShelf_ProductsFragmentDoc> | null | undefined
  /** Id of one that the page shows already: left out as long as the others fill the shelf. */
  without?: string | undefined
  failed: boolean
  onRetry: () => void
  preloadPage?: () => Promise<unknown>
  quickAdd?: QuickAdd
}

/** Four cards; four empty places while they load; words when they cannot. */
export function ShelfProducts({ products, without, failed, onRetry, ...card }: ShelfProductsProps) {
  const all = readFragment(ProductShelf_ProductsFragmentDoc, products)?.items
  const others = all?.filter(({ id }) => id !== without)
  const items = others && others.length >= places.length ? others.slice(0, places.length) : all
  if (!items && failed) return <ErrorState onRetry={onRetry} />
  return (
    <ShelfGrid aria-busy={!items}>
      {items
        ? items.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} {...card} />
            </li>
          ))
        : places.map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
    </ShelfGrid>
  )
}

/** Four products side by side, two by two on a phone. */
export const ShelfGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(100%, max(8rem, 50% - 0.75rem)), 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { base: '3', md: '6' },
    rowGap: { base: '6', md: '10' },
    listStyleType: 'none',
  },
})

/** How many products a shelf holds (specification, section 9). */
const places = ['a', 'b', 'c', 'd']
