import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { storedItems } from './browser-storage.ts'

const root = join(import.meta.dirname, '../..')
const own = 'lib/session/browser-storage.ts'

it('is the only file that touches the storage of the browser', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^test\//.test(name),
  )
  const touching = sources.filter((name) =>
    /\b(localStorage|sessionStorage|document\.cookie|indexedDB)\b/.test(
      readFileSync(join(root, name), 'utf8'),
    ),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(touching).toEqual([own])
})

it('has the keys under which the script in index.html, which imports nothing, looks for what was chosen', () => {
  const page = readFileSync(join(root, '../index.html'), 'utf8')
  for (const { key } of [storedItems.colorMode, storedItems.consent, storedItems.openingNoteClosed])
    expect(page).toMatch(new RegExp(`read\\('${key}'[,)]`))
})
