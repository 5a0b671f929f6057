import { expect, it } from 'vitest'
import { flowResult, flowWords, partWords } from './measured-flow.ts'

const shower = { testVolume: '10.0', testKeepFlow: '8.0', ownFlow: '6.0' }
const tap = { testVolume: '1.0', testKeepFlow: '5.0', ownFlow: '5.0' }

it.each([
  ['a slow shower is kept', shower, 115.4, '5,2 L/min : gardez le vôtre.'],
  ['at the bound as well', shower, 75, '8 L/min : gardez le vôtre.'],
  ['above it, no longer', shower, 74, '8,1 L/min : ce produit en économiserait un quart.'],
  ['a quick one loses half', shower, 50, '12 L/min : ce produit en économiserait la moitié.'],
  ['or about half', shower, 54, '11,1 L/min : ce produit en économiserait 46 %.'],
  ['a tap of twelve seconds a litre is kept', tap, 12, '5 L/min : gardez le vôtre.'],
  ['one of five seconds is not', tap, 5, '12 L/min : ce produit en économiserait 58 %.'],
  ['a slip of the finger measures nothing', tap, 0.3, 'C’est trop court pour une mesure : recommencez.'],
  ['nor does no time at all', tap, 0, 'C’est trop court pour une mesure : recommencez.'],
])('%s', (_rule, test, seconds, words) => {
  expect(flowWords(test, seconds).replaceAll(/\s/g, ' ')).toBe(words)
})

it('a product never saves less than nothing, for it lets no more through than what is worth keeping', () => {
  for (let seconds = 1; seconds < 200; seconds++) {
    const result = flowResult(shower, seconds)
    if (result && !result.keep) expect(result.saved).toBeGreaterThan(0)
  }
})

it.each([
  [0.5, 'la moitié'],
  [0.52, 'la moitié'],
  [0.33, 'un tiers'],
  [0.68, 'les deux tiers'],
  [0.75, 'les trois quarts'],
  [0.41, '41\u00a0%'],
])('%d is said « %s »', (share, words) => {
  expect(partWords(share)).toBe(words)
})
