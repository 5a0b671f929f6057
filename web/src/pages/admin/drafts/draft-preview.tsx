import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { lazy, Suspense } from 'react'
import { ecoBandOf } from '../../../../../api/src/features/catalogue/listing/bands.rules.ts'
import { type NamedCategory, readRow } from '../../../features/catalogue/admin/drafts/draft-sheet.ts'
import type { DraftRow } from '../../../features/catalogue/admin/drafts/use-draft-sheet.ts'
import { ProductCard } from '../../../features/catalogue/cards/product-card.tsx'
import type { DraftsQuery } from '../../../graphql/generated/admin/graphql.ts'
import { PageSpinner } from '../../../ui/feedback/spinner.tsx'

// The code of the product page, as the shop has it: by name, so that the shop's own is not split for it.
const ProductSheet = lazy(async () => ({
  default: (await import('../../shop/product-page.tsx')).ProductSheet,
}))

const closedCart = { add: async () => undefined, isAdding: false }

/** The pane is as wide as a phone. */
const oneColumn = {
  '& .product-sheet': { gridTemplateColumns: '1fr' },
  '& .product-sheet > *': { position: 'static' },
} as const

interface DraftPreviewProps {
  draft: DraftsQuery['products']['items'][number]
  cells: DraftRow['cells']
  categories: readonly NamedCategory[]
}

/** A draft as the shop will show it, card and page, with what is typed now. Made of the shop's own parts; nothing in it is pressed. */
export function DraftPreview({ draft, cells, categories }: DraftPreviewProps) {
  const { categoryId, ...facts } = readRow(cells, categories, false).facts
  const ecoScore = facts.ecoScore ?? '0.0'
  const category = categories.find(({ id }) => id === categoryId) ?? null
  const product = {
    price: '0.00',
    ...draft,
    ...facts,
    name: facts.name ?? 'Sans nom',
    inStock: facts.inStock ?? true,
    ecoScore,
    ecoBand: ecoBandOf(ecoScore),
    category: category && { ...category, slug: '' },
  }
  return (
    <Stack gap="5">
      <Heading as="h3" textStyle="md" fontFamily="body" fontWeight="semibold">
        Dans les listes
      </Heading>
      <chakra.div inert maxW="18rem">
        <ProductCard product={product} />
      </chakra.div>
      <Heading as="h3" textStyle="md" fontFamily="body" fontWeight="semibold">
        La page du produit
      </Heading>
      <chakra.div inert bg="bg.canvas" p="4" rounded="lg" css={oneColumn}>
        {category && (
          <Text textStyle="sm" color="fg.muted" mb="3">{`Accueil › Nos produits › ${category.name}`}</Text>
        )}
        <Suspense fallback={<PageSpinner />}>
          <ProductSheet product={product} quantity={1} onQuantity={() => undefined} cart={closedCart} />
        </Suspense>
      </chakra.div>
    </Stack>
  )
}
