import { expect, it } from 'vitest'
import { matchedParts } from './matched-parts.ts'

const marked = (text: string, search: string) =>
  matchedParts(text, search)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

it.each([
  ['Pommeau de douche', 'pomm', '[Pomm]eau de douche'],
  ['Pommeau de douche', 'douche pommeau', '[Pommeau] de [douche]'],
  ['Économiseur d’eau', 'ECO eau', '[Éco]nomiseur d’[eau]'],
  // A plural that was typed is in the singular that was found, but a whole word never is in its beginning.
  ['Gourde en inox', 'gourdes', '[Gourde] en inox'],
  // A word that joins others says nothing of what was found, unless it is all there is.
  ['Pommeau de douche', 'pommeau de', '[Pommeau] de douche'],
  ['Pommeau de douche', 'de', 'Pommeau [de] douche'],
  ['Le bain', 'lessive', 'Le bain'],
  ['Cœur de pomme', 'coeur', 'Cœur de pomme'],
  ['Savon (110 g)', '(', 'Savon (110 g)'],
])('in « %s » the search « %s » is %s', (text, search, shown) => {
  expect(marked(text, search)).toBe(shown)
})

it('keeps the text whole', () => {
  const text = 'Œillets d’Inde : 3 €, lot « Été »'
  expect(
    matchedParts(text, 'ete oeillets lot')
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
