import { z } from 'zod'
import { enumRule, instantRule, numericId, requiredLine } from '../../../platform/field.rules.ts'
import type { PermissionName } from '../team/permissions.rules.ts'

/**
 * What a token may be given, and the permission that this is. What concerns accounts, the team, tokens and the export of
 * persons is none of it: that takes somebody who is there.
 */
export const permissionOfScope = {
  CATALOGUE_READ: 'catalogue.read',
  CATALOGUE_WRITE: 'catalogue.write',
  CONTENT_READ: 'content.read',
  CONTENT_WRITE: 'content.write',
  IMAGES: 'images',
  ORDERS_READ: 'orders.read',
  ORDERS_WRITE: 'orders.write',
  INBOX: 'inbox',
  WAITLIST: 'waitlist',
  NEWSLETTER: 'newsletter',
  MAILS: 'mails',
  ANALYTICS_READ: 'analytics.read',
  SETTINGS: 'settings',
} as const satisfies Record<string, PermissionName>

export type TokenScope = keyof typeof permissionOfScope

/** Every scope, in the order in which they are offered. */
export const tokenScopes = Object.keys(permissionOfScope) as [TokenScope, ...TokenScope[]]

/** Limits of tokens. */
export const tokenLimits = { nameLength: 60, lifetimeDays: 365, perPerson: 20 } as const

export const newTokenRules = z.object({
  name: requiredLine('Nom', tokenLimits.nameLength),
  scopes: z
    .array(enumRule('Droit', tokenScopes), { error: 'Droits : liste attendue.' })
    .min(1, 'Choisissez au moins un droit.')
    .max(tokenScopes.length, 'Droits : chacun une fois.')
    .overwrite((given) => [...new Set(given)]),
  expiresAt: instantRule('Expiration'),
})

export const tokenIdRules = z.object({ id: numericId('Jeton') })
