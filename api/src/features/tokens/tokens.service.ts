import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { may, requirePermission, requireRecentSignIn } from '../../platform/authorize.ts'
import { onUniqueViolation } from '../../platform/database/database-errors.ts'
import { lockRow, transactionally } from '../../platform/database/transaction.ts'
import { conflict, invalidInput, notFound } from '../../platform/errors.ts'
import { type Mail, queueMail } from '../../platform/mail/outbox.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { letter } from '../accounts/account-letter.ts'
import { ApiToken } from '../accounts/tokens/api-token.entity.ts'
import {
  newTokenRules,
  permissionOfScope,
  tokenIdRules,
  tokenLimits,
} from '../accounts/tokens/tokens.rules.ts'
import { type AuditedEntity, audited } from '../audit/audit.service.ts'

/** With what each token begins: whoever finds one in a text, or scans for them, knows what it is. */
const tokenStart = 'ramure_'

/** The form of a token: its beginning and 32 random bytes. Anything else is not looked for. */
const tokenForm = /^ramure_[\w-]{43}$/

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A new token with its text: told once, for it is not kept. */
export interface NewToken {
  text: string
  token: ApiToken
}

/** How the history tells of a token. */
export const auditedToken: AuditedEntity<ApiToken> = {
  subjectType: 'TOKEN',
  subjectIdOf: ({ id }) => id,
  fieldsOf: ({ name, scopes, expiresAt, user }) => ({
    ...{ name, scopes, expiresAt: expiresAt.toISOString(), madeBy: user.unwrap().email },
  }),
}

/** Every token with its maker, the newest first. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function listTokens(ctx: RequestContext): Promise<ApiToken[]> {
  requirePermission(ctx, 'tokens')
  return ctx.em.find(ApiToken, {}, { populate: ['user'], orderBy: { id: 'desc' } })
}

const dayMs = 24 * 3_600_000

/**
 * Makes a token that may do what is chosen of what its maker may do, for a year at most.
 * @throws UNAUTHENTICATED, FORBIDDEN, STEP_UP_REQUIRED, BAD_USER_INPUT (also for more than the maker's own rights, a date that is past or
 *   too far, and when they have twenty), CONFLICT when another of theirs has the name.
 */
export async function createToken(ctx: RequestContext, input: unknown): Promise<NewToken> {
  const { id: userId } = requirePermission(ctx, 'tokens')
  requireRecentSignIn(ctx)
  const { name, scopes, expiresAt } = parseInput(newTokenRules, input)
  if (!scopes.every((scope) => may(ctx, permissionOfScope[scope]))) {
    const message = 'Un jeton ne peut avoir que des droits que vous avez vous-même.'
    throw invalidInput(message, { scopes: message })
  }
  const now = ctx.clock.now()
  const lifetimeMs = expiresAt.getTime() - now.getTime()
  if (lifetimeMs <= 0 || lifetimeMs > tokenLimits.lifetimeDays * dayMs) {
    const message = 'Expiration\u00a0: une date à venir, dans un an au plus.'
    throw invalidInput(message, { expiresAt: message })
  }
  const text = tokenStart + randomBytes(32).toString('base64url')
  const made = transactionally(ctx, async (em) => {
    // One after the other: two at once would both see room for one more.
    await em.execute('select 1 from users where id = ? for no key update', [userId])
    if ((await em.count(ApiToken, { user: userId })) >= tokenLimits.perPerson)
      throw invalidInput('Révoquez d’abord un jeton\u00a0: vous en avez déjà vingt.')
    const facts = { name, scopes, expiresAt, user: userId, tokenHash: hashOf(text), createdAt: now }
    const token = em.create(ApiToken, facts)
    await em.populate([token], ['user'])
    const created = await audited(ctx, em, auditedToken).create(token)
    queueMail(em, newTokenMail(token, ctx.env.PUBLIC_URL), now, userId)
    await em.flush()
    return { text, token: created }
  })
  const taken = 'Un autre de vos jetons porte déjà ce nom.'
  return onUniqueViolation(made, { api_tokens_name_unique: conflict(taken, { name: taken }) })
}

/** Tells the maker: whoever has found their browser open would leave a token to come back with. */
function newTokenMail({ name, scopes, user }: ApiToken, publicUrl: string): Mail {
  const many = scopes.length > 1
  return letter(user.unwrap().email, 'Un jeton d’API a été créé', [
    `Un jeton d’API, «\u00a0${name}\u00a0», vient d’être créé avec votre compte Ramure. Un programme qui le connaît peut agir en votre nom, avec ${many ? `${scopes.length}\u00a0droits` : 'un droit'}.`,
    'C’était vous\u202f? Vous n’avez rien à faire.',
    'Ce n’était pas vous\u202f? Révoquez-le tout de suite, puis changez votre mot de passe\u00a0:',
    { words: 'Jetons d’API', address: `${publicUrl}/admin/jetons` },
  ])
}

/**
 * Ends a token at once, whoever made it. @returns its id. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
export async function revokeToken(ctx: RequestContext, input: unknown): Promise<number> {
  requirePermission(ctx, 'tokens')
  const { id } = parseInput(tokenIdRules, input)
  return transactionally(ctx, async (em) => {
    const token = await lockRow(em, ApiToken, { id }, notFound('Jeton non trouvé'))
    await em.populate([token], ['user'])
    await audited(ctx, em, auditedToken).delete([token], () => ({}))
    return id
  })
}

/** The token of this text with its maker, while it is valid; null when there is none, or none any more. */
export async function findToken(em: EntityManager, text: string, now: Date): Promise<ApiToken | null> {
  if (!tokenForm.test(text)) return null
  const found = { tokenHash: hashOf(text), expiresAt: { $gt: now } }
  return em.findOne(ApiToken, found, { populate: ['user'] })
}

/** Notes that a token is used, once a minute at most, whatever uses it at once. */
export async function noteTokenUse(
  em: EntityManager,
  { id, lastUsedAt }: ApiToken,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - 60_000)
  if (lastUsedAt && lastUsedAt > before) return
  await em.execute(
    'update api_tokens set last_used_at = ? where id = ? and (last_used_at is null or last_used_at <= ?)',
    [now, id, before],
  )
}
