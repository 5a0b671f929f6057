import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressId, wordAddress, wordsOf } from './word-address.rules.ts'

test.each([
  ['Gourde isotherme 0,75 L', 'gourde-isotherme-0-75-l'],
  ['Énergie', 'energie'],
  ['Gestion de la consommation d’eau', 'gestion-de-la-consommation-d-eau'],
  ["Hygiène & beauté : l'essentiel", 'hygiene-beaute-l-essentiel'],
  ['Les œufs de Noël, ex æquo', 'les-oeufs-de-noel-ex-aequo'],
  ['ŒUVRE ÆGIR', 'oeuvre-aegir'],
  ['e\u0301te\u0301', 'ete'],
  ['  --Zéro  déchet !  ', 'zero-dechet'],
  ['Ampoule 5 W (lot de 3)', 'ampoule-5-w-lot-de-3'],
  ['1\u202f000\u00a0€', '1-000'],
  ['</script><script>alert(1)', 'script-script-alert-1'],
  ['緑', ''],
  ['', ''],
])('%j becomes %j', (name, words) => {
  expect(wordsOf(name)).toBe(words)
})

test('a long name is cut between words, a long word anywhere', () => {
  expect(wordsOf('brosse '.repeat(20), 100)).toBe(Array(14).fill('brosse').join('-'))
  expect(wordsOf(`${'a'.repeat(99)} b`, 100)).toBe('a'.repeat(99))
  expect(wordsOf(`${'a'.repeat(100)} b`, 100)).toBe('a'.repeat(100))
  expect(wordsOf('x'.repeat(300))).toBe('x'.repeat(80))
})

test('whatever the name: only what an address may hold, within the length, and words of words are the same', () => {
  const anyName = fc.string({ unit: 'grapheme', maxLength: 300 })
  fc.assert(
    fc.property(anyName, fc.integer({ min: 1, max: 120 }), (name, max) => {
      const words = wordsOf(name, max)
      expect(words).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(words.length).toBeLessThanOrEqual(max)
      expect(wordsOf(words, max)).toBe(words)
    }),
  )
})

test('an address gives its id back, whatever the name, and needs no encoding', () => {
  const anyId = fc.integer({ min: 1, max: 2_147_483_647 }).map(String)
  fc.assert(
    fc.property(anyId, fc.string({ unit: 'grapheme', maxLength: 300 }), (id, name) => {
      const address = wordAddress(id, name)
      expect(addressId(address)).toBe(id)
      expect(encodeURIComponent(address)).toBe(address)
    }),
  )
})

test('a name without words leaves the id alone', () => {
  expect(wordAddress(12, 'Gourde isotherme')).toBe('12-gourde-isotherme')
  expect(wordAddress('12', ' « » ')).toBe('12')
  expect(wordAddress('12')).toBe('12')
})

test.each(['12', '12-gourde', '12-Ancien-Nom', '12-', '12-gourde-'])('%j is the address of 12', (part) => {
  expect(addressId(part)).toBe('12')
})

test.each([
  '',
  'gourde',
  '-12',
  '0',
  '012',
  '12gourde',
  '12.5',
  '1e3',
  ' 12',
  '12 ',
  '12-a b',
  '12-é',
  '12/3',
  '12345678901',
  '١٢',
])('%j is the address of nothing', (part) => {
  expect(addressId(part)).toBeNull()
})
