import 'reflect-metadata'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readingMinutesOf, teaserOf } from '../features/content/post-text.rules.ts'
import { cutText } from '../platform/cut-text.rules.ts'
import { DecimalScalar } from '../platform/decimal-scalar.ts'
import { clientNetwork } from '../platform/http/client-info.ts'
import { cpuMsEachTime, cpuMsOf } from '../test/cpu-time.ts'
import { createAdmin } from '../test/data/factories.ts'
import { openTestShop } from '../test/shop.ts'

/**
 * Lengths that a text is tried with, in characters: what doubles with each shows at 24, or at 28, where it takes sixteen times
 * as long, for at 1,000 it would never end, and no limit of time stops it. What grows with its square shows at 20,000 or 40,000;
 * with the longest, an article, it takes eight seconds.
 */
const lengths = [24, 28, 1_000, 20_000, 40_000, 100_000]

/** How many times the computing of a plain pass over the longest text any of them may take; the longest takes some four. */
const budget = 10

/** Milliseconds that the plain pass takes on a quick machine. */
const plainPassMs = 5

/** A plain pass: how long it takes tells how fast this machine is just now. */
const plainPass = async () => 'é1-'.repeat(33_333).normalize('NFD').replaceAll(/\p{M}/gu, '')

/** What the texts are made of, again and again. */
const commonUnits = [
  ' ',
  'a',
  '1',
  'é',
  '\n',
  '\u0301',
  'ﷺ',
  'a.',
  'a@a.',
  '1-',
  'https://a',
  '/a',
  '?a=1&',
  ': ',
]

/** The text that is slow to `judge`, of those made of `units`; null when there is none. */
async function slowText(
  judge: (text: string) => unknown,
  units: Iterable<string>,
  starts = [''],
  longest = Number.POSITIVE_INFINITY,
): Promise<string | null> {
  for (const unit of units)
    for (const start of starts)
      for (const length of lengths.map((one) => Math.min(one, longest))) {
        const text = `${start}${unit.repeat(Math.ceil(length / unit.length))}\u0001`
        const isSlow = async () => {
          const took = await cpuMsOf(async () => judge(text))
          // Others' garbage in the one pass would hide what is slow, and let it go on to the next length.
          return took > budget * plainPassMs && took > budget * (await cpuMsEachTime(plainPass, 0))
        }
        // Somebody else's garbage may be collected meanwhile: only what is slow each time is slow.
        if ((await isSlow()) && (await isSlow()) && (await isSlow()))
          return `${JSON.stringify(start + unit)} … of ${length} characters`
      }
  return null
}

/** The units that an expression is most likely to stumble over: its own words and signs. */
function unitsOf(source: string): Set<string> {
  const words = source.replaceAll(/\\[a-zA-Z]/g, ' ').split(/[\\^$.*+?()[\]{}|]+/)
  const signs = source.replaceAll(/\\u\w{4}|\\[a-zA-Z]|[\w\s]/g, '')
  return new Set([...commonUnits, ...words, ...signs, ...words.map((word) => `${word}a`)].filter(Boolean))
}

/** Tries an expression as the code would. */
const judgeBy = (expression: RegExp) => (text: string) =>
  expression.global ? text.replace(expression, '') : expression.test(text)

/** The words that a text must begin with for an anchored expression to go on. */
const startsOf = (source: string) => [
  '',
  (/^\^((?:\\?[\w/:.-])+)/.exec(source)?.[1] ?? '').replaceAll('\\', ''),
]

const slowFor = (expression: RegExp, longest?: number) =>
  slowText(judgeBy(expression), unitsOf(expression.source), startsOf(expression.source), longest)

const folder = join(import.meta.dirname, '..')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
)
const ownFiles = files.filter((path) => !/\.test\.ts$|^(test|seeders|migrations)\b/.test(path))

/** Every expression of the code that serves, with its file. */
const expressions: { file: string; expression: RegExp }[] = []
const builtAtRunTime: string[] = []
for (const file of ownFiles)
  JSON.stringify(parseAst(readFileSync(join(folder, file), 'utf8'), { lang: 'ts' }), (_key, node) => {
    if (node?.type === 'Literal' && node.regex)
      expressions.push({ file, expression: new RegExp(node.regex.pattern, node.regex.flags) })
    if (/^(New|Call)Expression$/.test(node?.type) && node.callee?.name === 'RegExp') builtAtRunTime.push(file)
    return typeof node === 'bigint' ? null : node
  })

/** Expressions that look at the beginning of a text alone, and its length. */
const shortTexts: Record<string, number> = { '[\\s,;:.«–-]+$': 300 }

describe('hostile input costs computing in proportion to its length', () => {
  test.each([/ Did you mean [^?]*\?/g, / ?Did you mean(.+?)\?$/, /\s+$/, /^(a+)+$/, /^https:\/\/(\w+\.?)*$/])(
    '%s would be found',
    async (expression) => {
      expect(await slowFor(expression)).not.toBeNull()
    },
  )

  test.each(expressions)('$file: $expression', async ({ expression }) => {
    expect(await slowFor(expression, shortTexts[expression.source])).toBeNull()
  })

  test('all of them were found; those built at run time are among the rules below', () => {
    expect(ownFiles.length).toBeGreaterThan(200)
    expect(expressions.length).toBeGreaterThan(50)
    expect(builtAtRunTime).toEqual(['platform/field.rules.ts'])
  })
})

