import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { requirePermission, requireRecentSignIn } from '../../platform/authorize.ts'
import { onUniqueViolation } from '../../platform/database/database-errors.ts'
import { transactionally } from '../../platform/database/transaction.ts'
import { conflict, forbidden, notFound } from '../../platform/errors.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { endSecondFactors, hasSecondFactor } from '../accounts/security/end-second-factors.ts'
import { securityMail } from '../accounts/security/security-mails.ts'
import { noteInHistory } from '../accounts/security/sessions/sign-ins.service.ts'
import { permissionsOf, type Role } from '../accounts/team/permissions.rules.ts'
import { ApiToken } from '../accounts/tokens/api-token.entity.ts'
import { User } from '../accounts/user.entity.ts'
import { recordChange } from '../audit/audit.service.ts'
import { memberRolesRules, memberRules } from './team.rules.ts'
import { TeamInvitation } from './team-invitation.entity.ts'

/** Everybody of the team, by name. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function listTeam(ctx: RequestContext): Promise<User[]> {
  requirePermission(ctx, 'team')
  return ctx.em.find(User, { roles: { $ne: [] } }, { orderBy: { firstName: 'asc', email: 'asc' } })
}

/**
 * Gives somebody of the team other roles. From their next request on they may do what these allow, and nothing else.
 * @throws UNAUTHENTICATED, FORBIDDEN also for whoever grants or takes what they may not do themselves,
 *   STEP_UP_REQUIRED, BAD_USER_INPUT, NOT_FOUND for who is not of the team, CONFLICT for the last owner.
 */
export async function setTeamRoles(ctx: RequestContext, input: unknown): Promise<User> {
  requirePermission(ctx, 'team')
  requireRecentSignIn(ctx)
  const { id, roles } = parseInput(memberRolesRules, input)
  return changeRoles(ctx, id, roles)
}

/**
 * Takes somebody out of the team; their account stays, as a customer's.
 * @returns their id.
 * @throws as setTeamRoles.
 */
export async function removeFromTeam(ctx: RequestContext, input: unknown): Promise<string> {
  requirePermission(ctx, 'team')
  requireRecentSignIn(ctx)
  const { id } = parseInput(memberRules, input)
  await changeRoles(ctx, id, [])
  return id
}

/** Ids of those of the team whose accounts ask for more than a password. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function listTeamFactors(ctx: RequestContext): Promise<string[]> {
  requirePermission(ctx, 'team')
  const rows = await ctx.em.execute<{ id: string }[]>(
    `select id from users where cardinality(roles) > 0 and (
       exists (select from second_factors where user_id = users.id and confirmed_at is not null)
       or exists (select from passkeys where user_id = users.id)) order by id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Takes the second factor from somebody of the team who has lost it with all recovery codes: a link of a mail is not
 * enough to enter the administration. Codes and passkeys are gone; the person is told by mail.
 * @returns their id.
 * @throws as setTeamRoles; CONFLICT for who has none, and for oneself, who turns it off on the page of one's own account.
 */
export async function removeTeamFactor(ctx: RequestContext, input: unknown): Promise<string> {
  const actor = requirePermission(ctx, 'team')
  requireRecentSignIn(ctx)
  const { id } = parseInput(memberRules, input)
  if (id === actor.id) throw conflict('Votre propre double vérification se gère à la page Sécurité.')
  await transactionally(ctx, async (em) => {
    const [member] = await holdPeople(em, actor.id, [id])
    if (!member || member.roles.length === 0) throw notFound('Cette personne n’est pas dans l’équipe.')
    requireGrantable(actor.permissions, member.roles)
    if (!(await hasSecondFactor(em, id))) throw conflict('Cette personne n’a pas de double vérification.')
    await endSecondFactors(em, id)
    const now = ctx.clock.now()
    queueMail(em, securityMail(member.email, 'FACTOR_REMOVED_BY_OWNER', ctx.env.PUBLIC_URL), now, id)
    await noteInHistory(em, id, 'REMOVED', now)
    const name = member.email
    await recordChange(ctx, em, {
      ...{ action: 'UPDATED', subjectType: 'MEMBER', subjectId: id },
      ...{ before: { name, secondFactor: true }, after: { name, secondFactor: false } },
    })
    await em.flush()
  })
  ctx.log.warn({ userId: id, by: actor.id }, 'second factor removed by an owner')
  return id
}

async function changeRoles(ctx: RequestContext, id: string, roles: Role[]): Promise<User> {
  const actor = requirePermission(ctx, 'team')
  const changed = transactionally(ctx, async (em) => {
    const [member] = await holdPeople(em, actor.id, [id])
    if (!member || member.roles.length === 0) throw notFound('Cette personne n’est pas dans l’équipe.')
    requireGrantable(actor.permissions, [...member.roles, ...roles])
    const before = member.roles
    member.roles = roles
    await em.flush()
    // What somebody has promised in the name of a right goes with the right.
    if (!permissionsOf(roles).has('team')) await em.nativeDelete(TeamInvitation, { invitedBy: member.id })
    if (roles.length === 0) await endTokens(ctx, em, member)
    // The address of an account follows it, and goes with it; a name would stay in the history.
    const name = member.email
    await recordChange(ctx, em, {
      ...{ action: 'UPDATED', subjectType: 'MEMBER', subjectId: id },
      ...{ before: { name, roles: before }, after: { name, roles } },
    })
    return member
  })
  return onUniqueViolation(changed, { users_last_owner: lastOwner() })
}

/** Tokens of who leaves the team are gone: they would work again on the day that the person comes back. */
async function endTokens(ctx: RequestContext, em: EntityManager, { id, email }: User): Promise<void> {
  const tokens = await em.find(ApiToken, { user: id }, { orderBy: { id: 'asc' } })
  for (const { id: subjectId, name, scopes, expiresAt } of tokens)
    await recordChange(ctx, em, {
      ...{ action: 'DELETED', subjectType: 'TOKEN', subjectId },
      ...{ before: { name, scopes, expiresAt: expiresAt.toISOString(), madeBy: email }, after: null },
    })
  await em.nativeDelete(ApiToken, { user: id })
}

const lastOwner = () =>
  conflict('La boutique garde toujours un propriétaire\u00a0: nommez-en d’abord un autre.')

/**
 * These people, and whoever acts on them, held until the transaction ends, always in one order. Whoever has lost the
 * right while they waited is refused.
 */
export async function holdPeople(em: EntityManager, actorId: string, ids: string[]): Promise<User[]> {
  const held = await em.find(
    User,
    { id: { $in: [actorId, ...ids] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  const actor = held.find((user) => user.id === actorId)
  if (!actor || !permissionsOf(actor.roles).has('team')) throw forbidden()
  return held.filter((user) => ids.includes(user.id))
}

/** Nobody grants, nor takes, what they may not do themselves. @throws FORBIDDEN. */
export function requireGrantable(own: ReadonlySet<string>, roles: readonly Role[]): void {
  for (const permission of permissionsOf(roles)) if (!own.has(permission)) throw forbidden()
}
