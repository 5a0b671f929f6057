import { z } from 'zod'
import { numericId, requiredLine } from '../../../../platform/field.rules.ts'
import { newCredentialRules, usedCredentialRules } from './credential.rules.ts'

/** Limits of the passkeys of an account. */
export const passkeyLimits = { each: 20, nameLength: 60 } as const

const name = requiredLine('Nom', passkeyLimits.nameLength, 'Donnez un nom à cette clé d’accès')

/** A new passkey: its name, and what the browser gave. */
export const registerPasskeyRules = z.object({ name, response: newCredentialRules })

/** Another name for a passkey. */
export const renamePasskeyRules = z.object({ id: numericId(), name })

/** Which passkey. */
export const passkeyIdRules = z.object({ id: numericId() })

/** A proof by passkey. */
export const passkeyProofRules = z.object({ response: usedCredentialRules })

/** A sign-in by passkey; `administration`: for the team alone. */
export const passkeySignInRules = passkeyProofRules.extend({
  administration: z.boolean({ error: 'administration : true ou false attendu.' }).nullish(),
})
