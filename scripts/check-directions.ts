import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { sourceFiles } from './source-files.ts'

/** One forbidden direction of imports, and what to do instead. */
interface Rule {
  from: RegExp
  to: RegExp
  /** Imports that are right all the same. */
  unless?: (from: string, to: string) => boolean
  instead: string
}

const featureOf = (path: string) => /^(?:api|web)\/src\/features\/([^/]+)\//.exec(path)?.[1]

/** Which features of the api a feature may build on (architecture: « Between features »). */
const foundations: Record<string, string[]> = {
  accounts: [],
  audit: ['accounts'],
  settings: ['accounts', 'audit'],
  media: ['accounts'],
  content: ['accounts', 'audit', 'media'],
  catalogue: ['accounts', 'audit', 'settings', 'media', 'content'],
  cart: ['accounts', 'settings', 'media', 'content', 'catalogue'],
  orders: ['accounts', 'audit', 'settings', 'media', 'content', 'catalogue', 'cart'],
  analytics: ['accounts', 'audit'],
  engagement: ['accounts', 'audit'],
}

const sameFeature = (from: string, to: string) => featureOf(from) === featureOf(to)

const rules: Rule[] = [
  {
    from: /^api\/src\/platform\//,
    to: /^api\/src\/(features|edges|migrations|seeders|test|[^/]+\.ts$)/,
    unless: (_from, to) => to === 'api/src/env.ts',
    instead:
      'The platform knows no shop words: hand the thing in as a parameter, or move the file into its feature.',
  },
  {
    from: /^api\/src\/features\//,
    to: /^api\/src\/(edges|migrations|seeders|app\.ts|main\.ts|start-shop\.ts)/,
    instead: 'Features know nothing of the edges: put what both need into the feature or the platform.',
  },
  {
    from: /^api\/src\/features\//,
    to: /^api\/src\/features\//,
    unless: (from, to) =>
      sameFeature(from, to) || (foundations[featureOf(from) ?? '']?.includes(featureOf(to) ?? '') ?? false),
    instead:
      'Features build on each other in one order only (foundations in this file): turn the call round, or let an edge compose both.',
  },
  {
    from: /\.service\.ts$/,
    to: /^(express|graphql|type-graphql|express-session)$|\.(resolver|routes)\.ts$/,
    instead:
      'A service knows neither HTTP nor GraphQL: return facts, throw coded errors, let the edges translate.',
  },
  {
    from: /\.rules\.ts$/,
    to: /.*/,
    unless: (_from, to) => to === 'zod' || /\.rules\.ts$/.test(to),
    instead: 'Rules are shared with the browser: they import zod and other rules alone.',
  },
  {
    from: /^web\/src\//,
    to: /^api\//,
    unless: (_from, to) => /\.rules\.ts$/.test(to),
    instead: 'Of the api the web may import *.rules.ts alone; everything else comes through GraphQL.',
  },
  {
    from: /^web\/src\/(lib|ui|graphql)\//,
    to: /^web\/src\/(features|pages|app|test)\//,
    unless: (_from, to) => to === 'web/src/app/paths.ts',
    instead: 'lib, ui and graphql hold no shop words: take the thing as a prop or parameter.',
  },
  {
    from: /^web\/src\/features\//,
    to: /^web\/src\/(pages|app)\//,
    unless: (_from, to) => to === 'web/src/app/paths.ts',
    instead: 'A feature knows no page: take what it needs as a prop.',
  },
  {
    from: /^web\/src\/features\//,
    to: /^web\/src\/features\//,
    unless: sameFeature,
    instead: 'Features of the web do not import one another: let the page compose them.',
  },
  {
    from: /^web\/src\/pages\//,
    to: /^web\/src\/app\//,
    unless: (_from, to) => to === 'web/src/app/paths.ts',
    instead: 'Pages do not know the frame around them: move the shared piece to ui or lib.',
  },
  {
    from: /^web\/src\/app\/paths\.ts$/,
    to: /.*/,
    instead: 'paths.ts is a leaf that everybody may import: it imports nothing.',
  },
]

const importPattern =
  /(?:^|\s)(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^import\s+['"]([^'"]+)['"]/gm

const problems: string[] = []
const files = sourceFiles(['api/src', 'web/src']).filter((file) => !/\.test\.tsx?$|\/test\//.test(file))
for (const file of files) {
  for (const match of readFileSync(file, 'utf8').matchAll(importPattern)) {
    const target = match[1] ?? match[2] ?? match[3] ?? ''
    const to = target.startsWith('.') ? relative('.', join(dirname(file), target)) : target
    for (const rule of rules)
      if (rule.from.test(file) && rule.to.test(to) && !rule.unless?.(file, to))
        problems.push(`${file} imports ${to}\n    ${rule.instead}`)
  }
}
// A check that reads nothing would always be green.
if (files.length < 50)
  problems.push(`Only ${files.length} files were read: the check has lost sight of the sources.`)
if (problems.length > 0) {
  console.error(`Directions of imports: ${problems.length} to mend\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
console.log(`Directions of imports: ${files.length} files follow the architecture.`)
