import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { BelowFold } from '../../../ui/layout/below-fold.tsx'
import { ProductCard, ProductCardSkeleton } from '../cards/product-card.tsx'

interface ProductResultsProps extends Pick<Card, 'isCategoryKnown' | 'quickAdd' | 'preloadPage'> {
  /** Absent until the first answer: skeletons then. */
  items: (Card['product'] & { id: string })[] | undefined
  isStale: boolean
}

/** The cards found, or the place they will take. */
export function ProductResults({ items, isStale, ...card }: ProductResultsProps) {
  if (!items) {
    return (
      <ProductGrid label="Produits en cours de chargement" isStale>
        {skeletons.map((index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
    )
  }
  return (
    <ProductGrid label="Produits" isStale={isStale}>
      {items.map((product, index) => (
        <ResultPlace key={product.id} isOnFirstScreen={index < firstScreenCount}>
          <ProductCard product={product} priority={index < priorityCount} {...card} />
        </ResultPlace>
      ))}
    </ProductGrid>
  )
}

/** One place of the grid. */
function ResultPlace({ isOnFirstScreen, children }: { isOnFirstScreen: boolean; children: ReactNode }) {
  if (isOnFirstScreen) return <li>{children}</li>
  return (
    <BelowFold as="li" height={cardHeight} deskHeight={deskCardHeight}>
      {children}
    </BelowFold>
  )
}

interface ProductGridProps {
  /** List items. */
  children: ReactNode
  /** True while newer results are on their way: these stay readable, but dimmed. */
  isStale?: boolean
  label: string
}

/** Two columns on a phone, three beside the filters. */
function ProductGrid({ children, isStale = false, label }: ProductGridProps) {
  return (
    <chakra.ul
      aria-label={label}
      aria-busy={isStale}
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
      // Without frames the rows are told apart by the room between them.
      rowGap={{ base: '6', md: '10' }}
      columnGap={{ base: '3', md: '6' }}
      listStyleType="none"
      opacity={isStale ? 0.5 : 1}
      transition="opacity"
      transitionDuration="moderate"
    >
      {children}
    </chakra.ul>
  )
}

type Card = ComponentProps<typeof ProductCard>

/** Cards whose image is fetched first. */
const priorityCount = 3

/** Cards that the first screen of a large window can show. */
const firstScreenCount = 6

/** Of most cards, measured: with less, what is not drawn yet would lie over the links to the other pages. */
const cardHeight = '23.5rem'
const deskCardHeight = '28rem'

const skeletons = Array.from({ length: 9 }, (_, index) => index)
