import type { LooseFormula } from '../../../features/catalogue/savings/savings-formula.rules.ts'

/** A term as the formulas of the demo write it. */
export type DemoTerm = LooseFormula['terms'][number]

/** Formulas by the names of their products. */
export type DemoFormulas = Record<string, LooseFormula>

/** Where amounts are from. */
export const from = {
  maker: 'Débit ou puissance annoncés sur la fiche ; usage : hypothèse de la boutique',
  use: 'Hypothèse de la boutique',
  prices: 'Prix et rythme d’achat : hypothèses de la boutique, dites sur la fiche',
} as const

/** What is no longer bought, or, below zero, what still is: euros, so many times a year. */
export const bought = (label: string, amount: number, times: number, more: Partial<DemoTerm> = {}) =>
  ({ kind: 'PURCHASE', label, amount, times, per: 'YEAR', source: from.prices, ...more }) as const

/** Water that no longer runs, in litres a use. */
export const water = (label: string, amount: number, more: Pick<DemoTerm, 'per'> & Partial<DemoTerm>) =>
  ({ kind: 'WATER', label, amount, source: from.maker, ...more }) as const

/** Electricity that is no longer used, in kilowatt-hours a use. */
export const electricity = (label: string, amount: number, more: Pick<DemoTerm, 'per'> & Partial<DemoTerm>) =>
  ({ kind: 'ELECTRICITY', label, amount, source: from.maker, ...more }) as const
