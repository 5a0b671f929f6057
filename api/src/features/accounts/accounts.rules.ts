import { z } from 'zod'
import { requiredLine, storableText } from '../../platform/field.rules.ts'
import { emailLength } from '../../platform/mail/email-limits.rules.ts'
import { shownVersionRules } from '../consent/texts/shown-version.rules.ts'

/** Limits of an account (specification, sections 3 and 5). */
export const accountLimits = {
  emailLength,
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

const missingEmail = 'L’e-mail est requis'

/** The same where the specification leaves open what is said of an empty one: that it is missing. */
export const requiredEmailRules = z
  .string({ error: missingEmail })
  .trim()
  .min(1, missingEmail)
  .max(accountLimits.emailLength, { error: invalidEmail, abort: true })
  .pipe(emailRules)

const shortPassword = 'Le mot de passe doit contenir au moins 6 caractères'

/** Kept exactly as typed: no trimming, no truncation. */
export const passwordRules = z
  .string({ error: shortPassword })
  .min(accountLimits.passwordMin, shortPassword)
  .max(
    accountLimits.passwordMax,
    `Le mot de passe doit contenir au plus ${accountLimits.passwordMax} caractères`,
  )
  .refine(storableText, 'Le mot de passe contient un caractère non autorisé')

/** What a person types to sign in. */
export const loginRules = z.object({ email: emailRules, password: passwordRules })

/** What the administration's sign-in form asks for (specification, section 5); the server applies `loginRules`. */
export const adminLoginRules = z.object({
  email: requiredLine('E-mail', accountLimits.emailLength, 'L’adresse e-mail est requise'),
  password: z
    .string()
    .min(1, 'Le mot de passe est requis')
    .max(accountLimits.passwordMax, 'Le mot de passe est trop long'),
})

/** What a person types to open an account. */
export const registerRules = loginRules.extend({
  firstName: requiredLine('Prénom', accountLimits.nameLength, 'Le prénom est requis'),
  lastName: requiredLine('Nom', accountLimits.nameLength, 'Le nom est requis'),
  textVersion: shownVersionRules,
})
