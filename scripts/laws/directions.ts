import type { Module } from './source-tree.ts'

/** One forbidden direction of imports, and what to do instead. */
interface Rule {
  from: RegExp
  to: RegExp
  /** Imports that are right all the same. */
  unless?: (from: string, to: string) => boolean
  instead: string
}

export const featureOf = (path: string) => /^(?:api|web)\/src\/features\/([^/]+)\//.exec(path)?.[1]

const ground = ['consent', 'accounts', 'audit', 'claims', 'settings', 'media', 'content']
const shop = [...ground, 'catalogue', 'cart', 'favourites', 'orders']

/** Which features of the api a feature may build on (architecture: « Direction »). */
export const foundations: Record<string, string[]> = {
  consent: [],
  accounts: ['consent'],
  audit: ['accounts'],
  team: ['accounts', 'audit'],
  settings: ['accounts', 'audit', 'claims'],
  views: ['accounts'],
  tokens: ['accounts', 'audit'],
  claims: ['accounts', 'audit'],
  media: ['accounts'],
  content: ['accounts', 'audit', 'media', 'claims'],
  catalogue: ground,
  cart: [...ground, 'catalogue'],
  favourites: [...ground, 'catalogue', 'cart'],
  orders: [...ground, 'catalogue', 'cart'],
  engagement: shop,
  analytics: shop,
  previews: [...ground, 'catalogue'],
  operations: [...shop, 'engagement'],
  overview: [...shop, 'engagement', 'analytics'],
  // What all tables hold of people: above every other.
  rights: [
    ...shop,
    'views',
    'engagement',
    'analytics',
    'previews',
    'overview',
    'tokens',
    'team',
    'operations',
  ],
}

/** The one file of `app` that every layer of the web may import: a leaf. */
export const pathsFile = 'web/src/app/paths.ts'

/** How a name becomes a part of an address, and the words of the lists: what the leaf shares with the api, leaves too. */
const addressRules = /^api\/src\/(platform\/word-address|edges\/pages\/page-query)\.rules\.ts$/

/** Layers of the web from the lowest; one may import itself and those before it. */
const layers = ['lib', 'graphql', 'ui', 'features', 'pages', 'app']

const adviceOfLayer: Record<string, string> = {
  lib: 'lib holds hooks and pure functions: take the thing as a parameter, or move the file up to the layer that it needs.',
  graphql: 'graphql holds the client and its policies: show things in ui or features, and hand callbacks in.',
  ui: 'ui holds components without a query: take the thing as a prop, or move the file into its feature.',
  features: 'A feature knows no page: take what it needs as a prop.',
  pages: 'Pages do not know the frame around them: move the shared piece to ui or lib.',
}

const layerRules = layers.slice(0, -1).map(
  (layer, place): Rule => ({
    from: new RegExp(`^web/src/${layer}/`),
    to: new RegExp(`^web/src/(${layers.slice(place + 1).join('|')})/`),
    unless: (_from, to) => to === pathsFile,
    instead: adviceOfLayer[layer] ?? '',
  }),
)

/** What the environment says, and its limits that rules may share: beside main.ts, yet below the platform. */
const environment = /^api\/src\/env(\.rules)?\.ts$/

const rules: Rule[] = [
  {
    from: /^api\/src\/env\.ts$/,
    to: /^api\/src\/(features|edges|migrations|seeders|[^/]+\.ts$)/,
    unless: (_from, to) => environment.test(to),
    instead:
      'The environment is read before anything else: put the value into env.ts, and let the others import it.',
  },
  {
    from: /^api\/src\/platform\//,
    to: /^api\/src\/(features|edges|migrations|seeders|[^/]+\.ts$)/,
    unless: (_from, to) => environment.test(to),
    instead:
      'The platform knows no shop words: hand the thing in as a parameter, or move the file into its feature.',
  },
  {
    from: /^api\/src\/features\//,
    to: /^api\/src\/(edges|migrations|seeders|[^/]+\.ts$)/,
    unless: (_from, to) => environment.test(to),
    instead:
      'Features know neither the edges nor the start of the shop: put what both need into the feature or the platform.',
  },
  {
    from: /^api\/src\/edges\//,
    to: /^api\/src\/(app|main|start-shop|prepare-shop|housekeeping)\.ts$/,
    instead:
      'The start of the shop composes the edges, not the other way round: take the thing as a parameter.',
  },
  {
    from: /^api\/src\/features\//,
    to: /^api\/src\/features\//,
    unless: (from, to) => {
      const [above, below] = [featureOf(from) ?? '', featureOf(to) ?? '']
      return above === below || (foundations[above]?.includes(below) ?? false)
    },
    instead:
      'Features build on each other in one order only (foundations in scripts/laws/directions.ts): turn the call round, or let an edge compose both.',
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
    from: /^api\/src\//,
    to: /^web\//,
    instead: 'The api knows no screen: share a *.rules.ts of the api, or pass it on through GraphQL.',
  },
  {
    from: /^web\/src\//,
    to: /^api\//,
    unless: (_from, to) => /\.rules\.ts$/.test(to),
    instead: 'Of the api the web may import *.rules.ts alone; everything else comes through GraphQL.',
  },
  ...layerRules,
  {
    from: /^web\/src\/(lib|ui)\//,
    to: /^@apollo\//,
    instead:
      'lib and ui fetch nothing: take the data as a parameter or prop, or move the file into its feature.',
  },
  {
    from: /^web\/src\/features\//,
    to: /^web\/src\/features\//,
    unless: (from, to) => featureOf(from) === featureOf(to),
    instead: 'Features of the web do not import one another: let the page compose them.',
  },
  {
    from: /^web\/src\/app\/paths\.ts$/,
    to: /.*/,
    unless: (_from, to) => addressRules.test(to),
    instead:
      'paths.ts is a leaf that everybody may import: of the api it imports word-address.rules.ts and page-query.rules.ts alone.',
  },
  {
    from: /^(api|web)\/src\//,
    to: /^(api|web)\/src\/test\/|\.test\.tsx?$/,
    instead: 'What runs in the shop does not import its tests: move the shared piece beside the code.',
  },
]

/** Imports against the architecture, each with what to do instead. */
export function directionProblems(modules: Module[], leastFiles = 50): string[] {
  const imports = modules.flatMap(({ path, imports }) =>
    imports.flatMap((to) =>
      rules
        .filter((rule) => rule.from.test(path) && rule.to.test(to) && !rule.unless?.(path, to))
        .map(({ instead }) => `${path} imports ${to}\n    ${instead}`),
    ),
  )
  const features = modules.flatMap(({ path }) => (path.startsWith('api/') && featureOf(path)) || [])
  const unplaced = features
    .filter((feature) => !foundations[feature])
    .map(
      (feature) =>
        `api/src/features/${feature} has no place in the order of features\n` +
        '    Add it to foundations in scripts/laws/directions.ts, with what it may build on.',
    )
  // A check that reads nothing would always be green.
  const unread = ['api', 'web'].flatMap((tree) => {
    const read = modules.filter(({ path }) => path.startsWith(`${tree}/src/`)).length
    if (read >= leastFiles) return []
    return [
      `Only ${read} files of ${tree}/src were read\n    The check has lost sight of them: mend the check.`,
    ]
  })
  return [...new Set([...imports, ...unplaced, ...unread])]
}
