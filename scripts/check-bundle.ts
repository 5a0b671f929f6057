import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a page loads and runs before anybody touches it, gzipped, in bytes. */
const untouchedLimit = 10_000

/** The shop's code with that of a page, which takes over at the first sign of a hand, gzipped, in bytes. */
const pageLimits: Record<string, number> = {
  'src/pages/home/home-page.tsx': 243_000,
  'src/pages/shop/products-page.tsx': 247_000,
  'src/pages/shop/product-page.tsx': 249_000,
  'src/pages/articles/ecology-page.tsx': 248_000,
  'src/pages/articles/article-page.tsx': 248_000,
}

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const folder = 'dist/web'
const html = readFileSync(join(folder, 'index.html'), 'utf8')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** The chunk and everything that it needs before it can run. */
function reach(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(key)) return found
  found.add(key)
  for (const needed of chunk.imports ?? []) reach(needed, found)
  return found
}

/** What these need together, gzipped, in bytes. */
const weightOf = (keys: string[]): number =>
  [...new Set(keys.flatMap((key) => [...reach(key)]))]
    .map((key) => manifest[key]?.file ?? '')
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)

/** The scripts that the HTML itself names. */
const entries = Object.keys(manifest).filter((key) => html.includes(`/${manifest[key]?.file}"`))
const weights = [
  { what: 'before a hand', bytes: weightOf(entries), limit: untouchedLimit },
  ...Object.entries(pageLimits).map(([page, limit]) => ({
    what: page.replace(/.*\//, ''),
    // A page that was renamed would always be light.
    bytes: manifest[page] ? weightOf([...entries, 'src/main.tsx', page]) : Number.NaN,
    limit,
  })),
]
for (const { what, bytes, limit } of weights)
  console.log(`JavaScript, ${what}: ${(bytes / 1000).toFixed(1)} kB gzip, ${limit / 1000} at most.`)
if (!manifest['src/main.tsx'] || weights.some(({ bytes, limit }) => !(bytes > 0 && bytes <= limit))) {
  console.error('Make a part of the page lazy, or take a recipe that it does not use out of the theme.')
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
const intruders = [...entries, 'src/main.tsx', ...pages.filter((key) => !isAdmin(key))].filter(loadsAdmin)
// Words that nobody says any more would always be green.
if (intruders.length > 0 || !pages.filter(isAdmin).some(loadsAdmin)) {
  console.error(`The administration is a bundle of its own; these pages load of it: ${intruders.join(', ')}`)
  process.exit(1)
}
