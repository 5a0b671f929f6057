import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The script of the web client in little: long enough to be worth compressing. */
export const webScript = `export const words = ${JSON.stringify(Array.from({ length: 500 }, (_, index) => index))}`

/** A built web client in little: a page, the icons, a hashed script with its compressed forms, a hidden file beside them. */
export function createWebFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-'))
  cpSync('web/public', folder, { recursive: true })
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="fr"><title>Boutique</title></html>')
  writeFileSync(join(folder, 'assets/index-4f2a.js'), webScript)
  writeFileSync(join(folder, 'assets/index-4f2a.js.br'), brotliCompressSync(webScript))
  writeFileSync(join(folder, 'assets/index-4f2a.js.gz'), gzipSync(webScript))
  writeFileSync(join(folder, '.env'), 'SESSION_SECRET=leaked')
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
