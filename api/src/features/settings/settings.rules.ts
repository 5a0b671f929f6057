import { z } from 'zod'
import { readVersion } from '../../platform/change.rules.ts'
import { requiredLine, requiredText } from '../../platform/text.rules.ts'
import { emailRules } from '../accounts/accounts.rules.ts'

/** Longest value of a setting, in characters. */
export const settingLength = 5_000

/** Which setting, and the copy of it that was read. */
export const readSettingRules = z.object({ key: requiredText('Paramètre', 100), version: readVersion })

/** What is dialled or written to must be a number or an address; all the others are free. */
const shapes = new Map<string, z.ZodType<string>>([
  ['shop_email', emailRules],
  [
    'shop_phone',
    // Six digits at least: signs alone cannot be dialled.
    requiredLine('Téléphone', 30).regex(
      /^\+?(?:[\s.()-]*\d){6,}[\s.()-]*$/,
      'Téléphone : chiffres, espaces, points et tirets, « + » au début au besoin.',
    ),
  ],
])

/** Rules of the value of this setting. Never empty: each is a sentence of a page, some are required by law. */
export const settingValueRules = (key: string) =>
  z.object({ value: shapes.get(key) ?? requiredText('Valeur', settingLength) })
