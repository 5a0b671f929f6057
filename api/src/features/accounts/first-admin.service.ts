import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '../../env.ts'
import { Session } from '../../platform/http/session.entity.ts'
import { hashPassword, inPasswordGate } from '../../platform/passwords.ts'
import { emailRules } from './accounts.rules.ts'
import { guessable } from './common-passwords.ts'
import { endSecondFactors } from './security/end-second-factors.ts'
import { User } from './user.entity.ts'

/** Sixteen characters that nobody guesses and a person can copy from a terminal. */
export const generatedPassword = () => randomBytes(12).toString('base64url')

/**
 * Makes the first owner of a shop that has none, of ADMIN_EMAIL and ADMIN_PASSWORD. Without a password
 * one is generated and handed to `announce`, once: it is stored nowhere but as a hash. An account that has the
 * address already is taken over whole, its sessions ended: whoever registered it first gains nothing.
 * @throws Error with NODE_ENV=production and no ADMIN_PASSWORD, or one that anybody would guess.
 */
export async function ensureFirstAdmin(
  em: EntityManager,
  env: Env,
  announce: (email: string, password: string) => void,
): Promise<void> {
  if ((await em.count(User, { roles: { $contains: ['OWNER'] } })) > 0) return
  if (env.NODE_ENV === 'production' && !env.ADMIN_PASSWORD)
    throw new Error(
      'The shop has no administrator yet: set ADMIN_EMAIL and ADMIN_PASSWORD (NODE_ENV=production).',
    )
  const email = emailRules.parse(env.ADMIN_EMAIL)
  const reason = env.ADMIN_PASSWORD && guessable(env.ADMIN_PASSWORD, email)
  if (env.NODE_ENV === 'production' && reason)
    throw new Error(
      `ADMIN_PASSWORD n’est pas accepté en production\u00a0: c’est l’un des mots de passe les plus courants, ou l’adresse ADMIN_EMAIL elle-même.`,
    )
  const password = env.ADMIN_PASSWORD ?? generatedPassword()
  const hash = await inPasswordGate(() => hashPassword(password))
  const { id } = await em.upsert(
    User,
    { id: crypto.randomUUID(), email, password: hash, roles: ['OWNER'] },
    { onConflictFields: ['email'], onConflictMergeFields: ['roles', 'password'] },
  )
  await em.nativeDelete(Session, { sess: { userId: id } })
  await endSecondFactors(em, id)
  if (!env.ADMIN_PASSWORD) announce(email, password)
}
