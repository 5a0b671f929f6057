import { expect, it } from 'vitest'
import { savingsFormulaRules } from './savings-formula.rules.ts'

const term = { kind: 'WATER', label: 'Robinet', amount: 7, per: 'DAY', source: 'Fiche' }
const refusalOf = (formula: unknown) => savingsFormulaRules.safeParse(formula).error?.issues[0]?.message

it('gives what is left out its default, in one order whatever the order it came in', () => {
  const [first, second] = [
    { terms: [term] },
    { terms: [{ ...term, source: term.source, times: 1 }], impact: null },
  ]
  expect(JSON.stringify(savingsFormulaRules.parse(first))).toBe(
    '{"impact":null,"terms":[{"kind":"WATER","label":"Robinet","amount":7,"times":1,"per":"DAY","people":null,"warming":null,"counts":null,"source":"Fiche"}]}',
  )
  expect(JSON.stringify(savingsFormulaRules.parse(second))).toBe(
    JSON.stringify(savingsFormulaRules.parse(first)),
  )
})

it.each([
  ['no formula', 'vingt euros', 'Formule : objet attendu.'],
  ['no terms', {}, 'terms : de 1 à 6 termes attendus.'],
  ['an empty sum', { terms: [] }, 'terms : de 1 à 6 termes attendus.'],
  ['a sum that nobody reads', { terms: Array(7).fill(term) }, 'terms : de 1 à 6 termes attendus.'],
  ['an unknown word', { terms: [term], currency: 'EUR' }, 'Formule : « currency » n’est pas prévu.'],
  ['an unknown word in a term', { terms: [{ ...term, price: 2 }] }, 'Terme : « price » n’est pas prévu.'],
  [
    'an unknown kind',
    { terms: [{ ...term, kind: 'TIME' }] },
    'kind : WATER, ELECTRICITY, GAS, PURCHASE attendu.',
  ],
  ['an unknown period', { terms: [{ ...term, per: 'HOUR' }] }, 'per : DAY, WEEK'],
  ['an amount in words', { terms: [{ ...term, amount: '7' }] }, 'amount : nombre entre'],
  ['nothing saved', { terms: [{ ...term, amount: 0 }] }, 'amount : zéro n’économise rien.'],
  ['more than anybody saves', { terms: [{ ...term, amount: 100_001 }] }, 'amount : nombre entre'],
  ['no uses', { terms: [{ ...term, times: 0 }] }, 'times : nombre entre'],
  ['a household of none', { terms: [{ ...term, people: 0 }] }, 'people : nombre entre'],
  ['no source', { terms: [{ ...term, source: ' ' }] }, 'source : champ obligatoire.'],
  ['warm electricity', { terms: [{ ...term, kind: 'ELECTRICITY', warming: 23 }] }, 'warming : seule l’eau'],
  [
    'people counted twice',
    { terms: [{ ...term, per: 'SHOWER', people: 2 }] },
    'people : les douches suivent',
  ],
  ['an impact of nothing', { impact: 'KWH', terms: [term] }, 'impact : aucun terme ne le compte.'],
])('refuses %s, and says so in French', (_what, formula, words) => {
  expect(refusalOf(formula)?.replaceAll('\u00a0', ' ')).toContain(words)
})
