/**
 * Refusals that a person or a program can understand: a stable code for programs, a French sentence for
 * people. Anything else that is thrown is a fault of ours: masked, logged, answered as `INTERNAL_SERVER_ERROR`.
 */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'FORBIDDEN'
  | 'STEP_UP_REQUIRED'
  | 'SECOND_FACTOR_MISSING'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'UNPROCESSABLE'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL_SERVER_ERROR'
  | 'SERVICE_UNAVAILABLE'

/** The one table from code to HTTP status, used by both edges. */
export const httpStatusOf: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  STEP_UP_REQUIRED: 403,
  SECOND_FACTOR_MISSING: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
}

/** French messages by field name; the first is the one that a form shows as its title. */
export type FieldMessages = Record<string, string>

/** A refusal with a stable code, shown as is to the caller by both edges. */
export class ShopError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: { fields?: FieldMessages; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'ShopError'
  }
}

/** The thing does not exist, or is not this person's: the same answer, so that ids cannot be probed. */
export const notFound = (message: string) => new ShopError('NOT_FOUND', message)

/** Nobody is signed in. */
export const unauthenticated = (message = 'Vous devez vous connecter.') =>
  new ShopError('UNAUTHENTICATED', message)

/** Somebody is signed in, without the right. */
export const forbidden = () => new ShopError('FORBIDDEN', "Vous n'avez pas les droits d'administrateur.")

/** Somebody is signed in, with the right, and has not proved lately that it is still them. */
export const stepUpRequired = () =>
  new ShopError('STEP_UP_REQUIRED', 'Cette action est sensible\u00a0: confirmez d’abord que c’est bien vous.')

/** Somebody of the team, which has to have a second factor here, and this account has none yet. */
export const secondFactorMissing = () =>
  new ShopError(
    'SECOND_FACTOR_MISSING',
    'La boutique demande à son équipe des codes de connexion ou une clé d’accès\u00a0: choisissez sur la page Sécurité de votre compte (/mon-compte/securite).',
  )

/** The password was right, and is not enough: a code or a passkey is still missing; `fields` names those that the account has. */
export function secondFactorRequired(has: { hasCodes: boolean; hasPasskeys: boolean }): ShopError {
  const asked = has.hasCodes
    ? `Saisissez maintenant le code de votre application${has.hasPasskeys ? ', ou utilisez une clé d’accès' : ''}.`
    : 'Utilisez maintenant votre clé d’accès, ou saisissez un code de secours.'
  // For programs: under which names the sign-in takes what this account has.
  const fields = { ...(has.hasCodes ? { code: asked } : {}), ...(has.hasPasskeys ? { passkey: asked } : {}) }
  return new ShopError('SECOND_FACTOR_REQUIRED', asked, { fields })
}

/** What was sent breaks a rule; `fields` names each faulty field. */
export const invalidInput = (message: string, fields: FieldMessages = {}) =>
  new ShopError('BAD_USER_INPUT', message, { fields })

/** The request is well formed but meets a state that refuses it (taken name, out of stock …). */
export const conflict = (message: string, fields: FieldMessages = {}) =>
  new ShopError('CONFLICT', message, { fields })

/** Too many tries; `retryAfterSeconds` becomes the Retry-After header. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  new ShopError('TOO_MANY_REQUESTS', 'Trop de tentatives. Veuillez patienter avant de réessayer.', {
    retryAfterSeconds,
  })

/** The shop cannot answer right now (database away, stopping); trying again later is right. */
export const unavailable = () =>
  new ShopError(
    'SERVICE_UNAVAILABLE',
    'Service momentanément indisponible. Veuillez réessayer dans un instant.',
    {
      retryAfterSeconds: 5,
    },
  )
