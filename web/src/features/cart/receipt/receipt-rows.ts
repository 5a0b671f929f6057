import { formatCount, formatScore } from '../../../lib/format-number.ts'
import { formatLongDate } from '../../../ui/display/date-text.tsx'
import { formatEuros } from '../../../ui/display/price.tsx'
import type { CartEffect, YearOfUse } from './cart-effect.ts'
import { impactWords } from './impact-words.ts'

/** One line of the receipt: what, and how much of it. */
export interface ReceiptRow {
  term: string
  value: string
}

const about = (figure: string) => `environ\u00a0${figure}`

const yearRows = ({ savings, impacts }: YearOfUse): ReceiptRow[] => [
  ...(savings ? [{ term: 'Économies par an', value: about(formatEuros(savings)) }] : []),
  ...impacts.map(({ figure, unit }) => {
    const { term, after } = impactWords(unit)
    return { term, value: about(`${formatCount(Math.round(figure))}${after}`) }
  }),
]

/** The lines of the receipt, as the page and its picture show them: of one year, of longer, and of the products. */
export function receiptRows(effect: CartEffect, firstDay: Date | null) {
  const { apart, paybackDays, fiveYears, meanScore } = effect
  const inTime: ReceiptRow[] = [
    ...(paybackDays === null ? [] : [payback(paybackDays, firstDay)]),
    ...(fiveYears
      ? [{ term: 'En cinq ans, achat déduit', value: about(formatEuros(Number(fiveYears).toFixed(0))) }]
      : []),
  ]
  const ofProducts: ReceiptRow[] =
    meanScore === null ? [] : [{ term: 'Éco-score moyen', value: `${formatScore(meanScore)}/10` }]
  return { firstYear: yearRows(effect), apart: apart ? yearRows(apart) : [], inTime, ofProducts }
}

const dayMs = 86_400_000
const daysOfMonth = 365 / 12

/** The day on which it has paid for itself, or how long that takes where nobody knows when it can be bought. */
const payback = (days: number, firstDay: Date | null): ReceiptRow =>
  firstDay
    ? { term: 'Remboursé vers le', value: formatLongDate(new Date(firstDay.getTime() + days * dayMs)) }
    : { term: 'Remboursé', value: `en ${Math.ceil(days / daysOfMonth)}\u00a0mois d’usage` }
