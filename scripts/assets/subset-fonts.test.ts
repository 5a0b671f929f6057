import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'
import { isTest, isTestHelper, moduleOf, readTree } from '../laws/source-tree.ts'
import { makeFonts } from './subset-fonts.ts'

/** Nobody reads them: letters that addresses write as others, and those that look like others. */
const unread = new Set([
  'api/src/features/catalogue/categories/category.rules.ts',
  'api/src/features/claims/guard/fold-text.rules.ts',
])
/** Browsers make every other space from the ordinary one; control characters are no letters. */
const isSeen = (c: string) => !/[\p{Z}\p{C}\s]/u.test(c)

const texts = [
  ...readTree(['web/src', 'api/src'], /\.tsx?$/)
    .filter(({ path }) => !isTest(path) && !isTestHelper(path) && !unread.has(path))
    .map((file) => ({ path: file.path, text: moduleOf(file).texts.join('') })),
  { path: 'web/index.html', text: readFileSync('web/index.html', 'utf8') },
]

test.each(['inter.woff2', 'fraunces.woff2'])('%s has every letter of every text of the shop', (file) => {
  const font = create(readFileSync(`web/src/app/fonts/${file}`))
  if (font.isCollection) throw new Error(`${file} is more than one font`)
  const has = new Set(font.characterSet.map((code) => String.fromCodePoint(code)))
  const missing = texts.flatMap(({ path, text }) =>
    [...new Set(text)].filter((c) => isSeen(c) && !has.has(c)).map((c) => `${path}: ${c}`),
  )
  // No letter: add it to scripts/assets/subset-fonts.ts and run that, or write the text with one that is there.
  expect(missing).toEqual([])
  expect(texts.some(({ text }) => text.includes('œ'))).toBe(true)
})

test('the fonts and their rules are what the script makes of its sources', async () => {
  for (const [path, bytes] of await makeFonts())
    expect(
      bytes.equals(readFileSync(path)),
      `${path}: node --import tsx scripts/assets/subset-fonts.ts`,
    ).toBe(true)
})
