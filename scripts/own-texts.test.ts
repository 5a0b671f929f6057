import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { checkClaims } from '../api/src/features/claims/guard/check-claims.rules.ts'
import { firstPages } from '../api/src/features/content/pages/texts/first-pages.ts'
import { knownSettings } from '../api/src/features/settings/known-settings.ts'
import { demoArticles } from '../api/src/seeders/demo/articles/list.ts'
import { demoCatalogue } from '../api/src/seeders/demo/catalogue.ts'
import { demoEvidence } from '../api/src/seeders/demo/evidence.ts'
import { demoPassport } from '../api/src/seeders/demo/passports.ts'
import { reasonsOf } from '../api/src/seeders/demo/reasons/list.ts'

const root = join(import.meta.dirname, '..')

/** What the guard finds and may stay, by rule and words, with the reason. */
const allowed: Record<string, string> = {
  'green green': 'a colour, in CSS',
  'eco-responsible éco-responsable':
    'the name of a band (specification, section 9), beside the figures that make it',
  'money-back Satisfait ou remboursé':
    'a service of the specification, section 2; its terms stand below the title',
  'percent-compared -50%': 'a place on the screen, in CSS',
  'free offerte':
    'the gauge of the cart: said when the 50 € of the condition are reached, or what is missing',
}

/** What people type, what is found by it, and the scale that points are given by: no claim of ours about anything. */
const notOurs = /test|generated|\/admin\/|phrase-patterns|purpose-patterns|claims|method\.rules/

/** All texts within a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** The texts of a source file: of its elements, and its strings. */
function textsOf(path: string): string[] {
  const texts: string[] = []
  const lang = path.endsWith('x') ? 'tsx' : 'ts'
  JSON.stringify(parseAst(readFileSync(join(root, path), 'utf8'), { lang }), (_key, node) => {
    if (node?.type === 'ImportDeclaration') return null
    if (node?.type === 'JSXText' || (node?.type === 'Literal' && typeof node.value === 'string'))
      texts.push(node.value)
    if (node?.type === 'TemplateElement') texts.push(node.value.cooked ?? '')
    return typeof node === 'bigint' ? null : node
  })
  // French has accents, apostrophes or spaces; what has none is code.
  return texts.map((text) => text.replaceAll(/\s*\n\s*/g, ' ')).filter((text) => /[à-ÿœ’ ]/.test(text))
}

const refused = (where: string, text: string) =>
  checkClaims(text)
    .filter((finding) => !allowed[`${finding.rule} ${finding.text}`])
    .map((finding) => `${where}: « ${finding.text} » (${finding.rule})`)

test('the products and categories of the demo claim nothing that they do not prove', () => {
  const texts = demoCatalogue.flatMap(({ products, slug: _slug, ...category }) =>
    [category, ...products].flatMap((one) =>
      Object.values(one).flatMap((text) => (typeof text === 'string' ? [{ where: one.name, text }] : [])),
    ),
  )
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.flatMap(({ where, text }) => refused(where, text))).toEqual([])
})

test('nor do their passports with guarantees and spare parts, the reasons of their points, the words of their images', () => {
  const texts = demoCatalogue
    .flatMap(({ products }) => products)
    .flatMap((product) => {
      const { family: _family, ...reasons } = reasonsOf(product.name)
      const alts = product.images.map(({ alt }) => alt)
      return textsIn([demoPassport(product), reasons, alts]).map((text) => ({ where: product.name, text }))
    })
  expect(texts.length).toBeGreaterThan(700)
  expect(texts.flatMap(({ where, text }) => refused(where, text))).toEqual([])
})

test('nor does the evidence of the demo', () => {
  const texts = textsIn(demoEvidence)
  expect(texts.length).toBeGreaterThan(60)
  expect(texts.flatMap((text) => refused('evidence', text))).toEqual([])
})

test('neither do its articles, the information pages and the texts of the settings', () => {
  const texts = [
    ...demoArticles.flatMap(({ title, excerpt, content }) =>
      [title, excerpt, content].map((text) => [title, text]),
    ),
    ...Object.entries(firstPages).flatMap(([slug, { lead, description, sections }]) =>
      [lead, description, ...sections.flatMap(({ title, text }) => [title, text])].map((text) => [
        slug,
        text,
      ]),
    ),
    ...knownSettings.map(({ key, value }) => [key, value]),
  ]
  expect(texts.flatMap(([where = '', text = '']) => refused(where, text))).toEqual([])
})

test('nor do the pages of the shop', () => {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter((path) => !notOurs.test(path))
  const texts = files.flatMap((path) => textsOf(path).map((text) => ({ path, text })))
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.flatMap(({ path, text }) => refused(path, text))).toEqual([])
})

test('nor do the mails, and what else the API says', () => {
  const files = globSync('api/src/{features,edges,platform}/**/*.ts', { cwd: root }).filter(
    (path) => !notOurs.test(path),
  )
  const texts = files.flatMap((path) => textsOf(path).map((text) => ({ path, text })))
  expect(texts.filter(({ path }) => path.includes('mail')).length).toBeGreaterThan(40)
  expect(texts.flatMap(({ path, text }) => refused(path, text))).toEqual([])
})

test('a claim in a text of the shop would be found', () => {
  expect(refused('here', 'Une gourde biodégradable.')).toEqual(['here: « biodégradable » (biodegradable)'])
})
