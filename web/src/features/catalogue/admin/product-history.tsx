import { useQuery } from '@apollo/client/react'
import { ProductNameDocument } from '../../../graphql/generated/graphql.ts'
import { formatScore } from '../../../lib/format-score.ts'
import type { FactWords } from '../../../ui/admin/history-entry.tsx'
import { GalleryChangeText } from './gallery-change-text.tsx'
import { productLabels, productWords } from './product-form-values.ts'

const labels = { ...productLabels, imageUrl: 'Image principale', images: 'Images' }

/** How the history of products is told. */
export function productHistoryWords(categories: readonly { id: string; name: string }[]): FactWords {
  const words = productWords(categories)
  return {
    labels,
    show: (field, value) =>
      (field === 'ecoScore' || field === 'rating') && typeof value === 'string'
        ? formatScore(value)
        : words(field, value),
    tell(field, before, after) {
      if (field === 'images') return <GalleryChangeText before={before.images} after={after.images} />
      // The image follows the pictures, which tell it already.
      return field === 'imageUrl' && 'images' in after ? null : undefined
    },
    nameOf: (id) => <ProductName id={id} />,
  }
}

/** What a product is called now: old entries about pictures alone do not say it. */
function ProductName({ id }: { id: string }) {
  const { data } = useQuery(ProductNameDocument, { variables: { id } })
  return data?.product?.name ?? `Produit n°\u00a0${id}`
}
