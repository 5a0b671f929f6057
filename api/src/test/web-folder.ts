import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A built web client in little: a page, the icons, a hashed script, a hidden file beside them. */
export function createWebFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-'))
  cpSync('web/public', folder, { recursive: true })
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="fr"><title>Boutique</title></html>')
  writeFileSync(join(folder, 'assets/index-4f2a.js'), 'export {}')
  writeFileSync(join(folder, '.env'), 'SESSION_SECRET=leaked')
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
