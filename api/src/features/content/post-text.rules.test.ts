import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readingMinutesOf, teaserOf } from './post-text.rules.ts'

const breakable = /[^\S\u00a0\u202f]+/g
const flat = (text: string) => text.replace(breakable, ' ').trim()
const words = fc
  .array(
    fc.oneof(
      fc.stringMatching(/^[a-zéèàç’]{1,14}[,.;:]?$/),
      fc.constantFrom('—', '«', '»', '🌿', '50\u00a0€'),
    ),
  )
  .chain((list) => fc.constantFrom(' ', '\n\n', ' \t').map((space) => list.join(space)))

/** Any signs without a mark of articles. */
const letters = fc
  .string({ unit: 'grapheme', maxLength: 900 })
  .filter((text) => !/[-*#>[{\d]|\s$/m.test(text))

describe('the teaser of an article', () => {
  test('is at most 300 characters, its ellipsis included, of the beginning, and ends with a whole word', () => {
    fc.assert(
      fc.property(fc.oneof(words, letters), (content) => {
        const [line, teaser] = [flat(content), teaserOf(content)]
        expect(teaser.length).toBeLessThanOrEqual(300)
        expect(teaser.isWellFormed()).toBe(true)
        if (line.length <= 300) {
          expect(teaser).toBe(line)
          return
        }
        expect(teaser.endsWith('…')).toBe(true)
        const kept = teaser.slice(0, -1)
        expect(line.startsWith(kept)).toBe(true)
        // What follows is a space or the punctuation that was dropped before one; one endless word has neither.
        if (line.slice(0, 300).includes(' ')) expect(line.slice(kept.length)).toMatch(/^[\s,;:.«–-]*(\s|$)/u)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['exactly 300 characters stay whole', `${'abcd '.repeat(59)}abcde`, `${'abcd '.repeat(59)}abcde`],
    ['line breaks become spaces', 'Trier.\n\nLaver.', 'Trier. Laver.'],
    ['one endless word is cut', 'x'.repeat(400), `${'x'.repeat(299)}…`],
    ['no half emoji', `x${'🌿'.repeat(200)}`, `x${'🌿'.repeat(149)}…`],
    [
      'a figure keeps its unit',
      `${'a'.repeat(290)} ${'50\u00a0€'} ${'b'.repeat(20)}`,
      `${'a'.repeat(290)} 50\u00a0€…`,
    ],
    ['no comma before the ellipsis', `${'a'.repeat(250)}, ${'b'.repeat(100)}`, `${'a'.repeat(250)}…`],
    ['nothing stays nothing', ' \n ', ''],
    [
      'marks, headings and products are left out',
      '## Trier\n**Laver** [moins](/article/7).\n{produit:3}\n- Réparer',
      'Laver moins. Réparer',
    ],
    ['a long article is read as far as it takes', `${'## Titre\n\n'.repeat(5000)}Fin.`, 'Fin.'],
  ])('%s', (_what, content, teaser) => {
    expect(teaserOf(content)).toBe(teaser)
  })
})

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [660, 3],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutesOf('mot '.repeat(count))).toBe(minutes)
})
