import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { ProductCard } from '../../features/catalogue/cards/product-card.tsx'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { type ProductFilterInput, ShelfDocument } from '../../graphql/generated/graphql.ts'
import { forgetLocal } from '../../lib/session/browser-storage.ts'
import { readRecent } from '../../lib/session/recent-items.ts'
import { toaster } from '../../lib/toaster.ts'
import { formatEuros } from '../../ui/display/price.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { useQuickAdd } from './use-quick-add.tsx'

/** How many products a shelf shows (specification, section 9). */
const shelfSize = 4

interface FoundShelfProps {
  title: string
  filter: ProductFilterInput
  /** What stands beside the title. */
  aside: ReactNode
  /** How many products it shows. */
  size?: number
  /** Ids of products that it leaves out. */
  without?: readonly string[]
}

/** A shelf where a page has nothing to show. It is an extra: without products there is nothing. */
function FoundShelf({ title, filter, aside, size = shelfSize, without = [] }: FoundShelfProps) {
  // As many more as are left out at first: it is not asked for anew with each change of the cart.
  const [spare] = useState(Math.min(without.length, shelfSize))
  const { data } = useFreshQuery(ShelfDocument, {
    maxAgeMs: freshFor.products,
    variables: { filter, limit: filter.ids?.length ?? size + spare },
  })
  const heading = useId()
  const quickAdd = useQuickAdd()
  const place = ({ id }: { id: string }) => filter.ids?.indexOf(id) ?? 0
  const offered = data?.products.items.filter(({ id }) => !without.includes(id)) ?? []
  const items = offered.toSorted((a, b) => place(a) - place(b)).slice(0, size)
  if (items.length === 0) return null
  return (
    <chakra.section aria-labelledby={heading} mt={{ md: '4' }}>
      <Flex wrap="wrap" align="baseline" justify="space-between" gap="2" mb="4">
        <Heading as="h2" id={heading} textStyle="display.sm">
          {title}
        </Heading>
        {aside}
      </Flex>
      <SimpleGrid
        as="ul"
        // Its title says it already, not each card once more.
        className={filter.featured ? 'favourite-shelf' : undefined}
        columns={{ base: 2, lg: size }}
        columnGap={{ base: '3', md: '6' }}
        rowGap="6"
        listStyleType="none"
      >
        {items.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} quickAdd={quickAdd} />
          </li>
        ))}
      </SimpleGrid>
    </chakra.section>
  )
}

/** What the shop recommends and can deliver. */
export function Recommended({ without }: Pick<FoundShelfProps, 'without'>) {
  return (
    <FoundShelf
      without={without}
      title="Nos coups de cœur"
      filter={{ featured: true, inStock: true }}
      aside={<ArrowLink to={paths.products({ featured: 'true' })}>Tous nos coups de cœur</ArrowLink>}
    />
  )
}

/** What the shop has, where it recommends nothing yet. */
export function FirstProducts() {
  return (
    <FoundShelf
      title="Nos produits"
      filter={{ inStock: true }}
      aside={<ArrowLink to={paths.products()}>Tous nos produits</ArrowLink>}
    />
  )
}

/** How much more than the highest price asked for is still « un peu ». */
const justAbove = 1.5

/** What costs a little more than was asked for, all else being the same: where that leaves next to nothing to choose. */
export function JustAbove({ filter }: { filter: ProductFilterInput }) {
  const asked = Number(filter.maxPrice)
  const most = Math.ceil(asked * justAbove).toFixed(2)
  return (
    <FoundShelf
      title="Un peu au-dessus"
      filter={{ ...filter, inStock: true, minPrice: (asked + 0.01).toFixed(2), maxPrice: most }}
      aside={<Text color="fg.muted">Jusqu’à {formatEuros(most)}</Text>}
      // As many as stand side by side in the list.
      size={3}
    />
  )
}

/** The products that were looked at in this browser, the latest first, until one has them forgotten. */
export function RecentlyViewed({ without }: Pick<FoundShelfProps, 'without'>) {
  // Whatever is found there: an id is a number.
  const [ids, setIds] = useState(() => readRecent('recentProducts').filter((id) => /^[1-9]\d{0,8}$/.test(id)))
  if (ids.length === 0) return null
  const forget = () => {
    forgetLocal('recentProducts')
    setIds([])
    toaster.success({ title: 'Produits vus effacés' })
    // The button goes: the keyboard goes on from the content.
    document.getElementById('contenu')?.focus({ preventScroll: true })
  }
  return (
    <FoundShelf
      without={without}
      title="Vus récemment"
      filter={{ ids }}
      aside={
        <Button variant="ghost" minH="11" aria-label="Effacer les produits vus récemment" onClick={forget}>
          Effacer
        </Button>
      }
    />
  )
}
