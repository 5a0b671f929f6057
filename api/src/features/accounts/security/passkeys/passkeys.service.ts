import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { requireRecentSignIn, requireViewer } from '../../../../platform/authorize.ts'
import { onUniqueViolation } from '../../../../platform/database/database-errors.ts'
import { lockRow, transactionally } from '../../../../platform/database/transaction.ts'
import { conflict, invalidInput, notFound, unauthenticated } from '../../../../platform/errors.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import { parseInput } from '../../../../platform/parse-input.ts'
import type { RequestContext } from '../../../../platform/request-context.ts'
import { User } from '../../user.entity.ts'
import { RecoveryCode } from '../recovery-code.entity.ts'
import { forgetIdleRecoveryCodes, replaceRecoveryCodes } from '../recovery-codes.ts'
import { securityMail } from '../security-mails.ts'
import { stopFactorRemoval } from '../stop-factor-removal.ts'
import { Passkey } from './passkey.entity.ts'
import { challengeLifetimeMs, issueChallenge, relyingParty, spendChallenge } from './passkey-challenges.ts'
import { userHandleOf } from './passkey-proof.ts'
import { passkeyIdRules, passkeyLimits, registerPasskeyRules, renamePasskeyRules } from './passkeys.rules.ts'

/** EdDSA, ES256, RS256 (COSE): every device has one. Asked for more, Node warns of what it is still trying out. */
const supportedAlgorithmIDs = [-8, -7, -257]

const sameName = 'Une autre de vos clés d’accès porte déjà ce nom.'
const takenName = conflict(sameName, { name: sameName })
const missing = () => notFound('Cette clé d’accès n’existe pas, ou plus.')

/** One's own passkeys, the oldest first. @throws UNAUTHENTICATED. */
export async function listPasskeys(ctx: RequestContext): Promise<Passkey[]> {
  const { id: user } = requireViewer(ctx)
  return ctx.em.find(Passkey, { user }, { orderBy: { id: 'asc' } })
}

/**
 * What a browser needs to make a passkey for one's account, within five minutes. It must be found without an e-mail
 * (discoverable) and ask for finger, face or PIN (user verification).
 * @throws UNAUTHENTICATED, STEP_UP_REQUIRED, TOO_MANY_REQUESTS, CONFLICT with twenty already, and where the shop's
 *   address knows no passkeys.
 */
