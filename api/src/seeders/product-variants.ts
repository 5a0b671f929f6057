import { imageUrl } from '../features/media/image-variants.rules.ts'
import { demoCatalogue, demoImageName } from './demo/catalogue.ts'
import type { DemoProduct } from './demo/demo-product.ts'
import { type Random, random } from './random.ts'

/** One row of the products table, by its column names; the category by its slug. */
export type ProductRow = ReturnType<typeof variant>

const colours = [
  'sauge',
  'terre cuite',
  'lin',
  'ardoise',
  'miel',
  'ivoire',
  'lavande',
  'galet',
  'mousse',
  'prune',
  'argile',
  'olive',
  'indigo',
  'rouille',
  'craie',
  'écorce',
]
const formats = [
  'petit format',
  'format voyage',
  'grand format',
  'format familial',
  'lot de 2',
  'lot de 3',
  'coffret cadeau',
  'édition atelier',
  'reconditionné',
  'sans emballage',
]
const series = ['Alizé', 'Aubépine', 'Bruyère', 'Calanque', 'Camargue', 'Cévennes', 'Chablis', 'Clairière', 'Coquelicot', 'Corniche', 'Estuaire', 'Fougère', 'Garrigue', 'Genêt', 'Glycine', 'Hêtraie', 'Jonquille', 'Lande', 'Luberon', 'Marais', 'Mistral', 'Myrtille', 'Noisetier', 'Ondine', 'Ormeau', 'Pervenche', 'Queyras', 'Ravine', 'Romarin', 'Salicorne', 'Sorbier', 'Thébaïde', 'Tilleul', 'Tramontane', 'Ubaye', 'Vanoise', 'Vercors', 'Verveine', 'Vigneron', 'Zéphyr'] // biome-ignore format: lists

/** Three years before the demo's first product: the products written by hand stay the newest. */
const lastDay = Date.UTC(2026, 8, 1)
const threeYears = 3 * 365 * 24 * 3_600_000

const templates = demoCatalogue.flatMap(({ slug, products }) =>
  products.map((product) => ({ slug, product })),
)

/** Addresses of a template's images, the primary one first. */
const imagesOf = ({ name, images }: DemoProduct) =>
  images.map((_object, index) => imageUrl(demoImageName(name, index + 1)))

/** Each image of each template, found by the template's primary address. */
export const templateImages = templates.flatMap(({ product }) =>
  imagesOf(product).map((address, index, [primary]) => ({
    primary_url: primary,
    image_url: address,
    display_order: index,
  })),
)

/** `count` products after the templates of the demo, one at a time: always the same ones. */
export function* productVariants(count: number): Generator<ProductRow> {
  const source = random(2026)
  for (let n = 0; n < count; n++) yield variant(n, source)
}

function variant(n: number, { next, bell, pick }: Random) {
  const { slug, product } = pick(templates)
  const [colour, format, line] = [pick(colours), pick(formats), pick(series)]
  // A hundred of each series: then a search for one of them is a rare one, for its line a frequent one.
  const name = `${product.name.slice(0, 140)} – ${line} ${1 + (n % 100)}, ${colour}, ${format}`
  const createdAt = new Date(lastDay - Math.floor(next() * threeYears)).toISOString()
  return {
    slug,
    name,
    description: `${product.description} Ici en coloris ${colour}, ${format}, de la série ${line}.`,
    price: shopPrice(Number(product.price) * (1 + bell() * 0.35)),
    image_url: imagesOf(product)[0],
    eco_score: within(Number(product.ecoScore) + bell() - 0.6, 2, 10),
    rating: within(Number(product.rating) + bell() * 0.5 - 0.2, 1, 5),
    review_count: Math.floor(next() ** 3 * 900),
    in_stock: next() < 0.93,
    featured: next() < 0.02,
    weekly_special: next() < 0.01,
    life_benefits: product.lifeBenefits,
    planet_benefits: product.planetBenefits,
    money_savings: product.moneySavings,
    why_choose: product.whyChoose,
    savings_per_year: product.savingsPerYear ?? null,
    savings_comparison: product.savingsComparison ?? null,
    payback_months: product.paybackMonths ?? null,
    product_type: product.productType ?? null,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

/** The price as a shop writes it: 7.90, 12.50, 89.00. */
function shopPrice(euros: number): string {
  const [whole, part] = [Math.floor(euros), euros % 1]
  return `${Math.max(whole, 1)}.${part < 0.3 ? '00' : part < 0.6 ? '50' : '90'}`
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value)).toFixed(1)
