import { createHash, randomBytes } from 'node:crypto'
import { ref } from '@mikro-orm/postgresql'
import { requirePermission, requireRecentSignIn, requireViewer } from '../../platform/authorize.ts'
import { lockRow, transactionally } from '../../platform/database/transaction.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { letter } from '../accounts/account-letter.ts'
import { administratorName } from '../accounts/administrators.service.ts'
import { holdAccount } from '../accounts/recovery/account-links.ts'
import { addressOf } from '../accounts/recovery/recovery-mails.ts'
import { countGuess, refuseGuesses } from '../accounts/recovery/recovery-throttle.ts'
import { permissionsOf, roles } from '../accounts/team/permissions.rules.ts'
import { User } from '../accounts/user.entity.ts'
import { viewerOf } from '../accounts/viewer.ts'
import { recordChange, recordsAlone } from '../audit/audit.service.ts'
import { holdPeople, requireGrantable } from './members.service.ts'
import { invitationIdRules, invitationRules, invitationTokenRules } from './team.rules.ts'
import { TeamInvitation } from './team-invitation.entity.ts'

const lifetimeMs = 7 * 24 * 60 * 60_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Used, expired, revoked, replaced, or for another address: the same answer. */
const deadInvitation = () =>
  notFound('Cette invitation n’est plus valable, ou elle est pour une autre adresse.')

/** What an invitation is called in the history. */
const subjectOf = ({ id }: TeamInvitation) => `invitation-${id}`

/** The invitations that can still be accepted, the newest first. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function listTeamInvitations(ctx: RequestContext): Promise<TeamInvitation[]> {
  requirePermission(ctx, 'team')
  return ctx.em.find(
    TeamInvitation,
    { expiresAt: { $gt: ctx.clock.now() } },
    { populate: ['invitedBy'], orderBy: { createdAt: 'desc', id: 'desc' } },
  )
}

/**
 * Invites the owner of an address into the team, by a mail whose link can be accepted once, within seven days. An older
 * invitation of the same address ends.
 * @throws UNAUTHENTICATED, FORBIDDEN also for whoever grants what they may not do themselves, STEP_UP_REQUIRED,
 *   BAD_USER_INPUT, CONFLICT for who is of the team already.
 */
export async function inviteToTeam(ctx: RequestContext, input: unknown): Promise<TeamInvitation> {
  const actor = requirePermission(ctx, 'team')
  requireRecentSignIn(ctx)
  const { email, roles } = parseInput(invitationRules, input)
  requireGrantable(actor.permissions, roles)
  const now = ctx.clock.now()
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  return transactionally(ctx, async (em) => {
    await holdPeople(em, actor.id, [])
    const sender = await em.findOneOrFail(User, { id: actor.id })
    const known = await em.findOne(User, { email })
    if (known?.isAdmin) {
      const said = 'Cette personne est déjà dans l’équipe\u00a0: changez ses rôles.'
      throw conflict(said, { email: said })
    }
    const invitation = await em.upsert(
      TeamInvitation,
      { email, roles, tokenHash: hashOf(token), invitedBy: ref(User, actor.id), expiresAt, createdAt: now },
      { onConflictFields: ['email'] },
    )
    await em.populate([invitation], ['invitedBy'])
    const link = { token, expiresAt, publicUrl: ctx.env.PUBLIC_URL }
    queueMail(em, invitationMail(email, administratorName(sender), link), now)
    await em.flush()
    await recordChange(ctx, em, {
      ...{ action: 'CREATED', subjectType: 'MEMBER', subjectId: subjectOf(invitation) },
      ...{ before: null, after: { name: email, roles } },
    })
    return invitation
  })
}

const invitationMail = (email: string, sender: string, link: Parameters<typeof addressOf>[1]) =>
  letter(
    email,
    'Invitation dans l’équipe de Ramure',
    [
      `${sender} vous invite à rejoindre l’équipe de la boutique Ramure. Ouvrez ce lien dans les sept jours, avec un compte à cette adresse e-mail\u00a0; il ne sert qu’une fois\u00a0:`,
      { words: 'Rejoindre l’équipe', address: addressOf('/invitation', link) },
      'Vous n’attendiez rien\u202f? Ignorez cet e-mail, et ne transmettez ce lien à personne.',
    ],
    link.expiresAt,
  )

/** Ends an invitation. @returns its id. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
export async function revokeTeamInvitation(ctx: RequestContext, input: unknown): Promise<number> {
  requirePermission(ctx, 'team')
  const { id } = parseInput(invitationIdRules, input)
  await transactionally(ctx, async (em) => {
    const invitation = await lockRow(em, TeamInvitation, { id }, notFound('Invitation non trouvée'))
    await recordChange(ctx, em, {
      ...{ action: 'DELETED', subjectType: 'MEMBER', subjectId: subjectOf(invitation) },
      ...{ before: { name: invitation.email, roles: invitation.roles }, after: null },
    })
    await em.remove(invitation).flush()
  })
  return id
}

/**
 * What an invitation offers, to whoever has its token; nothing changes.
 * @throws BAD_USER_INPUT, NOT_FOUND, TOO_MANY_REQUESTS after too many that open nothing.
 */
export async function openTeamInvitation(ctx: RequestContext, input: unknown): Promise<TeamInvitation> {
  const { token } = parseInput(invitationTokenRules, input)
  await refuseGuesses(ctx)
  const invitation = await ctx.em.findOne(
    TeamInvitation,
    { tokenHash: hashOf(token), expiresAt: { $gt: ctx.clock.now() } },
    { populate: ['invitedBy'] },
  )
  if (invitation) return invitation
  await countGuess(ctx)
  throw deadInvitation()
}

/**
 * Accepts an invitation for the account that is signed in, which has the very address that it was sent to. The roles
 * are added to those that the account has. It counts for nothing once whoever sent it may no longer give them.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function acceptTeamInvitation(ctx: RequestContext, input: unknown): Promise<User> {
  const { id: userId } = requireViewer(ctx)
  const { id, tokenHash } = await openTeamInvitation(ctx, input)
  const account = await transactionally(ctx, async (em) => {
    const account = await holdAccount(em, userId)
    // Sent anew meanwhile, it may offer other roles: this link is no longer the one that counts.
    const offered = { id, tokenHash, email: account.email, expiresAt: { $gt: ctx.clock.now() } }
    const invitation = await lockRow(em, TeamInvitation, offered, deadInvitation())
    const sender = await em.findOneOrFail(User, { id: invitation.invitedBy.id })
    if (!permissionsOf(sender.roles).has('team')) throw deadInvitation()
    requireGrantable(permissionsOf(sender.roles), invitation.roles)
    const before = account.roles
    account.roles = roles.filter((role) => [...before, ...invitation.roles].includes(role))
    // Whoever opens a link of a mail has the mailbox.
    account.emailConfirmedAt ??= ctx.clock.now()
    await em.remove(invitation).flush()
    await recordChange(
      { viewer: { id: userId, email: account.email, ...recordsAlone }, clock: ctx.clock },
      em,
      {
        ...{ action: 'UPDATED', subjectType: 'MEMBER', subjectId: account.id },
        ...{
          before: { name: account.email, roles: before },
          after: { name: account.email, roles: account.roles },
        },
      },
    )
    return account
  })
  ctx.viewer = await viewerOf(ctx.em, ctx.env, account)
  ctx.log.info({ userId }, 'joined the team')
  return account
}
