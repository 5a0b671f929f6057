import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '../../env.ts'
import type { Viewer } from '../../platform/request-context.ts'
import { Passkey } from './security/passkeys/passkey.entity.ts'
import { SecondFactor } from './security/second-factor/second-factor.entity.ts'
import { permissionsOf } from './team/permissions.rules.ts'
import type { User } from './user.entity.ts'

/** What is read of the person with each request that has a session, for `viewerFrom`. */
export const viewerSql = `select id, email, roles, exists (
    select from second_factors where user_id = users.id and confirmed_at is not null
  ) or exists (
    select from passkeys where user_id = users.id
  ) as "hasSecondFactor"
  from users where id = sessions.sess ->> 'userId'`

/** Whoever `viewerSql` has found. */
export type FoundPerson = Pick<User, 'id' | 'email' | 'roles'> & { hasSecondFactor: boolean }

const demandOf = { off: null, recommended: 'RECOMMENDED', required: 'REQUIRED' } as const

/**
 * Who asks, with the rights of their roles. Where the shop requires a second factor of its team, whoever has none yet
 * has no right: their own account is all that is left.
 */
export function viewerFrom(env: Env, { id, email, roles, hasSecondFactor }: FoundPerson): Viewer {
  const isAdmin = roles.length > 0
  const demand = isAdmin && !hasSecondFactor ? demandOf[env.ADMIN_SECOND_FACTOR] : null
  return {
    ...{ id, email, isAdmin },
    permissions: demand === 'REQUIRED' ? new Set() : permissionsOf(roles),
    secondFactorDemand: demand,
  }
}

/** The same for an account that was found another way. */
export async function viewerOf(em: EntityManager, env: Env, user: User): Promise<Viewer> {
  const isAsked = user.roles.length > 0 && env.ADMIN_SECOND_FACTOR !== 'off'
  const found = isAsked
    ? (await em.count(SecondFactor, { user: user.id, confirmedAt: { $ne: null } })) ||
      (await em.count(Passkey, { user: user.id }))
    : 0
  const { id, email, roles } = user
  return viewerFrom(env, { id, email, roles, hasSecondFactor: found > 0 })
}
