import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './category.rules.ts'

test.each([
  ['Énergie', 'energie'],
  ['Gestion de la consommation d’eau', 'gestion-de-la-consommation-d-eau'],
  ["Hygiène & beauté : l'essentiel", 'hygiene-beaute-l-essentiel'],
  ['Les œufs de Noël, ex æquo', 'les-oeufs-de-noel-ex-aequo'],
  ['ŒUVRE ÆGIR', 'oeuvre-aegir'],
  ['e\u0301te\u0301', 'ete'],
  ['  --Zéro  déchet !  ', 'zero-dechet'],
  ['Ampoule 5 W (lot de 3)', 'ampoule-5-w-lot-de-3'],
  ['1\u202f000\u00a0€', '1-000'],
  ['緑', ''],
  ['', ''],
])('%j becomes %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a long name is cut between words, a long word anywhere', () => {
  expect(slugOf(`${'brosse '.repeat(20)}`)).toBe(Array(14).fill('brosse').join('-'))
  expect(slugOf(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
  expect(slugOf(`${'a'.repeat(100)} b`)).toBe('a'.repeat(100))
  expect(slugOf('x'.repeat(300))).toBe('x'.repeat(100))
})

test('whatever the name: only what an address may hold, at most 100 characters, and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const slug = slugOf(name)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slug.length).toBeLessThanOrEqual(100)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
