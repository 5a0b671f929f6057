import { z } from 'zod'
import { requiredLine, storableText } from '../../platform/text.rules.ts'

/** Limits of an account (spec sections 3 and 5). */
export const accountLimits = {
  emailLength: 254,
  nameLength: 100,
  passwordMin: 6,
  /** Longer ones are refused before they are hashed. */
  passwordMax: 1_024,
} as const

const invalidEmail = 'Email invalide'

/** An e-mail address, in lower case: addresses are compared without case. */
export const emailRules = z
  .string({ error: invalidEmail })
  .trim()
  .max(accountLimits.emailLength, { error: invalidEmail, abort: true })
  .toLowerCase()
  .pipe(z.email(invalidEmail))

const shortPassword = 'Le mot de passe doit contenir au moins 6 caractères'

/** Kept exactly as typed: no trimming, no truncation. */
const passwordRules = z
  .string({ error: shortPassword })
  .min(accountLimits.passwordMin, shortPassword)
  .max(
    accountLimits.passwordMax,
    `Le mot de passe doit contenir au plus ${accountLimits.passwordMax} caractères`,
  )
  .refine(storableText, 'Le mot de passe contient un caractère non autorisé')

/** What a person types to sign in. */
export const loginRules = z.object({ email: emailRules, password: passwordRules })

/** Address of the first administrator of a new shop, until ADMIN_EMAIL says another. */
export const defaultAdminEmail = 'admin@ramure.example'

/** What the sign-in form of the administration asks for (spec section 5); the server holds it to `loginRules`. */
export const adminLoginRules = z.object({
  email: requiredLine('Email', accountLimits.emailLength, 'L’adresse e-mail est requise'),
  password: z
    .string()
    .min(1, 'Le mot de passe est requis')
    .max(accountLimits.passwordMax, 'Le mot de passe est trop long'),
})

/** What a person types to open an account. */
export const registerRules = loginRules.extend({
  firstName: requiredLine('Prénom', accountLimits.nameLength, 'Le prénom est requis'),
  lastName: requiredLine('Nom', accountLimits.nameLength, 'Le nom est requis'),
})
