import type { HouseholdSavings } from '../../../../api/src/features/catalogue/savings/household-savings.rules.ts'
import { formatEuros } from '../../ui/display/price.tsx'
import { HouseholdDialog } from './household-dialog.tsx'

export { showFiguresOfHousehold } from './reckon.ts'

interface HouseholdPartsProps {
  /** The product of the page; empty where it is about several. */
  productId: string
  /** Of the product of the page, if it is one. */
  own: HouseholdSavings | undefined
  isOpen: boolean
  onClose: () => void
}

/** What of the household is fetched once it is told, or asked for: the sum behind a figure, and the card. */
export function HouseholdParts({ own, ...card }: HouseholdPartsProps) {
  return (
    <>
      {own && <SavingsSum own={own} />}
      <HouseholdDialog {...card} />
    </>
  )
}

/** How the visitor's own savings come about, line by line. Its look: app/theme/product-card.css. */
function SavingsSum({ own: { steps, euros } }: { own: HouseholdSavings }) {
  return (
    <details data-private>
      <summary>Voir le calcul</summary>
      <ul>
        {steps.map(({ label, sum, source }) => (
          <li key={label + sum}>
            {`${label}\u00a0: ${sum}`}
            <span className="source">{source}</span>
          </li>
        ))}
        <li>
          <strong>{`Chez vous, arrondi\u00a0: ${formatEuros(euros)} par an`}</strong>
        </li>
      </ul>
    </details>
  )
}
