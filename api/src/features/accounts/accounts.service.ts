import { requireViewer } from '../../platform/authorize.ts'
import { onUniqueViolation } from '../../platform/database/database-errors.ts'
import { conflict, forbidden, invalidInput, unauthenticated } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import { hashPassword, inPasswordGate, verifyPassword, type Waiting } from '../../platform/passwords.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { loginRules, registerRules } from './accounts.rules.ts'
import { guessable } from './common-passwords.ts'
import {
  asOneLogin,
  asOneRegistration,
  countLoginFailure,
  countRegistration,
  forgetLoginFailures,
  refuseThrottledLogin,
} from './login-throttle.ts'
import { User } from './user.entity.ts'

/** What is read of the person with each request that has a session, as a `Viewer`. */
export const viewerSql = `select id, email, is_admin as "isAdmin" from users where id = sessions.sess ->> 'userId'`

/** The signed-in person, or null (GraphQL `me`). */
export async function findViewer(ctx: RequestContext): Promise<User | null> {
  return ctx.viewer ? ctx.em.findOne(User, { id: ctx.viewer.id }) : null
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
 * Opens an account and signs its owner in (specification, sections 5 and 7). Nobody becomes an administrator this way.
 * @throws BAD_USER_INPUT with the first broken rule, or why the password would be guessed; TOO_MANY_REQUESTS after too many tries from one address,
 *   CONFLICT when the e-mail has an account already.
 */
export async function register(ctx: RequestContext, input: unknown): Promise<User> {
  const { password, ...facts } = parseInput(registerRules, input)
  const reason = guessable(password, facts.email)
  if (reason) throw invalidInput(reason, { password: reason })
  ctx.session.requireUsable()
  const hash = await asOneRegistration(ctx, async (who) => {
    await countRegistration(ctx)
    return inPasswordGate(() => hashPassword(password), who)
  })
  const user = ctx.em.create(User, { ...facts, password: hash })
  const taken = 'Un compte existe déjà avec cette adresse e-mail.'
  await onUniqueViolation(ctx.em.flush(), { users_email_unique: conflict(taken, { email: taken }) })
  await signIn(ctx, user)
  ctx.log.info({ userId: user.id }, 'account opened')
  return user
}

/**
 * Signs in by e-mail and password (specification, sections 5 and 7). An unknown address and a wrong password look and
 * cost the same. Only failures count towards the limit.
 * @throws BAD_USER_INPUT, UNAUTHENTICATED, TOO_MANY_REQUESTS after too many failures.
 */
export async function login(ctx: RequestContext, input: unknown): Promise<User> {
  const user = await findByPassword(ctx, input)
  await signIn(ctx, user)
  ctx.log.info({ userId: user.id }, 'login')
  return user
}

/**
 * Signs in for the administration (specification, section 6). A customer's right password opens nothing: no session is
 * made, and one that was there before stays as it was.
 * @throws as login, FORBIDDEN to who is no administrator.
 */
export async function loginAdministrator(ctx: RequestContext, input: unknown): Promise<User> {
  const user = await findByPassword(ctx, input)
  if (!user.isAdmin) {
    ctx.log.warn({ userId: user.id }, 'administration refused')
    throw forbidden()
  }
  await signIn(ctx, user)
  ctx.log.info({ userId: user.id }, 'administrator login')
  return user
}

/** Whose e-mail and password these are. Failures count, by person and address; a success forgets them. */
async function findByPassword(ctx: RequestContext, input: unknown): Promise<User> {
  const { email, password } = parseInput(loginRules, input)
  ctx.session.requireUsable()
  return asOneLogin(ctx, email, (who) => compareWithAccount(ctx, who, email, password))
}

async function compareWithAccount(
  ctx: RequestContext,
  who: Waiting,
  email: string,
  password: string,
): Promise<User> {
  const user = await ctx.em.findOne(User, { email }, { populate: ['password'] })
  const matches = await inPasswordGate(async () => {
    // Asked when it is this attempt's turn: a thousand sent at once do not slip by together.
    await refuseThrottledLogin(ctx, email)
    return verifyPassword(user?.password ?? null, password)
  }, who)
  if (!user || !matches) {
    ctx.log.warn({ address: ctx.clientAddress }, 'login failed')
    await countLoginFailure(ctx, email)
    throw unauthenticated('Email ou mot de passe incorrect')
  }
  await forgetLoginFailures(ctx, email)
  return user
}

/** Ends the session; says yes when there was none, so that a second click does no harm (specification, section 4). */
export async function logout(ctx: RequestContext): Promise<boolean> {
  await ctx.session.signOut()
  ctx.viewer = null
  return true
}

async function signIn(ctx: RequestContext, { id, email, isAdmin }: User): Promise<void> {
  await ctx.session.signIn({ id, email })
  ctx.viewer = { id, email, isAdmin }
}
