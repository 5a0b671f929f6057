import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ProductCard_ProductFragmentDoc } from '../../../graphql/generated/listing/graphql.ts'
import { savedWords } from '../../../lib/household/saved-words.ts'
import { BelowFold } from '../../../ui/layout/below-fold.tsx'
import { ProductCard, ProductCardSkeleton } from '../cards/product-card.tsx'

type Item = Card['product'] & { id: string; inStock: boolean }

interface ListOrder {
  /** Ordered by how well they match what is searched: the best match comes first, in stock or not. */
  isRanked: boolean
  /** Place of the first that has the searched words in its texts alone; absent where all are named so. */
  mentionsFrom?: number | null
  /** Ordered by what the products say that they save: first what the purchase alone does. */
  isBySavings: boolean
}

interface ProductResultsProps
  extends ListOrder,
    Pick<Card, 'isCategoryKnown' | 'quickAdd' | 'preloadPage' | 'showsPayback'> {
  /** Absent until the first answer: skeletons then. */
  items: Item[] | undefined
  isStale: boolean
}

/** The cards found, or the place they will take; what comes after the others for a reason stands below its title. */
export function ProductResults({ items, isStale, ...props }: ProductResultsProps) {
  const { isRanked, mentionsFrom, isBySavings, ...card } = props
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
  const places = items.map((product, index) => (
    <ResultPlace key={product.id} isOnFirstScreen={index < firstScreenCount}>
      <ProductCard product={product} priority={index < priorityCount} {...card} />
    </ResultPlace>
  ))
  const parts = partsOf(items, { isRanked, mentionsFrom, isBySavings })
  return parts.map(({ title, from }, part) => (
    <Fragment key={title}>
      {title !== firstPart && <h2 className="mentions">{title}</h2>}
      {isBySavings && title === firstPart && (
        <p className="savings-order">
          D’abord ce que l’achat suffit à économiser{'\u202f'}; ce qui dépend de l’usage vient après.
        </p>
      )}
      <ProductGrid label={title} isStale={isStale}>
        {places.slice(from, parts[part + 1]?.from)}
      </ProductGrid>
    </Fragment>
  ))
}

/** What needs no title. */
const firstPart = 'Produits'

/** Where the list falls into parts, and what each is of. */
function partsOf(items: readonly Item[], order: ListOrder): { title: string; from: number }[] {
  const titles = order.isRanked
    ? [firstPart, order.mentionsFrom ? 'Autres fiches qui en parlent' : noneNamedSo]
    : [firstPart, 'Économies selon l’usage', 'Sans économies chiffrées', 'En rupture pour l’instant']
  const parts = items.map((item, index) =>
    order.isRanked ? Number(index >= (order.mentionsFrom ?? items.length)) : partOf(item, order),
  )
  // What was sold out since the list was asked for stays where it stood.
  return titles
    .map((title, part) => ({ title, from: parts.findLastIndex((each) => each < part) + 1, part }))
    .filter(({ from, part }) => parts.slice(from).includes(part))
}

const noneNamedSo = 'Aucun produit de ce nom\u00a0: ces fiches en parlent'

function partOf(item: Item, { isBySavings }: ListOrder): number {
  if (!item.inStock) return 3
  if (!isBySavings) return 0
  const { savingsPerYear, savingsComparison } = readFragment(ProductCard_ProductFragmentDoc, item)
  if (!savingsPerYear) return 2
  return Number(savedWords(savingsComparison, false).isOfHabit)
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
    <ul className="product-grid" aria-label={label} aria-busy={isStale}>
      {children}
    </ul>
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
