import { expect, test } from 'vitest'
import type { Criterion } from '../../features/catalogue/assessments/criteria.rules.ts'
import { demoCriteria } from './assessments.ts'
import { demoCatalogue } from './catalogue.ts'
import { plain } from './passports.ts'

/** All full steps of so much above a threshold, in tenths of a point. */
const steps = (amount: number, from: number, each: number) => Math.floor((amount - from) / each)

const materials = (share: number) =>
  share >= 95 ? 20 : share >= 75 ? 15 + steps(share, 75, 4) : 10 + steps(share, 50, 5)

/** Of a way by road alone. */
const transport = (km: number) =>
  km <= 500 ? 20 : km <= 1500 ? 15 + steps(1500, km, 200) : 10 + steps(5000, km, 700)

const percentages = (text: string) => [...text.matchAll(/(\d+) %/g)].map(([, share]) => Number(share))
const kilometres = (text: string) =>
  [...text.matchAll(/(?<![\d,])(\d{1,3}(?: \d{3})+|\d+)(?= km| |,|\.)/g)].map(([, km]) =>
    Number(km?.replaceAll(' ', '')),
  )

/** What the scale of the method gives for the figures of a sentence; null where it says it in words. */
const recomputed: Partial<Record<Criterion, (text: string) => number | null>> = {
  MATERIALS: (text) => {
    const share = percentages(text).at(-1)
    // Nobody from outside has proven it.
    const most = text.includes('1,5 au plus') ? 15 : 20
    return share === undefined ? null : Math.min(most, materials(share))
  },
  MANUFACTURING: (text) => {
    const [renewable] = percentages(text)
    return text.includes('contrôlé') && renewable !== undefined
      ? Math.min(20, 15 + steps(renewable, 0, 10))
      : null
  },
  TRANSPORT: (text) =>
    // What comes by sea or rail counts a tenth, and what goes another way is not added.
    /mer|rail|cargo|bateau|à part/i.test(text)
      ? null
      : transport(kilometres(text).reduce((a, b) => a + b, 0)),
  PACKAGING: (text) => {
    const share = percentages(text).at(-1)
    if (share === undefined || text.includes('en entier :')) return null
    return text.endsWith('du poids se trie.') ? 5 + steps(share, 50, 10) : 10 + steps(share, 0, 10)
  },
}

test.each([
  ['MATERIALS', 60],
  ['MANUFACTURING', 40],
  ['TRANSPORT', 30],
  ['PACKAGING', 50],
] as const)('points follow from the figures of their sentence: %s', (criterion, fewest) => {
  const told = demoCatalogue
    .flatMap(({ products }) => products)
    .flatMap(({ name }) => demoCriteria(name))
    .filter((each) => each.criterion === criterion)
    .map(({ points, reason }) => ({ reason, points, gives: recomputed[criterion]?.(plain(reason)) ?? null }))
    .filter(({ gives }) => gives !== null)
  expect(told.length).toBeGreaterThanOrEqual(fewest)
  expect(told.filter(({ points, gives }) => points !== gives)).toEqual([])
})