export async function passkeyRegistration(
  ctx: RequestContext,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { id: userId, email } = requireRecentSignIn(ctx)
  const { rpID } = relyingParty(ctx.env)
  const known = await ctx.em.find(Passkey, { user: userId }, { orderBy: { id: 'asc' } })
  if (known.length >= passkeyLimits.each) throw tooMany()
  return generateRegistrationOptions({
    ...{ rpName: 'Ramure', rpID, userName: email, userDisplayName: email },
    userID: new Uint8Array(Buffer.from(userHandleOf(userId), 'base64url')),
    challenge: new Uint8Array(Buffer.from(await issueChallenge(ctx, 'REGISTER'), 'base64url')),
    timeout: challengeLifetimeMs,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

const tooMany = () =>
  conflict(`Un compte a au plus ${passkeyLimits.each} clés d’accès\u00a0: retirez-en une d’abord.`)

/** A new passkey, and what helps when it is lost. */
export interface RegisteredPasskey {
  passkey: Passkey
  /** Ten recovery codes, shown once; null when the account has some already. */
  recoveryCodes: string[] | null
}

/**
 * Adds a passkey to one's account: from now on its password alone opens it no more. The first one brings recovery
 * codes. A mail says so.
 * @throws UNAUTHENTICATED, STEP_UP_REQUIRED, BAD_USER_INPUT also for a challenge that is not this browser's or was used,
 *   CONFLICT when it is registered already, the name is taken, or there are twenty.
 */
export async function registerPasskey(ctx: RequestContext, input: unknown): Promise<RegisteredPasskey> {
  const { id: userId, email } = requireRecentSignIn(ctx)
  const { name, response } = parseInput(registerPasskeyRules, input)
  const { credential, credentialBackedUp } = await verifiedRegistration(ctx, response)
  const now = ctx.clock.now()
  const added = transactionally(ctx, async (em) => {
    // Held: two at once neither make more than twenty, nor two sets of recovery codes.
    await lockRow(em, User, { id: userId }, unauthenticated())
    if ((await em.count(Passkey, { user: userId })) >= passkeyLimits.each) throw tooMany()
    const passkey = em.create(Passkey, {
      ...{ user: userId, name, credentialId: credential.id, counter: credential.counter, createdAt: now },
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      transports: response.response.transports ?? [],
      isBackedUp: credentialBackedUp,
    })
    queueMail(em, securityMail(email, 'PASSKEY_ADDED', ctx.env.PUBLIC_URL), now, userId)
    await em.flush()
    await stopFactorRemoval(ctx, em, { id: userId, email })
    const hasCodes = (await em.count(RecoveryCode, { user: userId })) > 0
    return { passkey, recoveryCodes: hasCodes ? null : await replaceRecoveryCodes(em, userId) }
  })
  const registered = await onUniqueViolation(added, {
    passkeys_credential_unique: conflict('Cette clé d’accès est déjà enregistrée.'),
    passkeys_name_unique: takenName,
  })
  ctx.log.info({ userId }, 'passkey added')
  return registered
}

/** What the browser gave, when it was made here, now and for this account. @throws BAD_USER_INPUT. */
async function verifiedRegistration(
  ctx: RequestContext,
  { response, ...named }: ReturnType<typeof registerPasskeyRules.parse>['response'],
): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>> {
  const { rpID, origin } = relyingParty(ctx.env)
  const { clientDataJSON, attestationObject } = response
  const expectedChallenge = await spendChallenge(ctx, 'REGISTER', clientDataJSON)
  if (expectedChallenge === null)
    throw invalidInput('Cette demande a expiré ou a déjà servi\u00a0: recommencez.')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...named, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: rpID },
      requireUserVerification: true,
      supportedAlgorithmIDs,
    })
    if (registrationInfo) return registrationInfo
  } catch (error) {
    ctx.log.warn({ reason: error instanceof Error ? error.message : error }, 'passkey not registered')
  }
  throw invalidInput('Cette clé d’accès n’a pas pu être vérifiée\u00a0: recommencez.')
}

/**
 * Gives one of one's passkeys another name.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND also when it is another person's, CONFLICT when the name is taken.
 */
export async function renamePasskey(ctx: RequestContext, input: unknown): Promise<Passkey> {
  const { id: user } = requireViewer(ctx)
  const { id, name } = parseInput(renamePasskeyRules, input)
  const renamed = ctx.em.fork().nativeUpdate(Passkey, { id, user }, { name })
  if ((await onUniqueViolation(renamed, { passkeys_name_unique: takenName })) === 0) throw missing()
  const passkey = await ctx.em.findOne(Passkey, { id, user }, { refresh: true })
  if (!passkey) throw missing()
  return passkey
}

/**
 * Removes one of one's passkeys: it opens nothing any more. With the last one, and no codes of an application, the
 * password is enough again and the recovery codes go. A mail says so.
 * @returns its id.
 * @throws UNAUTHENTICATED, STEP_UP_REQUIRED, BAD_USER_INPUT, NOT_FOUND also when it is another person's.
 */
export async function removePasskey(ctx: RequestContext, input: unknown): Promise<number> {
  const { id: user, email } = requireRecentSignIn(ctx)
  const { id } = parseInput(passkeyIdRules, input)
  await transactionally(ctx, async (em) => {
    await lockRow(em, User, { id: user }, unauthenticated())
    if ((await em.nativeDelete(Passkey, { id, user })) === 0) throw missing()
    await forgetIdleRecoveryCodes(em, user)
    queueMail(em, securityMail(email, 'PASSKEY_REMOVED', ctx.env.PUBLIC_URL), ctx.clock.now(), user)
    await em.flush()
  })
  ctx.log.info({ userId: user }, 'passkey removed')
  return id
}
