import { requireViewer } from '../../platform/authorize.ts'
import { onUniqueViolation } from '../../platform/database/database-errors.ts'
import { executePrepared } from '../../platform/database/postgres/prepared-statements.ts'
import { sql } from '../../platform/database/sql.ts'
import { transactionally } from '../../platform/database/transaction.ts'
import { conflict, forbidden, invalidInput, unauthenticated } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import { hashPassword, inPasswordGate } from '../../platform/passwords.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { recordConsent } from '../consent/record-consent.ts'
import { requireShownText } from '../consent/texts/shown-texts.ts'
import { registerRules } from './accounts.rules.ts'
import { comparePassword } from './check-password.ts'
import { guessable } from './common-passwords.ts'
import { asOneRegistration, countRegistration, forgetLoginFailures } from './login-throttle.ts'
import { askConfirmation } from './recovery/account-email.service.ts'
import { checkPasskey } from './security/passkeys/passkey-proof.ts'
import { passkeySignInRules } from './security/passkeys/passkeys.rules.ts'
import { signInRules } from './security/second-factor/second-factor.rules.ts'
import { checkSecondFactor, type SecondProof } from './security/second-factor/sign-in-code.ts'
import type { SignInMethod } from './security/sessions/sign-in.entity.ts'
import { recordSignIn } from './security/sessions/sign-ins.service.ts'
import { stopFactorRemoval } from './security/stop-factor-removal.ts'
import { User } from './user.entity.ts'
import { viewerOf } from './viewer.ts'

/** The signed-in person, or null (GraphQL `me`): a token has its maker's rights, and is nobody. */
export async function findViewer(ctx: RequestContext): Promise<User | null> {
  return ctx.viewer && !ctx.viewer.token ? ctx.em.findOne(User, { id: ctx.viewer.id }) : null
}

/**
 * The signed-in person (specification, section 7, GET /api/auth/user).
 * @throws UNAUTHENTICATED when nobody is signed in.
 */
export async function requireAccount(ctx: RequestContext): Promise<User> {
  requireViewer(ctx)
  const user = await findViewer(ctx)
  if (!user) throw unauthenticated()
  return user
}

/**
 * Opens an account and signs its owner in (specification, sections 5 and 7); a mail asks them to confirm the address. Nobody becomes an administrator this way.
 * @throws BAD_USER_INPUT with the first broken rule, or why the password would be guessed; TOO_MANY_REQUESTS after too many tries from one address,
 *   CONFLICT when the e-mail has an account already.
 */
export async function register(ctx: RequestContext, input: unknown): Promise<User> {
  const { password, textVersion, ...facts } = parseInput(registerRules, input)
  const reason = guessable(password, facts.email)
  if (reason) throw invalidInput(reason, { password: reason })
  ctx.session.requireUsable()
  await requireShownText(ctx.em, 'TERMS', textVersion)
  const hash = await asOneRegistration(ctx, async (who) => {
    await countRegistration(ctx)
    return inPasswordGate(() => hashPassword(password), who)
  })
  const taken = 'Un compte existe déjà avec cette adresse e-mail.'
  const opened = transactionally(ctx, async (em) => {
    const user = em.create(User, { ...facts, password: hash })
    await em.flush()
    const { email, id: userId } = user
    await recordConsent(em, { kind: 'TERMS', act: 'ACCEPTED', textVersion, email, userId }, ctx.clock.now())
    await askConfirmation(em, user, ctx.env, ctx.clock.now())
    return user
  })
  const user = await onUniqueViolation(opened, { users_email_unique: conflict(taken, { email: taken }) })
  await signIn(ctx, user, 'PASSWORD')
  ctx.log.info({ userId: user.id }, 'account opened')
  return user
}

/**
 * Signs in by e-mail and password (specification, sections 5 and 7). An unknown address and a wrong password look and
 * cost the same. Only failures count towards the limit.
 * @throws BAD_USER_INPUT, UNAUTHENTICATED, TOO_MANY_REQUESTS after too many failures; SECOND_FACTOR_REQUIRED to an
 *   account that asks for a code or a passkey, when none was given.
 */
