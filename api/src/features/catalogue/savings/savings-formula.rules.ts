import { z } from 'zod'
import { frenchNumber, requiredLine } from '../../../platform/field.rules.ts'

/** What a term of a formula saves: litres of water, kilowatt-hours of a kind, or a purchase in euros. */
export const savingsKinds = ['WATER', 'ELECTRICITY', 'GAS', 'PURCHASE'] as const

/** How often; the showers are those of the household. */
export const savingsPeriods = ['DAY', 'WEEK', 'MONTH', 'YEAR', 'SHOWER', 'SHOWER_MINUTE'] as const

/** What the product's `impactFigure` counts, where it follows the household: litres, kilowatt-hours or uses. */
export const savingsImpacts = ['LITRES', 'KWH', 'USES'] as const

/** Limits of a formula. */
export const savingsLimits = {
  terms: 6,
  labelLength: 80,
  sourceLength: 160,
  maxAmount: 100_000,
  maxTimes: 10_000,
  maxPeople: 12,
  /** Degrees between the cold water and the shower. */
  maxWarming: 80,
} as const

const number = (label: string, min: number, max: number) => {
  const outside = `${label} : nombre entre ${frenchNumber(min)} et ${frenchNumber(max)} attendu.`
  return z.number({ error: outside }).min(min, outside).max(max, outside)
}

const choice = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  z.enum(values, { error: `${label} : ${values.join(', ')} attendu.` })

const unknownKeys = (what: string) => (issue: { code?: string; keys?: string[] }) =>
  issue.code === 'unrecognized_keys'
    ? `${what} : « ${issue.keys?.join(' », « ')} » n’est pas prévu.`
    : `${what} : objet attendu.`

const termRules = z
  .strictObject(
    {
      kind: choice('kind', savingsKinds),
      label: requiredLine('label', savingsLimits.labelLength),
      /** Of one use: L, kWh or €. Below zero: what it goes on costing. */
      amount: number('amount', -savingsLimits.maxAmount, savingsLimits.maxAmount),
      times: number('times', 0.001, savingsLimits.maxTimes).default(1),
      per: choice('per', savingsPeriods),
      /** For how many people the times are counted; null: they do not follow the number of people. */
      people: number('people', 1, savingsLimits.maxPeople).nullish().default(null),
      /** By how many degrees the water was heated; null: it was cold. */
      warming: number('warming', 1, savingsLimits.maxWarming).nullish().default(null),
      /** How much of `impactFigure` each use makes; null: nothing. */
      counts: number('counts', 0.001, savingsLimits.maxAmount).nullish().default(null),
      source: requiredLine('source', savingsLimits.sourceLength),
    },
    { error: unknownKeys('Terme') },
  )
  .refine(({ amount }) => amount !== 0, { error: 'amount : zéro n’économise rien.', path: ['amount'] })
  .refine(({ kind, warming }) => kind === 'WATER' || warming === null, {
    error: 'warming : seule l’eau est chauffée.',
    path: ['warming'],
  })
  .refine(({ per, people }) => !per.startsWith('SHOWER') || people === null, {
    error: 'people : les douches suivent déjà le nombre de personnes.',
    path: ['people'],
  })

const terms = `terms : de 1 à ${savingsLimits.terms} termes attendus.`

const isCounted = {
  LITRES: (each: SavingsTerm[]) => each.some(({ kind }) => kind === 'WATER'),
  KWH: (each: SavingsTerm[]) => each.some(({ kind }) => kind === 'ELECTRICITY' || kind === 'GAS'),
  USES: (each: SavingsTerm[]) => each.some(({ counts }) => counts !== null),
}

/** How the savings of a product come about: a sum of terms. What it does not know is refused. */
export const savingsFormulaRules = z
  .strictObject(
    {
      impact: choice('impact', savingsImpacts).nullish().default(null),
      terms: z.array(termRules, { error: terms }).min(1, terms).max(savingsLimits.terms, terms),
    },
    { error: unknownKeys('Formule') },
  )
  .refine((formula) => formula.impact === null || isCounted[formula.impact](formula.terms), {
    error: 'impact : aucun terme ne le compte.',
    path: ['impact'],
  })
  .transform(orderedFormula)

/** One term of a formula: an amount, how often, and where both are from. */
export interface SavingsTerm {
  kind: (typeof savingsKinds)[number]
  label: string
  amount: number
  times: number
  per: (typeof savingsPeriods)[number]
  people: number | null
  warming: number | null
  counts: number | null
  source: string
}

/** A formula, whole. */
export interface SavingsFormula {
  impact: (typeof savingsImpacts)[number] | null
  terms: SavingsTerm[]
}

/** Less than a formula: what may be left out is left out. */
type Loose<T, K extends keyof T> = Omit<T, K> & { [N in K]?: T[N] | null }

/** A formula as people and the database write it. */
export interface LooseFormula {
  impact?: SavingsFormula['impact']
  terms: Loose<SavingsTerm, 'times' | 'people' | 'warming' | 'counts'>[]
}

/** With every field, in one order, and no other: the database keeps its own order, and histories compare texts. */
export function orderedFormula({ impact, terms }: LooseFormula): SavingsFormula {
  return {
    impact: impact ?? null,
    terms: terms.map(({ kind, label, amount, times, per, people, warming, counts, source }) => ({
      kind,
      label,
      amount,
      times: times ?? 1,
      per,
      people: people ?? null,
      warming: warming ?? null,
      counts: counts ?? null,
      source,
    })),
  }
}