/** What a module of rules makes of a text: each of its schemas, in each of its fields, and each of its functions. */
function judgesOf(exported: unknown): ((text: string) => unknown)[] {
  if (exported instanceof z.ZodObject) {
    const fields = Object.keys(exported.shape)
    return [(text) => exported.safeParse(Object.fromEntries(fields.map((field) => [field, text])))]
  }
  if (exported instanceof z.ZodType)
    return [(text) => exported.safeParse(text), (text) => exported.safeParse([{ [text]: text }])]
  if (typeof exported !== 'function') return []
  const attempt = (text: string) => {
    try {
      const made: unknown = exported(text)
      return made instanceof z.ZodType ? made.safeParse(text) : made
    } catch {
      // It takes no text.
      return null
    }
  }
  return [attempt]
}

describe('so do the rules, which forms use too', () => {
  const modules = files.filter((path) => path.endsWith('.rules.ts'))

  test.each(modules)('%s', async (path) => {
    const judges = Object.values(await import(join(folder, path))).flatMap(judgesOf)
    for (const judge of judges) expect(await slowText(judge, commonUnits)).toBeNull()
  })
})

describe('so does what is done with a text afterwards', () => {
  const quiet = (work: (text: string) => unknown) => (text: string) => {
    try {
      return work(text)
    } catch {
      return null
    }
  }

  test.each<[string, (text: string) => unknown]>([
    ['the teaser of an article', teaserOf],
    ['its reading time', readingMinutesOf],
    ['a text that is cut', (text) => cutText(text, 300)],
    ['the network of an address', quiet(clientNetwork)],
    ['a decimal of GraphQL', quiet((text) => DecimalScalar.parseValue(text))],
  ])('%s', async (_what, work) => {
    expect(await slowText(work, commonUnits)).toBeNull()
  })
})

describe('so does a request, wherever the text stands', () => {
  const shop = openTestShop({ PUBLIC_FORM_POSTS_PER_MINUTE: '10000', REGISTRATIONS_PER_HOUR: '10000' })
  const fill = (text: string, ...fields: string[]) => Object.fromEntries(fields.map((field) => [field, text]))
  const units = [' ', 'a@a.', 'https://a', '\u0301', ' Did you mean ', '?a=1&', '"a":']

  /** A body of some 90 kB in all. */
  const filled = (unit: string, count: number) =>
    unit.repeat(Math.floor(80_000 / count / Buffer.byteLength(unit)))

  const bodies: [path: string, body: (unit: string) => unknown][] = [
    ['/api/login', (unit) => fill(filled(unit, 2), 'email', 'password')],
    ['/api/register', (unit) => fill(filled(unit, 4), 'email', 'password', 'firstName', 'lastName')],
    ['/api/newsletter', (unit) => fill(filled(unit, 1), 'email')],
    ['/api/contact', (unit) => fill(filled(unit, 5), 'firstName', 'lastName', 'email', 'subject', 'message')],
    ['/api/waitlist', (unit) => ({ email: filled(unit, 2), productIds: [filled(unit, 2)] })],
    [
      '/api/analytics',
      (unit) => ({
        ...fill(filled(unit, 3), 'pageUrl', 'elementText'),
        metadata: { referrer: filled(unit, 3) },
      }),
    ],
    [
      '/graphql',
      (unit) => ({
        query: `{ products(filter: { search: ${JSON.stringify(filled(unit, 2))} }) { totalCount } }`,
      }),
    ],
    [
      '/graphql',
      (unit) => ({
        query: 'query ($s: ProductSort, $l: LoginInput!) { products(sort: $s) { totalCount } }',
        variables: { s: filled(unit, 2), l: { email: filled(unit, 2) } },
      }),
    ],
    ['/graphql', (unit) => ({ query: `# ${filled(unit, 1).replaceAll('\n', ' ')}\n{ __typename ${unit}` })],
  ]

  test.each(bodies)('a body for %s', async (path, body) => {
    for (const unit of units) {
      const used = await cpuMsEachTime(async () => {
        expect((await shop.post(path, { body: body(unit) })).status).toBeLessThan(500)
      }, 500)
      expect(used, unit).toBeLessThan(500)
    }
  })

  test.each([
    'cookie',
    'user-agent',
    'x-request-id',
    'accept',
    'accept-language',
    'accept-encoding',
    'referer',
    'if-none-match',
    'idempotency-key',
    'content-type',
    'x-forwarded-for',
    'origin',
  ])('the header %s', async (header) => {
    for (const unit of ['a', ' a', ';', 'a=b; ', ',*/*;q=0', 'Mozilla/5.0 (', 'visite=']) {
      const headers = { [header]: `a${unit.repeat(Math.floor(12_000 / unit.length))}a` }
      const used = await cpuMsEachTime(async () => {
        for (const path of ['/', '/api/products?limit=1', '/graphql', '/api/analytics'])
          expect(
            (await shop.call(path.endsWith('cs') ? 'POST' : 'GET', path, { headers })).status,
          ).toBeLessThan(500)
      }, 500)
      expect(used, unit).toBeLessThan(500)
    }
  })

  test('an address', async () => {
    const as = await createAdmin(shop)
    for (const unit of ['a', '/', '%20', '.', 'a.', '-', '&a=1', '%2e%2e/']) {
      const long = unit.repeat(Math.floor(12_000 / unit.length))
      const used = await cpuMsEachTime(async () => {
        for (const path of [
          `/${long}`,
          `/api/products?search=${long}`,
          `/api/products/${long}`,
          `/public-objects/products/${long}`,
          `/graphql-playground/${long}`,
          `/api/admin/orders?q=${long}`,
        ])
          expect((await shop.get(path, { as })).status).toBeLessThan(500)
      }, 800)
      expect(used, unit).toBeLessThan(800)
    }
  })
})
