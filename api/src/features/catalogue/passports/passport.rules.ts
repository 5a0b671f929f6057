import { z } from 'zod'
import {
  clearableLine,
  clearableText,
  decimal,
  exactText,
  numericId,
  readVersion,
  requiredLine,
} from '../../../platform/field.rules.ts'

/** What a net quantity is measured in. */
export const netUnits = ['G', 'KG', 'ML', 'CL', 'L', 'M', 'M2', 'PIECE'] as const

/** One of them. */
export type NetUnit = (typeof netUnits)[number]

/** Classes of the energy label, the best first (regulation 2017/1369). */
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

/** Limits of a passport. */
export const passportLimits = {
  nameLength: 200,
  addressLength: 300,
  modelLength: 100,
  textLength: 2_000,
  guarantees: 10,
  spareParts: 30,
  guaranteeMonths: 1_200,
} as const

const { nameLength, addressLength, modelLength, textLength } = passportLimits

/** Whether the last digit of a GTIN of 8, 12, 13 or 14 is the one that the others lead to. */
export function isGtin(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}

const gtin = clearableLine('GTIN', 20)
  .transform((typed) => typed?.replaceAll(/[\s-]/g, '') || typed)
  .refine(
    (typed) => typed == null || isGtin(typed),
    'GTIN : 8, 12, 13 ou 14 chiffres, dont le dernier se calcule des autres. Vérifiez-les sur le code-barres.',
  )

const price = (label: string) =>
  z.preprocess((given) => (given === '' ? null : given), decimal(label, 2, 0, 99_999_999.99).nullish())

const day = (label: string) =>
  z.preprocess(
    (given) => (given === '' ? null : given),
    z.iso.date({ error: `${label} : date attendue, par exemple 2034-12-31.` }).nullish(),
  )

/** Whoever guarantees, by a word for what they are and not by name. */
const kindsOfGuarantors: [article: string, words: RegExp][] = [
  ['l’', /^(importateur|artisan|atelier|assureur|éditeur|enseigne)$/i],
  ['la ', /^(marque|boutique|maison)$/i],
  ['le ', /^(fabricant|vendeur|distributeur|producteur|constructeur|magasin|réparateur|fournisseur)$/i],
]

/** Who guarantees, within a sentence: « le fabricant » for « Fabricant »; names stay as they are. */
export function guarantorInSentence(by: string): string {
  const [article] = kindsOfGuarantors.find(([, words]) => words.test(by)) ?? []
  return article === undefined ? by : article + by.toLowerCase()
}

const guaranteeRules = z.object({
  by: requiredLine('Garantie, par qui', nameLength),
  months: z
    .int({ error: 'Garantie, durée : nombre de mois attendu.' })
    .min(1, 'Garantie, durée : un mois au moins.')
    .max(passportLimits.guaranteeMonths, 'Garantie, durée : 1 200 mois au plus.'),
  covers: requiredLine('Garantie, quelle partie', nameLength),
  terms: clearableText('Garantie, conditions', textLength).transform((typed) => typed ?? null),
})

const sparePartRules = z.object({
  name: requiredLine('Pièce, nom', nameLength),
  price: price('Pièce, prix').transform((typed) => typed ?? null),
  until: day('Pièce, disponible jusqu’au').transform((typed) => typed ?? null),
})

/** A commercial guarantee: who gives it, for how many months, on what, on which terms. */
export type Guarantee = z.output<typeof guaranteeRules>

/** A part that can be had: its price in euros, and until which day, where that is known. */
export type SparePart = z.output<typeof sparePartRules>

const list = <R extends z.ZodType>(label: string, rules: R, most: number) =>
  z.array(rules, { error: `${label} : liste attendue.` }).max(most, `${label} : ${most} au plus.`)

/** The facts of a passport; what is not given stays as it is. */
export const passportFactsRules = z.object({
  manufacturerName: clearableLine('Fabricant', nameLength),
  manufacturerAddress: clearableLine('Adresse du fabricant', addressLength),
  manufacturerContact: clearableLine('Contact du fabricant', nameLength),
  responsibleName: clearableLine('Personne responsable dans l’UE', nameLength),
  responsibleAddress: clearableLine('Adresse de la personne responsable', addressLength),
  responsibleContact: clearableLine('Contact de la personne responsable', nameLength),
  warnings: clearableText('Avertissements', textLength),
  model: clearableLine('Modèle', modelLength),
  gtin,
  netQuantity: z.preprocess(
    (given) => (given === '' ? null : given),
    decimal('Quantité nette', 3, 0.001, 9_999_999).nullish(),
  ),
  netUnit: z.preprocess(
    (given) => (given === '' ? null : given),
    z.enum(netUnits, { error: `Unité : ${netUnits.join(', ')} attendu.` }).nullish(),
  ),
  composition: clearableText('Composition ou ingrédients', textLength),
  allergens: clearableText('Allergènes', textLength),
  energyClass: z.preprocess(
    (given) => (given === '' ? null : given),
    z.enum(energyClasses, { error: 'Classe énergétique : de A à G.' }).nullish(),
  ),
  origin: clearableLine('Origine', nameLength),
  guarantees: list('Garanties', guaranteeRules, passportLimits.guarantees).optional(),
  spareParts: list('Pièces détachées', sparePartRules, passportLimits.spareParts).optional(),
})

/** The passport of one product, as it is to be, and the copy of it that was read. */
export const savePassportRules = passportFactsRules.extend({
  productId: numericId('Produit'),
  version: readVersion,
})

/** What is said of a quantity without a unit, and of a unit without a quantity. */
export const quantityNeedsUnit = 'Quantité nette : nombre et unité vont ensemble.'

/** Of which product. */
export const passportProductRules = z.object({ id: numericId() })

/** The code on a passport. */
export const passportCodeRules = z.object({
  code: exactText('Passeport', 12),
})
