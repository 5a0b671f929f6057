import { gasPrice, type Household } from './household.rules.ts'
import { paybackMonths } from './payback.rules.ts'
import type { SavingsFormula, SavingsTerm } from './savings-formula.rules.ts'

/** One line of the sum, in words. */
export interface SavingsStep {
  label: string
  /** « 3 L × 10 par jour × 365 jours = 10 950 L ». */
  sum: string
  /** Where its amounts are from. */
  source: string
}

/** What a product saves a household in a year. */
export interface HouseholdSavings {
  /** As a decimal string: whole euros, below 5 € to the cent. */
  euros: string
  /** Until the price is made up for; null when it never is, or not within fifty years. */
  paybackMonths: number | null
  /** The product's `impactFigure` for this household, as a decimal string; null where the formula counts none. */
  impact: string | null
  steps: SavingsStep[]
}

const days = 365
/** To warm one litre of water by one degree: 1.163 Wh, physics and no assumption. */
const wattHoursPerLitreDegree = 1.163
const longestPayback = 600

const timesAYear = { DAY: days, WEEK: 52, MONTH: 12, YEAR: 1 } as const

const french = (value: number, digits = 2) =>
  value.toLocaleString('fr-FR', { maximumFractionDigits: digits }).replace('-', '\u2212')
const euros = (value: number) =>
  `${value.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace('-', '\u2212')}\u00a0€`
const price = (value: number, unit: string) => `${euros(value)}/${unit}`

/** What one term makes of a household, not rounded. */
interface TermResult {
  euros: number
  litres: number
  kWh: number
  uses: number
  steps: SavingsStep[]
}

/** How often a year, and in words. */
function usesOf({ times, per, people }: SavingsTerm, household: Household): { count: number; words: string } {
  const scale = people === null ? 1 : household.people / people
  const persons = people === null ? '' : ` × ${french(household.people)}/${french(people)} personnes`
  if (per === 'SHOWER' || per === 'SHOWER_MINUTE') {
    const showers = household.people * household.showersPerPerson
    const minutes = per === 'SHOWER_MINUTE' ? household.showerMinutes : 1
    const each = `${times === 1 ? '' : ` × ${french(times)}`}${per === 'SHOWER' ? '' : ` × ${french(minutes)}\u00a0min`}`
    return {
      count: times * minutes * showers * days,
      words: `${each} × ${french(showers)} ${showers > 1 ? 'douches' : 'douche'} par jour × ${days}\u00a0jours`,
    }
  }
  const often = { DAY: 'par jour', WEEK: 'par semaine', MONTH: 'par mois', YEAR: 'par an' }[per]
  const year = { DAY: `${days}\u00a0jours`, WEEK: '52\u00a0semaines', MONTH: '12\u00a0mois', YEAR: '' }[per]
  return {
    count: times * timesAYear[per] * scale,
    words: ` × ${french(times)} ${often}${year && ` × ${year}`}${persons}`,
  }
}

/** The kilowatt-hours that heated the water, and what they cost this household. */
function heatOf(litres: number, { label, warming, source }: SavingsTerm, household: Household): TermResult {
  const { waterHeating, electricityPrice } = household
  const none = { euros: 0, litres: 0, kWh: 0, uses: 0 }
  if (warming === null) return { ...none, steps: [] }
  const heading = `${label}, chauffage de l’eau`
  if (waterHeating === 'OTHER')
    return { ...none, steps: [{ label: heading, sum: 'non compté, faute de connaître l’énergie', source }] }
  const kWh = (litres * warming * wattHoursPerLitreDegree) / 1000
  const perKWh = waterHeating === 'GAS' ? gasPrice : electricityPrice
  const sum = `${french(litres, 0)}\u00a0L × ${french(warming)}\u00a0°C × ${french(wattHoursPerLitreDegree, 3)}\u00a0Wh = ${french(kWh, 0)}\u00a0kWh, à ${price(perKWh, 'kWh')} = ${euros(kWh * perKWh)}`
  return { ...none, euros: kWh * perKWh, steps: [{ label: heading, sum, source }] }
}

function resultOf(term: SavingsTerm, household: Household): TermResult {
  const { kind, amount, label, source, counts } = term
  const { count, words } = usesOf(term, household)
  const total = amount * count
  const uses = count * (counts ?? 0)
  if (kind === 'PURCHASE') {
    const sum = `${euros(amount)}${words} = ${euros(total)}`
    return { euros: total, litres: 0, kWh: 0, uses, steps: [{ label, sum, source }] }
  }
  const unit = kind === 'WATER' ? 'L' : 'kWh'
  const perUnit = { WATER: household.waterPrice, ELECTRICITY: household.electricityPrice, GAS: gasPrice }[
    kind
  ]
  const cost = kind === 'WATER' ? (total / 1000) * perUnit : total * perUnit
  const sum = `${french(amount, 3)}\u00a0${unit}${words} = ${french(total, 1)}\u00a0${unit}, à ${price(perUnit, kind === 'WATER' ? 'm³' : 'kWh')} = ${euros(cost)}`
  const own = { label, sum, source }
  if (kind !== 'WATER') return { euros: cost, litres: 0, kWh: total, uses, steps: [own] }
  const heat = heatOf(total, term, household)
  return { euros: cost + heat.euros, litres: total, kWh: 0, uses, steps: [own, ...heat.steps] }
}

/** Whether what a household tells changes any of it: its people, its showers, or what water and electricity cost there. */
export const followsHousehold = (formula: SavingsFormula | null | undefined): boolean =>
  formula?.terms.some(
    ({ kind, per, people }) =>
      kind === 'WATER' || kind === 'ELECTRICITY' || people !== null || per.startsWith('SHOWER'),
  ) ?? false

/** Without the noise of floating point: 16.9 × 1.5 is no 25.349999999999998. */
const clean = (value: number) => Number(value.toFixed(6))

/** Euros a year are an estimate: whole ones, but cents below 5 €. */
const roundedEuros = (value: number) => (value >= 5 ? Math.round(clean(value)) : clean(value)).toFixed(2)

/** Litres are rounded down, to the hundred, below a thousand to the ten: rather promised too little. */
function roundedLitres(litres: number): number {
  const unit = litres >= 1000 ? 100 : 10
  return Math.floor(clean(litres) / unit) * unit
}

/**
 * What a product saves a household in a year, and how that sum comes about. For the usual household it is what the
 * product says of itself.
 * @param productPrice in euros, as a decimal string: what has to be paid back.
 */
export function householdSavings(
  { impact, terms }: SavingsFormula,
  household: Household,
  productPrice: string,
): HouseholdSavings {
  const results = terms.map((term) => resultOf(term, household))
  const sum = (of: (result: TermResult) => number) => results.reduce((total, each) => total + of(each), 0)
  const saved = roundedEuros(
    Math.max(
      0,
      sum((each) => each.euros),
    ),
  )
  const months = paybackMonths(Number(productPrice), Number(saved))
  const figure = {
    LITRES: () => roundedLitres(sum((each) => each.litres)),
    KWH: () => Math.round(clean(sum((each) => each.kWh))),
    USES: () => Math.round(clean(sum((each) => each.uses))),
  }
  return {
    euros: saved,
    paybackMonths: months <= longestPayback ? months : null,
    impact: impact && figure[impact]().toFixed(2),
    steps: results.flatMap(({ steps }) => steps),
  }
}
