import { z } from 'zod'
import { accountLimits, emailRules, passwordRules } from '../accounts.rules.ts'

/** Whose password is forgotten. */
export const forgottenRules = z.object({ email: emailRules })

const deadLink = 'Ce lien n’est plus valable.'

/** The token of a link in a mail. */
const tokenRule = z.string({ error: deadLink }).regex(/^[\w-]{43}$/, deadLink)

const missing = 'Saisissez votre mot de passe'

/** A password that somebody has: no rule but that there is one. */
const knownPassword = z
  .string({ error: missing })
  .min(1, missing)
  .max(accountLimits.passwordMax, 'Le mot de passe est trop long')

/** What a person types instead of the password that is forgotten. */
export const newPasswordRules = z.object({ password: passwordRules })

/** The same with the token of the link that allows it. */
export const resetPasswordRules = newPasswordRules.extend({ token: tokenRule })

/** Another password, by who knows the old one. */
export const changePasswordRules = z.object({
  currentPassword: knownPassword,
  newPassword: passwordRules,
})

/** Another address of the account, by who knows the password. */
export const changeEmailRules = z.object({ email: emailRules, currentPassword: knownPassword })

/** The token of a link in a mail. */
export const linkTokenRules = z.object({ token: tokenRule })

/** The same with the password of the account, where it is not signed in. */
export const confirmEmailRules = linkTokenRules.extend({ password: knownPassword.nullish() })
