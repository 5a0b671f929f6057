import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Initial JavaScript of « / », gzipped: 250 kB at most. */
const limitBytes = 250_000

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

const folder = 'dist/web'
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** The chunk and everything that it needs before it can run. */
function reach(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(key)) return found
  found.add(key)
  for (const needed of chunk.imports ?? []) reach(needed, found)
  return found
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
const home = Object.keys(manifest).filter((key) => /pages\/home\/[^/]+\.tsx$/.test(key))
const needed = new Set([entry ?? '', ...home].flatMap((key) => [...reach(key)]))
const bytes = [...needed]
  .map((key) => manifest[key]?.file ?? '')
  .filter((file) => file.endsWith('.js'))
  .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)

console.log(
  `Initial JavaScript of « / »: ${(bytes / 1000).toFixed(1)} kB gzip, ${limitBytes / 1000} at most.`,
)
if (!entry || bytes === 0 || bytes > limitBytes) {
  console.error('Make a part of the first page lazy, or take a recipe that it does not use out of the theme.')
  process.exit(1)
}

/** Words that stand in the administration alone: shoppers must never load it. */
const adminWords = ['Nouveau Produit', 'Tableau de bord', 'Restaurer cet']
const pages = Object.keys(manifest).filter((key) => /src\/pages\/.*\.tsx$/.test(key))
const textOf = (key: string) => {
  const file = manifest[key]?.file ?? ''
  return file.endsWith('.js') ? readFileSync(join(folder, file), 'utf8') : ''
}
const isAdmin = (key: string) => key.includes('/admin/')
const loadsAdmin = (key: string) =>
  [...reach(key)].some((needs) => adminWords.some((word) => textOf(needs).includes(word)))
const intruders = [entry ?? '', ...pages.filter((key) => !isAdmin(key))].filter(loadsAdmin)
// Words that nobody says any more would always be green.
if (intruders.length > 0 || !pages.filter(isAdmin).some(loadsAdmin)) {
  console.error(`The administration is a bundle of its own; these pages load of it: ${intruders.join(', ')}`)
  process.exit(1)
}
