import { Link } from 'react-router-dom'
import { ecoBands } from '../../../../../api/src/features/catalogue/listing/bands.rules.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { type EcoBand, ProductFilters_FacetsFragmentDoc } from '../../../graphql/generated/listing/graphql.ts'
import { ecoBandLabel } from '../../../ui/eco/eco-bands.ts'
import type { ProductListParams } from './product-list-url.ts'

type Bounds = Pick<ProductListParams, 'minEcoScore' | 'maxEcoScore'>

/** Scores have one decimal: the best of a band lies just below the next one. */
const boundsOf = Object.fromEntries(
  ecoBands.map(({ band, from }, place) => {
    const next = ecoBands[place - 1]
    return [
      band,
      { minEcoScore: from > 0 ? String(from) : '', maxEcoScore: next ? String(next.from - 0.1) : '' },
    ]
  }),
) as Record<EcoBand, Bounds>

interface EcoBandBarProps {
  params: Bounds
  /** Absent until the first answer: its place is kept. */
  facets: FragmentType<typeof ProductFilters_FacetsFragmentDoc> | undefined
  hrefWith: (bounds: Bounds) => string
}

/**
 * How many products each band of the eco-score has, for the best come first and are all alike: a bar whose parts lead to
 * theirs, the chosen one back to all. Nothing where all are of one band. Its look: app/theme/product-card.css.
 */
export function EcoBandBar({ params, facets, hrefWith }: EcoBandBarProps) {
  const all = readFragment(ProductFilters_FacetsFragmentDoc, facets)?.ecoBands
  const bands = all?.filter(({ count }) => count > 0)
  if (bands && bands.length < 2) return null
  return (
    <ul className="eco-bands" aria-label="Répartition des éco-scores">
      {bands?.map(({ band, count }) => {
        const bounds = boundsOf[band]
        const isOn = bounds.minEcoScore === params.minEcoScore && bounds.maxEcoScore === params.maxEcoScore
        return (
          <li key={band} style={{ flexGrow: count }}>
            <Link
              className={`eco-${band}`}
              to={hrefWith(isOn ? { minEcoScore: '', maxEcoScore: '' } : bounds)}
              aria-current={isOn || undefined}
            >
              <b>{count}</b> {ecoBandLabel[band]}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
