import { z } from 'zod'
import { accountLimits } from '../../accounts.rules.ts'

const missing = 'Saisissez votre mot de passe'

/** What somebody who is signed in types to prove that it is still them. */
export const confirmIdentityRules = z.object({
  password: z
    .string({ error: missing })
    .min(1, missing)
    .max(accountLimits.passwordMax, 'Le mot de passe est trop long'),
})
