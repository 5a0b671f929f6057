import { createHash } from 'node:crypto'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { transactionally } from '../../../../platform/database/transaction.ts'
import type { ShopError } from '../../../../platform/errors.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import type { RequestContext } from '../../../../platform/request-context.ts'
import type { User } from '../../user.entity.ts'
import { securityMail } from '../security-mails.ts'
import { recordSignIn } from '../sessions/sign-ins.service.ts'
import type { UsedCredential } from './credential.rules.ts'
import { Passkey } from './passkey.entity.ts'
import type { ChallengePurpose } from './passkey-challenge.entity.ts'
import { countFailure, refuseFailures, relyingParty, spendChallenge } from './passkey-challenges.ts'

/** What a device keeps as the account's name: says nothing of it, not even its id. */
export const userHandleOf = (userId: string) =>
  createHash('sha256').update(`passkeys of ${userId}`).digest('base64url')

/**
 * The owner of a passkey, who has unlocked it (user verification) and signed with it the challenge that this browser
 * was given for this purpose.
 * @param wrong thrown for a passkey that nobody here has, for one of somebody else than `of`, and for every fault of the
 *   proof alike.
 * @throws TOO_MANY_REQUESTS after too many failures, CONFLICT where the shop's address knows no passkeys.
 */
export async function checkPasskey(
  ctx: RequestContext,
  purpose: ChallengePurpose,
  response: UsedCredential,
  { wrong, of }: { wrong: ShopError; of?: string },
): Promise<User> {
  await refuseFailures(ctx)
  const challenge = await spendChallenge(ctx, purpose, response.response.clientDataJSON)
  const passkey = challenge
    ? await ctx.em.findOne(Passkey, { credentialId: response.id }, { populate: ['user', 'user.password'] })
    : null
  const owner = passkey?.user.getEntity()
  const isRight =
    challenge !== null &&
    passkey !== null &&
    owner !== undefined &&
    (of === undefined || owner.id === of) &&
    (await use(ctx, challenge, passkey, response, owner))
  if (isRight) return owner
  ctx.log.warn({ address: ctx.clientAddress }, 'passkey refused')
  if (owner)
    recordSignIn(
      ctx,
      owner,
      'FAILED',
      of === owner.id && purpose === 'SIGN_IN' ? 'PASSWORD_PASSKEY' : 'PASSKEY',
    )
  await countFailure(ctx)
  throw wrong
}

/** Whether the passkey's signature and counter are right; what is kept of its use. */
async function use(
  ctx: RequestContext,
  challenge: string,
  passkey: Passkey,
  response: UsedCredential,
  owner: User,
): Promise<boolean> {
  const used = await verified(ctx, challenge, passkey, response)
  if (!used) return false
  // One statement: of two copies of one key that count alike, one alone gets through.
  const unused = {
    $or: [{ counter: { $lt: used.counter } }, ...(used.counter === 0 ? [{ counter: 0 }] : [])],
  }
  const kept = await ctx.em
    .fork()
    .nativeUpdate(Passkey, { id: passkey.id, ...unused }, { ...used, lastUsedAt: ctx.clock.now() })
  if (kept > 0) return true
  // Removed meanwhile: nothing is wrong with the key.
  if ((await ctx.em.fork().count(Passkey, { id: passkey.id })) === 0) return false
  // A copy of the key has counted further: its owner learns of that.
  ctx.log.warn({ userId: owner.id, passkey: passkey.id }, 'passkey counter went back')
  await transactionally(ctx, async (em) => {
    queueMail(em, securityMail(owner.email, 'PASSKEY_COPIED', ctx.env.PUBLIC_URL), ctx.clock.now(), owner.id)
    await em.flush()
  })
  return false
}

/** What the signature says of the passkey; null when it is not its own, or was not made here. */
async function verified(
  { env, log }: RequestContext,
  challenge: string,
  passkey: Passkey,
  { response, ...named }: UsedCredential,
): Promise<{ counter: number; isBackedUp: boolean } | null> {
  const { rpID, origin } = relyingParty(env)
  const { userHandle, ...signed } = response
  // Discoverable passkeys bring it: it must be that of the account to which the passkey belongs.
  if (userHandle && userHandle !== userHandleOf(passkey.user.id)) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...named, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Compared by `use`, after the signature: nobody without the key can raise an alarm.
        counter: 0,
      },
    })
    if (!verified) return null
    return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp }
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : error }, 'passkey not verified')
    return null
  }
}
