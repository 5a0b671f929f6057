import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokens } from './tokens.ts'

/** In rem: 12 px, below which many people cannot read on a phone. */
const smallest = 0.75

test('no text is set smaller than 12 px, by a token or by a rule of its own', () => {
  const named = Object.entries(tokens.fontSizes ?? {}).map(
    ([name, { value }]) => [name, String(value)] as const,
  )
  const written = globSync('web/src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/font-size:\s*([\d.]+rem)/g)].map(
      ([, size = '']) => [file, size] as const,
    ),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(written.length).toBeGreaterThan(0)
  for (const [where, size] of [...named, ...written])
    expect(Number.parseFloat(size), `${where}: ${size}`).toBeGreaterThanOrEqual(smallest)
})
