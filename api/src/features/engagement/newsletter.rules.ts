import { z } from 'zod'
import { emailRules } from '../accounts/accounts.rules.ts'

/** Who wants the newsletter (spec section 5). */
export const subscribeRules = z.object({ email: emailRules })

/** The token of a link in a mail. */
export const newsletterTokenRules = z.object({
  token: z.string({ error: 'Lien invalide.' }).regex(/^[\w-]{20,64}$/, 'Lien invalide.'),
})
