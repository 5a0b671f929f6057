import { z } from 'zod'
import { loginRules } from '../../accounts.rules.ts'
import { usedCredentialRules } from '../passkeys/credential.rules.ts'

const wrongShape = 'Saisissez les 6 chiffres de votre application'

/** People and applications group the digits. */
const typed = z
  .string({ error: wrongShape })
  .max(100, wrongShape)
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())

/** The code of an application. */
export const oneTimeCodeRules = z.object({ code: typed.pipe(z.string().regex(/^\d{6}$/, wrongShape)) })

const wrongCode = 'Saisissez les 6 chiffres de votre application, ou un code de secours'

/** What a person types to sign in; the code where the account asks for one: of the application, or for recovery; or a passkey. */
export const signInRules = loginRules.extend({
  code: typed.pipe(z.string().regex(/^(\d{6}|[a-z2-7]{10})$/, wrongCode)).nullish(),
  passkey: usedCredentialRules.nullish(),
})
