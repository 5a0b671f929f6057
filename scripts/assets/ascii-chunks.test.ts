import { expect, it } from 'vitest'
import { asciiSource } from './ascii-chunks.ts'

const resultOf = (code: string): unknown => new Function(`return ${code}`)()

it.each([
  ['text', '"« Déjà là », 12\u00a0€ 🌱"'],
  ['template', '`à ’\\n « É »`'],
  ['letter behind a backslash that does nothing', '"a\\é\\\\é"'],
  ['key and name', '(() => { const été = { "É": 1, ñ: 2 }; return été })()'],
  ['pattern', '["é–—🌱z".replace(/[\\–\\—é]/g, "."), /^🌱{2}$/u.test("🌱🌱")]'],
])('writes %s in ASCII that means the same', (_what, code) => {
  const ascii = asciiSource(code)
  expect(ascii).toMatch(/^[\0-\x7f]+$/)
  expect(resultOf(ascii)).toEqual(resultOf(code))
})
