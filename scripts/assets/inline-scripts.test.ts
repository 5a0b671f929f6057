import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { minifyInline } from './inline-scripts.ts'

test('a script in the page loses its comments and keeps what it does; others stay as they are', () => {
  const json = '<script type="application/json">{ "a": 1 }</script>'
  const html = minifyInline(`<script>
    // Why.
    const answer = (given) => { return given + 1 }
    globalThis.told = answer(41)
  </script>${json}`)
  const code = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect([code.includes('Why'), html.endsWith(json)]).toEqual([false, true])
  new Function(code)()
  expect((globalThis as { told?: number }).told).toBe(42)
})

test('that of the shop becomes half as long', () => {
  const html = readFileSync('web/index.html', 'utf8')
  expect(html.length - minifyInline(html).length).toBeGreaterThan(2_000)
})

test('one that cannot be read stops the build', () => {
  expect(() => minifyInline('<script>const = </script>')).toThrow('cannot be read')
})
