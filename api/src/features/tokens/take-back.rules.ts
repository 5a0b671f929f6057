import { z } from 'zod'
import { instantRule } from '../../platform/field.rules.ts'

/** Since when passkeys may be somebody else's; none are taken where it is not said. */
export const takeBackRules = z.object({ passkeysSince: instantRule('Depuis').nullish() })
