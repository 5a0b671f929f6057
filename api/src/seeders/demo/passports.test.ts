import { expect, test } from 'vitest'
import { requiredFactsRules } from '../../features/catalogue/categories/required-facts.rules.ts'
import { passportFactsRules } from '../../features/catalogue/passports/passport.rules.ts'
import { completenessOf } from '../../features/catalogue/passports/passport-completeness.rules.ts'
import { demoCatalogue } from './catalogue.ts'
import { demoPassport, demoRequiredFacts, namesWithPassport, plain } from './passports.ts'

const products = demoCatalogue.flatMap((category) => category.products)

test('each demo passport belongs to a product, keeps the rules, and has a code of its own', () => {
  const names = products.map(({ name }) => plain(name))
  expect(namesWithPassport.filter((name) => !names.includes(name))).toEqual([])
  const made = products.map(demoPassport)
  for (const { code, ...facts } of made) {
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/)
    expect(passportFactsRules.safeParse(facts).error).toBeUndefined()
  }
  expect(new Set(made.map(({ code }) => code)).size).toBe(products.length)
})

test('each category that asks for something is one of the demo', () => {
  const slugs = demoCatalogue.map(({ slug }) => slug)
  for (const [slug, facts] of Object.entries(demoRequiredFacts)) {
    expect(slugs).toContain(slug)
    expect(requiredFactsRules.parse(facts)).toHaveLength(facts.length)
  }
})

test('a demo passport tells all that its category asks for but a maker, who is made up and says so', () => {
  for (const { slug, products } of demoCatalogue)
    for (const product of products) {
      const { missing } = completenessOf(demoPassport(product), demoRequiredFacts[slug] ?? null)
      expect([product.name, missing]).toEqual([product.name, ['MANUFACTURER']])
      expect(demoPassport(product).manufacturerName).toMatch(/\(démonstration\)$/)
    }
})

test('what its texts once guaranteed in words is a fact with its term and whoever gives it', () => {
  const guaranteed = products.filter((product) => demoPassport(product).guarantees.length > 0)
  expect(guaranteed).toHaveLength(8)
  for (const { name, images: _images, ...texts } of products)
    expect([name, /garanti(?!e)/i.test(Object.values(texts).join(' '))]).toEqual([name, false])
})

/** What is sold by weight or volume and not in bottles, boxes or buckets to be filled. */
const sold = /^(Savon|Shampoing|Lessive|Peinture|Mélange|Déodorant|Huile|Crème|Miel|Lentilles|Café|Infusion)/

test('what is sold by weight or volume says how much, as its name does', () => {
  const measured = products.filter(({ name }) => sold.test(name))
  expect(measured.length).toBeGreaterThan(10)
  for (const product of measured) {
    const { netQuantity, netUnit } = demoPassport(product)
    const written = `${String(netQuantity).replace('.', ',')} ${netUnit?.toLowerCase()}`
    expect(plain(product.name).toLowerCase()).toContain(written)
  }
})
