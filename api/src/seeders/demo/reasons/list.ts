import type { Criterion } from '../../../features/catalogue/assessments/criteria.rules.ts'
import { plain } from '../passports.ts'
import { alimentation } from './alimentation.ts'
import { dechetsAlimentaires } from './dechets-alimentaires.ts'
import { eau } from './eau.ts'
import { energie } from './energie.ts'
import { hygieneBeaute } from './hygiene-beaute.ts'
import { maisonJardin } from './maison-jardin.ts'
import { vetements } from './vetements.ts'
import { zeroDechet } from './zero-dechet.ts'

/** What a demo product is mostly made of: products of one family come from one maker, who has its own documents. */
export type MakerFamily =
  | 'METAL'
  | 'PLASTIC'
  | 'ELECTRONICS'
  | 'WOOD'
  | 'GLASS'
  | 'TEXTILE'
  | 'FOOD'
  | 'COSMETIC'

/** Why a product has its points: one fact of this product for each criterion, in one sentence. */
type ProductReasons = Record<Criterion, string> & {
  family: MakerFamily
  /** Tenths, in the order of the criteria: what the scale of the method gives for the facts below. */
  points: [number, number, number, number, number]
}

/** By the name of the product, with ordinary spaces. Like all of the demo, these facts are made up. */
export type DemoReasons = Record<string, ProductReasons>

const all: DemoReasons = {
  ...eau,
  ...energie,
  ...zeroDechet,
  ...dechetsAlimentaires,
  ...maisonJardin,
  ...hygieneBeaute,
  ...alimentation,
  ...vetements,
}

/** The reasons of a demo product. @throws Error for a product without. */
export function reasonsOf(name: string): ProductReasons {
  const found = all[plain(name)]
  if (!found) throw new Error(`The demo does not say why « ${name} » has its points.`)
  return found
}

/** The names that have reasons, for whoever holds them against the catalogue. */
export const namesWithReasons = Object.keys(all)
