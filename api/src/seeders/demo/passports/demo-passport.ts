import type { Guarantee, NetUnit, SparePart } from '../../../features/catalogue/passports/passport.rules.ts'

/** What the passport of a demo product says beside what all of them say; nothing that its other texts deny. */
export interface DemoPassport {
  /** To be read after « Atelier fictif » on the page: a place. Its maker is nobody. */
  maker: string
  /** Where the name of the product has none in quotes. */
  model?: string
  net?: readonly [quantity: string, unit: NetUnit]
  origin: string
  warnings?: string
  allergens?: string
  composition?: string
  energyClass?: string
  guarantees?: Guarantee[]
  spareParts?: SparePart[]
  /** Made outside the European Union: somebody inside answers for it. */
  isImported?: true
}

/** By the name of the product. */
export type DemoPassports = Record<string, DemoPassport>

/** A commercial guarantee, in whole years. */
export const guarantee = (years: number, covers: string, by = 'le fabricant'): Guarantee => ({
  ...{ by, months: years * 12, covers },
  terms: 'Sur présentation de la facture, en plus des garanties légales.',
})

/** A part that can be had at a price, for as long as is said. */
export const part = (name: string, price: string, until: string | null = null): SparePart => ({
  ...{ name, price, until },
})

export const warned = {
  eyes: 'Éviter le contact avec les yeux.',
  children: 'Tenir hors de portée des enfants.',
  mains: 'Usage intérieur. Débrancher avant de nettoyer. Ne pas ouvrir le boîtier.',
}
