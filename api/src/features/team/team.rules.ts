import { z } from 'zod'
import { enumRule, exactText, numericId } from '../../platform/field.rules.ts'
import { emailRules } from '../accounts/accounts.rules.ts'
import { roles } from '../accounts/team/permissions.rules.ts'

const someRoles = z
  .array(enumRule('Rôle', roles), { error: 'Choisissez au moins un rôle.' })
  .min(1, 'Choisissez au moins un rôle.')
  .max(20)
  .transform((given) => roles.filter((role) => given.includes(role)))

/** Somebody of the team. */
export const memberRules = z.object({ id: exactText('Personne', 64) })

export const memberRolesRules = memberRules.extend({ roles: someRoles })

/** Whom to invite, to do what. */
export const invitationRules = z.object({ email: emailRules, roles: someRoles })

export const invitationIdRules = z.object({ id: numericId('Invitation') })

/** A text of any other form is no token of ours, and no error: it finds nothing. */
export const invitationTokenRules = z.object({ token: exactText('Lien', 200) })
