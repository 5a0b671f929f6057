import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { ProductCard } from '../../features/catalogue/cards/product-card.tsx'
import type { ProductCard_ProductFragmentDoc } from '../../graphql/generated/articles/graphql.ts'
import type { FragmentType } from '../../graphql/generated/fragment-masking.ts'
import { useQuickAdd } from '../shop/use-quick-add.tsx'

interface ArticleProductsProps {
  /** The products that the text names at this place. */
  ids: string[]
  /** Those of the article that there are. */
  products: readonly ({ id: string } & FragmentType<typeof ProductCard_ProductFragmentDoc>)[]
  /** Says where a visitor sees nothing: for administrators. */
  hasHints: boolean
}

/** Products within an article. One that is gone leaves nothing behind for a visitor. */
export function ArticleProducts({ ids, products, hasHints }: ArticleProductsProps) {
  const quickAdd = useQuickAdd()
  const shown = ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
  const gone = [...new Set(ids)].filter((id) => !shown.some((product) => product.id === id))
  return (
    <>
      {shown.length > 0 && (
        <SimpleGrid
          as="ul"
          aria-label={shown.length > 1 ? 'Produits cités' : 'Produit cité'}
          listStyleType="none"
          columns={shown.length > 1 ? { base: 2, md: Math.min(shown.length, 3) } : 1}
          gap={{ base: '3', md: '5' }}
          my={{ base: '7', md: '8' }}
          fontSize="md"
          css={shown.length === 1 ? lying : undefined}
        >
          {shown.map((product, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may name a product twice.
            <li key={index}>
              <ProductCard product={product} quickAdd={quickAdd} />
            </li>
          ))}
        </SimpleGrid>
      )}
      {hasHints && gone.map((id) => <GoneProduct key={id} id={id} />)}
    </>
  )
}

/** One card alone: its image beside its words, except on a phone. */
const lying = {
  sm: {
    '& .product-card': { flexDirection: 'row' },
    '& .picture': { flex: '0 0 44%' },
    '& .product-image': { height: 'full' },
    '& .body': { paddingInline: '5' },
  },
} as const

function GoneProduct({ id }: { id: string }) {
  return (
    <chakra.p
      mt="5"
      p="4"
      fontSize="sm"
      color="fg.muted"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      rounded="lg"
    >
      {`Le produit n°\u00a0${id} n’est pas en vente\u00a0: à cet endroit, les visiteurs ne voient rien.`}
    </chakra.p>
  )
}
