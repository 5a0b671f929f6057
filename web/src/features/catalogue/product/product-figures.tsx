import type { ReactNode } from 'react'
import { dependsOnHabit } from '../../../../../api/src/features/catalogue/savings/habit.rules.ts'
import type { HouseholdSavings } from '../../../../../api/src/features/catalogue/savings/household-savings.rules.ts'
import { paybackText } from '../../../../../api/src/features/catalogue/savings/payback.rules.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import {
  type ProductFigures_ProductFragment,
  ProductFigures_ProductFragmentDoc,
} from '../../../graphql/generated/graphql.ts'
import { measured } from '../../../lib/format-number.ts'
import { useOwnFigure } from '../../../lib/household/own-figures.ts'
import { formatEuros } from '../../../ui/display/price.tsx'

interface ProductFiguresProps {
  product: FragmentType<typeof ProductFigures_ProductFragmentDoc>
  /** The way to figures of one's own, and how these come about. */
  adapt: ReactNode
}

/**
 * The figures of a product, or what they are in the visitor's own household; those nobody has reckoned are left out. Money
 * that a habit saves comes after what the product itself changes.
 */
function figuresOf(facts: ProductFigures_ProductFragment, own: HouseholdSavings | undefined) {
  const months = own ? own.paybackMonths : facts.paybackMonths
  const impact = own?.impact ?? facts.impactFigure
  // The purchase alone saves nothing: in the words of its card.
  const isOfHabit = !own && dependsOnHabit(facts.savingsComparison)
  const money = [
    facts.savingsPerYear && {
      figure: formatEuros(own?.euros ?? facts.savingsPerYear),
      words: own ? 'par an, chez vous' : isOfHabit ? 'd’économie par an, selon l’usage' : 'économisés par an',
    },
    facts.paybackMonths && {
      figure: months ? paybackText(months) : 'Plus de 50\u00a0ans',
      words: isOfHabit ? 'pour le rembourser, selon l’usage' : 'pour le rembourser',
    },
  ]
  const change = impact && measured(impact, facts.impactUnit)
  return (isOfHabit ? [change, ...money] : [...money, change]).filter(
    (figure) => typeof figure === 'object' && figure !== null,
  )
}

const capitalised = (words: string) => words.replace(/^./, (first) => first.toLocaleUpperCase('fr-FR'))

/** What the saving is measured against and in which use, « Face à un pommeau classique, 2 douches/jour », and what may come on top of it. */
function basisOf(facts: ProductFigures_ProductFragment, own: HouseholdSavings | undefined) {
  const { savingsPerYear, savingsComparison, heatingSavingsText, usualUseText } = facts
  if (!savingsPerYear) return { against: '', onTop: '' }
  const basis = [savingsComparison, !own && usualUseText].filter(Boolean).join(', ')
  return {
    against: basis && `${capitalised(basis)}\u00a0:`,
    onTop:
      !own &&
      heatingSavingsText &&
      `${capitalised(heatingSavingsText)} de plus avec un chauffe-eau électrique`,
  }
}

/** What a product changes, in up to three figures, and how the visitor's own come about. Its look: app/theme/product-card.css. */
export function ProductFigures({ product, adapt }: ProductFiguresProps) {
  const facts = readFragment(ProductFigures_ProductFragmentDoc, product)
  const own = useOwnFigure(facts.id)
  const figures = figuresOf(facts, own)
  const { against, onTop } = basisOf(facts, own)
  if (figures.length === 0) return null
  return (
    <div>
      <ul className="product-figures" aria-label="En chiffres">
        {against && <li className="basis">{against}</li>}
        {figures.map(({ figure, words }) => (
          <li key={words}>
            <strong>{figure}</strong> <span>{words}</span>
          </li>
        ))}
        {onTop && <li className="basis">{onTop}</li>}
      </ul>
      {facts.savingsPerYear && facts.savingsFollowHousehold && adapt}
    </div>
  )
}
