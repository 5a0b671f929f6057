import { z } from 'zod'
import { readVersion, requiredLine, requiredText, storableText, tooLong } from '../../platform/field.rules.ts'
import { emailRules } from '../accounts/accounts.rules.ts'
import { accessibilityAuditKey, accessibilityAuditValueRules } from './accessibility-audit.rules.ts'
import { demonstrationNoteKey, demonstrationNoteRules } from './demonstration-note.rules.ts'
import { openingDayKey, openingDayRules, salesOpenKey } from './opening.rules.ts'
import { isPageAddress } from './page-address.rules.ts'
import { searchSynonymsKey, searchSynonymsRules } from './search-synonyms.rules.ts'

/** Longest value of a setting, in characters. */
export const settingLength = 5_000

/** Which setting, and the copy of it that was read. */
export const readSettingRules = z.object({ key: requiredText('Paramètre', 100), version: readVersion })

/** The shop's page on a network, or nothing. */
const networkRules = (label: string) =>
  z
    .string({ error: `${label}\u00a0: texte attendu.` })
    .trim()
    .max(500, tooLong(label, 500))
    .refine(storableText, 'Le texte contient un caractère non autorisé.')
    .refine(
      (typed) => !typed || isPageAddress(typed),
      `${label}\u00a0: adresse complète de votre page, commençant par https://, ou champ vide.`,
    )

/** Settings that are a choice among a few words, with these words. */
export const settingChoices: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  [salesOpenKey, ['non', 'oui']],
])

/** Which settings are asked for; all when not said. */
export const settingKeysRules = z.object({
  keys: z.array(requiredText('Paramètre', 100)).max(100).optional(),
})

/** What is dialled, written to or linked must be a number or an address; all the others are free. */
const shapes = new Map<string, z.ZodType<string>>([
  [openingDayKey, openingDayRules],
  ['shop_email', emailRules],
  [
    'shop_phone',
    // Six digits at least: signs alone cannot be dialled.
    requiredLine('Téléphone', 30).regex(
      /^\+?(?:[\s.()-]*\d){6,}[\s.()-]*$/,
      'Téléphone : chiffres, espaces, points et tirets, « + » au début au besoin.',
    ),
  ],
  ['social_instagram', networkRules('Instagram')],
  ['social_pinterest', networkRules('Pinterest')],
  ['social_youtube', networkRules('YouTube')],
  [accessibilityAuditKey, accessibilityAuditValueRules],
  [demonstrationNoteKey, demonstrationNoteRules],
  [searchSynonymsKey, searchSynonymsRules],
])

/**
 * Rules of the value of this setting. Only the day of the opening, the shop's page on a network, the audit of accessibility,
 * what is said of a demonstration and the words of the search may be empty: each other is a sentence of a page, some are required by law.
 */
export const settingValueRules = (key: string) =>
  z.object({ value: choiceRules(key) ?? shapes.get(key) ?? requiredText('Valeur', settingLength) })

function choiceRules(key: string): z.ZodType<string> | undefined {
  const words = settingChoices.get(key)
  const expected = words?.map((word) => `«\u00a0${word}\u00a0»`).join(' ou ')
  return words && z.enum(words, { error: `Valeur : ${expected} attendu.` })
}
