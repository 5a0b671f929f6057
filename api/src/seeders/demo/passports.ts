import { createHash } from 'node:crypto'
import type { PassportFact } from '../../features/catalogue/categories/required-facts.rules.ts'
import type { DemoProduct } from './demo-product.ts'
import { eauEnergie } from './passports/eau-energie.ts'
import { maisonVetements } from './passports/maison-vetements.ts'
import { soinsAliments } from './passports/soins-aliments.ts'
import { zeroDechet } from './passports/zero-dechet.ts'

const passports = { ...eauEnergie, ...zeroDechet, ...maisonVetements, ...soinsAliments }

/** Names are written with spaces that do not break: they are told apart without. */
export const plain = (name: string) => name.replaceAll(/\s/g, ' ')

const byName = new Map(Object.entries(passports).map(([name, facts]) => [plain(name), facts]))

/** The names that have a passport of their own, for whoever holds them against the catalogue. */
export const namesWithPassport = [...byName.keys()]

/** Of detergents and cosmetics, what the text calls « Ingrédients ». */
const ingredientsIn = (description: string) => /Ingrédients?\s?: ([^.]+)\./.exec(description)?.[1]

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Always the same for the same product. */
const codeOf = (name: string) =>
  [...createHash('sha256').update(name).digest().subarray(0, 12)]
    .map((byte) => signs[byte % signs.length])
    .join('')

const address = '1 rue de l’Exemple, 00000 Démonstration'

/** Whoever answers in the European Union for what is made outside. */
const importer = {
  responsibleName: 'Importateur fictif (démonstration)',
  responsibleAddress: address,
  responsibleContact: 'importateur@exemple.fr',
}

/** The passport of a demo product. Its maker is nobody: that is said. */
export function demoPassport({ name, description }: Pick<DemoProduct, 'name' | 'description'>) {
  const own = byName.get(plain(name))
  if (!own) throw new Error(`« ${name} » has no passport.`)
  const { maker, model, net, composition, isImported, ...facts } = own
  return {
    code: codeOf(name),
    manufacturerName: `Atelier fictif, ${maker} (démonstration)`,
    manufacturerAddress: address,
    manufacturerContact: 'fabricant@exemple.fr',
    ...(isImported && importer),
    model: model ?? /« ([^»]+) »/.exec(plain(name))?.[1] ?? null,
    netQuantity: net?.[0] ?? null,
    netUnit: net?.[1] ?? null,
    composition: composition ?? ingredientsIn(description) ?? null,
    guarantees: [],
    spareParts: [],
    ...facts,
  }
}

const objects: PassportFact[] = ['MANUFACTURER', 'MODEL', 'COMPOSITION', 'ORIGIN']

/** What each category of the demo asks of the passports of its products: what fits all of its goods. */
export const demoRequiredFacts: Record<string, PassportFact[]> = {
  'gestion-de-la-consommation-deau': objects,
  // Of these goods, lamps alone have a class.
  Energie: ['MANUFACTURER', 'WARNINGS', 'MODEL', 'ORIGIN'],
  'produits-zero-dechet': objects,
  'gestion-des-dechets-alimentaires': objects,
  'maison-jardin': objects,
  'hygiene-beaute': ['MANUFACTURER', 'WARNINGS', 'NET_QUANTITY', 'COMPOSITION', 'ALLERGENS', 'ORIGIN'],
  alimentation: ['MANUFACTURER', 'NET_QUANTITY', 'COMPOSITION', 'ALLERGENS', 'ORIGIN'],
  vetements: ['MANUFACTURER', 'COMPOSITION', 'ORIGIN'],
}
