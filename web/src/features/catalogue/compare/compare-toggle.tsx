import { useComparedText } from '../../../lib/session/compared-text.ts'

interface CompareToggleProps {
  product: { id: string; name: string; imageUrl?: string | null; comparableType?: string | null }
}

/** A pair of scales; a tick once the product is on them. */
const scales = 'M12 4v16M7 20h10M4 7h16M6.5 7l-3 7a3.2 3.2 0 0 0 6 0zM17.5 7l-3 7a3.2 3.2 0 0 0 6 0z'

/** Takes a product into the comparison, or out of it; nothing where no other product has its type. */
export function CompareToggle({ product }: CompareToggleProps) {
  const isChosen = useComparedText().includes(`{"id":"${product.id}"`)
  const type = product.comparableType
  if (!type) return null
  const press = async () =>
    (await import('../../../lib/session/compared-products.ts')).toggleCompared(product, type)
  return (
    <button
      type="button"
      className="compare-toggle"
      aria-pressed={isChosen}
      aria-label={`Comparer ${product.name}${isChosen ? ', comparé' : ''}`}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={isChosen ? 'M20 6 9 17l-5-5' : scales} />
      </svg>
      <span>{isChosen ? 'Comparé' : 'Comparer'}</span>
    </button>
  )
}
