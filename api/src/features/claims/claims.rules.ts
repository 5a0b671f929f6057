import { z } from 'zod'
import { text } from '../../platform/field.rules.ts'

/** What is done about claims that nobody can prove, as CLAIMS_GUARD says. */
export const claimsGuards = ['OFF', 'WARN', 'BLOCK'] as const

/** One of them. */
export type ClaimsGuard = (typeof claimsGuards)[number]

/** Most characters of a text that is handed in to be checked. */
export const checkedTextLength = 20_000

/** A text to be checked. */
export const checkedTextRules = z.object({ text: text('Texte', checkedTextLength) })

/** The texts of a product that may claim something. */
export const productClaimTexts = [
  'name',
  'description',
  'productType',
  'whyChoose',
  'lifeBenefits',
  'planetBenefits',
  'moneySavings',
  'savingsComparison',
  'impactUnit',
  'keepIf',
] as const

/** The texts of the passport of a product that may. */
export const passportClaimTexts = ['composition', 'warnings', 'allergens', 'origin'] as const

/**
 * Whatever else is said of a product stands in the register among its texts: its passport, why its points were given,
 * what its images show, and what its public evidence is called; by such a field, before a point and what it is of.
 */
export const productClaimParts = {
  passport: 'passport.',
  reason: 'reason.',
  image: 'image.',
  evidence: 'evidence.',
} as const

/** The texts of a category that may. */
export const categoryClaimTexts = ['name', 'description'] as const

/** The texts of an article that may. */
export const postClaimTexts = ['title', 'excerpt', 'content'] as const
