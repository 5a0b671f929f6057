import { expect, test } from 'vitest'
import { slugOf } from './category.rules.ts'

// What becomes of each letter: platform/word-address.rules.test.ts.
test('the slug of a category is made of the words of its name, as long as a slug may be', () => {
  expect(slugOf('Hygiène & beauté : l’essentiel')).toBe('hygiene-beaute-l-essentiel')
  expect(slugOf('x'.repeat(300))).toBe('x'.repeat(100))
})
