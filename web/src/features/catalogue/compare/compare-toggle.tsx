import { useComparedText } from '../../../lib/session/compared-text.ts'

interface CompareToggleProps {
  product: { id: string; name: string; imageUrl?: string | null; comparableType?: string | null }
  /** What it does stands beside the sign. */
  hasWords?: boolean
}

/** Takes a product into the comparison, or out of it; nothing where no other product has its type. */
export function CompareToggle({ product, hasWords }: CompareToggleProps) {
  const isChosen = useComparedText().includes(`{"id":"${product.id}"`)
  const type = product.comparableType
  if (!type) return null
  const press = async () =>
    (await import('../../../lib/session/compared-products.ts')).toggleCompared(product, type)
  return (
    <button
      type="button"
      className={hasWords ? 'compare-toggle has-words' : 'compare-toggle'}
      aria-pressed={isChosen}
      aria-label={`Comparer ${product.name}`}
      title="Comparer"
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={isChosen ? 'M20 6 9 17l-5-5' : 'm8 3-4 4 4 4M4 7h16M16 21l4-4-4-4M20 17H4'} />
      </svg>
      {hasWords && 'Comparer'}
    </button>
  )
}