export async function login(ctx: RequestContext, input: unknown): Promise<User> {
  const found = await findByPassword(ctx, input)
  const user = await signInWith(ctx, found)
  ctx.log.info({ userId: user.id }, 'login')
  return user
}

/**
 * Signs in for the administration (specification, section 6). A customer's right password opens nothing: no session is
 * made, and one that was there before stays as it was.
 * @throws as login, FORBIDDEN to who is no administrator.
 */
export async function loginAdministrator(ctx: RequestContext, input: unknown): Promise<User> {
  const found = await findByPassword(ctx, input)
  const { user } = found
  if (!user.isAdmin) {
    ctx.log.warn({ userId: user.id }, 'administration refused')
    recordSignIn(ctx, user, 'FORBIDDEN', 'PASSWORD')
    throw forbidden()
  }
  await signInWith(ctx, found)
  ctx.log.info({ userId: user.id }, 'administrator login')
  return user
}

/**
 * Signs in by passkey alone: whoever unlocks it has the device and what opens it, which are two factors. Nothing is said
 * of why one opens nothing.
 * @throws BAD_USER_INPUT, UNAUTHENTICATED, TOO_MANY_REQUESTS; FORBIDDEN to who is no administrator, for the administration.
 */
export async function loginWithPasskey(ctx: RequestContext, input: unknown): Promise<User> {
  const { response, administration } = parseInput(passkeySignInRules, input)
  ctx.session.requireUsable()
  const wrong = unauthenticated('Cette clé d’accès n’ouvre aucun compte ici, ou la demande a expiré.')
  const user = await checkPasskey(ctx, 'SIGN_IN', response, { wrong })
  if (administration && !user.isAdmin) {
    ctx.log.warn({ userId: user.id }, 'administration refused')
    recordSignIn(ctx, user, 'FORBIDDEN', 'PASSKEY')
    throw forbidden()
  }
  await signIn(ctx, user, 'PASSKEY')
  ctx.log.info({ userId: user.id }, 'login by passkey')
  return user
}

/** A right password, with what came beside it. */
interface FoundByPassword {
  user: User
  proof: SecondProof
  /** Wrong ones that came before it. */
  failures: number
}

/** Asks for the second factor, and signs in. What failed before is forgotten now, and not for half of what it takes. */
async function signInWith(ctx: RequestContext, { user, proof, failures }: FoundByPassword): Promise<User> {
  const method = await checkSecondFactor(ctx, user, proof)
  if (failures > 0) await forgetLoginFailures(ctx, user.email)
  await signIn(ctx, user, method)
  return user
}

/** Whose e-mail and password these are, and the second factor that came with them. */
async function findByPassword(ctx: RequestContext, input: unknown): Promise<FoundByPassword> {
  const { email, password, code, passkey } = parseInput(signInRules, input)
  ctx.session.requireUsable()
  const wrong = unauthenticated('Email ou mot de passe incorrect')
  return { ...(await comparePassword(ctx, email, password, wrong)), proof: { code, passkey } }
}

/** Ends the session; says yes when there was none, so that a second click does no harm (specification, section 4). */
export async function logout(ctx: RequestContext): Promise<boolean> {
  await ctx.session.signOut()
  ctx.viewer = null
  return true
}

/**
 * Signs this browser in to an account, once all that the account asks for has been given: a password, and the second
 * factor where there is one; or a passkey. For what the same request asks next as well.
 */
async function signIn(ctx: RequestContext, user: User, method: SignInMethod): Promise<void> {
  await ctx.session.signIn(user)
  // Whoever sets another password ends the sessions that there are: this one may have begun a moment later.
  const unchanged = sql`select id from users where id = ${user.id} and password = ${user.password}`
  if ((await executePrepared(ctx.em, unchanged)).length === 0) {
    await ctx.session.signOut()
    throw unauthenticated('Email ou mot de passe incorrect')
  }
  recordSignIn(ctx, user, 'SUCCEEDED', method)
  // Whoever has the second factor keeps it.
  if (method !== 'PASSWORD') await transactionally(ctx, (em) => stopFactorRemoval(ctx, em, user))
  ctx.viewer = await viewerOf(ctx.em, ctx.env, user)
}
