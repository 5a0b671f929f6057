import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressTexts } from './compress-assets.ts'

test('each text has its compressed forms beside it; a page, a font and what would only grow have none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const text = 'export const a = 1\n'.repeat(100)
  for (const name of ['assets/a.js', 'a.css', 'a.svg', 'a.webmanifest', 'index.html', 'assets/a.woff2'])
    writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'tiny.js'), 'a')

  await compressTexts(folder)

  const made = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(br|gz)$/.test(name),
  )
  const texts = ['a.css', 'a.svg', 'a.webmanifest', 'assets/a.js']
  expect(made.sort()).toEqual(texts.flatMap((name) => [`${name}.br`, `${name}.gz`]))
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(text)
})

test('what the web is built with is part of the image that builds it', () => {
  const config = readFileSync('vite.config.ts', 'utf8')
  const own = [...config.matchAll(/from '\.\/([^']+)'/g)].map(([, path = '']) => path)
  expect(own).toContain('scripts/assets/compress-assets.ts')
  expect(own.filter((path) => !existsSync(path))).toEqual([])
  const [dockerfile, bootstrap] = ['Dockerfile', 'scripts/bootstrap.mjs'].map((file) =>
    readFileSync(file, 'utf8'),
  )
  expect(own.filter((path) => !dockerfile?.includes(`COPY ${path} `))).toEqual([])
  // Or a change of it would not be built.
  expect(own.filter((path) => !bootstrap?.includes(`'${path}'`))).toEqual([])
})
