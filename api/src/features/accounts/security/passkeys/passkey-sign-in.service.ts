import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { provedUntil, requireViewer } from '../../../../platform/authorize.ts'
import { invalidInput } from '../../../../platform/errors.ts'
import { parseInput } from '../../../../platform/parse-input.ts'
import type { RequestContext } from '../../../../platform/request-context.ts'
import { Passkey } from './passkey.entity.ts'
import type { ChallengePurpose } from './passkey-challenge.entity.ts'
import { challengeLifetimeMs, issueChallenge, relyingParty } from './passkey-challenges.ts'
import { checkPasskey } from './passkey-proof.ts'
import { passkeyProofRules } from './passkeys.rules.ts'

async function optionsFor(
  ctx: RequestContext,
  purpose: ChallengePurpose,
  passkeys: Passkey[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { rpID } = relyingParty(ctx.env)
  return generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(Buffer.from(await issueChallenge(ctx, purpose), 'base64url')),
    timeout: challengeLifetimeMs,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
}

/**
 * What a browser needs to sign somebody in by passkey, within five minutes: the same whoever asks, for no e-mail is
 * typed. Also for a passkey beside a password (`login`).
 * @throws TOO_MANY_REQUESTS, CONFLICT where the shop's address knows no passkeys.
 */
export const passkeySignIn = (ctx: RequestContext): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  optionsFor(ctx, 'SIGN_IN')

/**
 * What a browser needs to prove by passkey that it is still the same person, within five minutes.
 * @throws UNAUTHENTICATED, TOO_MANY_REQUESTS, CONFLICT where the shop's address knows no passkeys.
 */
export async function passkeyConfirmation(
  ctx: RequestContext,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { id: user } = requireViewer(ctx)
  return optionsFor(ctx, 'STEP_UP', await ctx.em.find(Passkey, { user }, { orderBy: { id: 'asc' } }))
}

/**
 * Takes a passkey of who is signed in as `confirmIdentity` takes their password.
 * @returns until when the gravest acts are allowed.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, TOO_MANY_REQUESTS.
 */
export async function confirmIdentityWithPasskey(ctx: RequestContext, input: unknown): Promise<Date | null> {
  const { id } = requireViewer(ctx)
  const { response } = parseInput(passkeyProofRules, input)
  const wrong = invalidInput('Cette clé d’accès n’est pas de votre compte, ou la demande a expiré.')
  await checkPasskey(ctx, 'STEP_UP', response, { wrong, of: id })
  await ctx.session.proved()
  ctx.log.info({ userId: id }, 'identity confirmed by passkey')
  return provedUntil(ctx)
}
