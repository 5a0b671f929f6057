import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { Funnel_SummaryFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { formatCount } from '../../../lib/format-count.ts'
import { AnalyticsPanel } from './analytics-panel.tsx'
import { CountList } from './count-list.tsx'

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })

/** How many of a step led to the next; nothing can be said of a step that nobody took. */
const rate = (before: number, now: number) =>
  `${before === 0 ? '—' : percent.format(now / before)} de l’étape précédente`

/** From a product seen to a place on the waitlist, step by step. */
export function Funnel(props: { summary: FragmentType<typeof Funnel_SummaryFragmentDoc> }) {
  const { productViews, addedToCart, waitlist } = readFragment(
    Funnel_SummaryFragmentDoc,
    props.summary,
  ).funnel
  const rows = [
    { key: 'views', label: 'Fiches produit vues', count: productViews },
    { key: 'cart', label: 'Ajouts au panier', count: addedToCart, detail: rate(productViews, addedToCart) },
    {
      key: 'waitlist',
      label: 'Inscriptions à la liste d’attente',
      count: waitlist,
      detail: rate(addedToCart, waitlist),
    },
  ].map((step) => ({ ...step, text: formatCount(step.count) }))
  return (
    <AnalyticsPanel
      title="Du produit à la liste d’attente"
      note={'Des actions, pas des personnes\u00a0: la même personne peut compter plusieurs fois.'}
    >
      <CountList rows={rows} empty="" />
    </AnalyticsPanel>
  )
}
