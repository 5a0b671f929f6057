import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeGlyphs, target } from './draw-letters.ts'

test('the letters of the drawings are what the script makes of its sources', async () => {
  expect(readFileSync(target, 'utf8')).toBe(await makeGlyphs())
})
