import type { ShopError } from '../errors.ts'

/** SQLSTATE classes and codes that say « the database is away or gave up », not « the request is wrong ». */
const awayStates = /^(08|53|57014|57P0\d|58|25006|25P03|55000)/
/** Said to whoever connects: the shop's user or its password is another now (28), its database is moved away (3D000). */
const refusedStates = /^(28|3D000)/
const awayNetworkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
])
/** What has no code: the driver's own words, a Unix socket that is not there, and `deadlineOver`. */
const awayMessages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|Cannot use a pool after calling end|connect ENOENT|Database deadline is over|PGlite is clos/

/** Whether an error means that the database cannot answer now: the caller may try again later (503). */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causes(error).some(
    ({ code, message }) =>
      awayStates.test(code) ||
      refusedStates.test(code) ||
      awayNetworkCodes.has(code) ||
      awayMessages.test(message),
  )
}

/** Whether the address that the shop has of its database opens none: at the start, somebody has to be told. */
export const isAddressRefused = (error: unknown): boolean =>
  causes(error).some(({ code }) => refusedStates.test(code))

/** Name of the broken unique or check constraint, or null when the error is something else. */
function brokenConstraint(error: unknown): string | null {
  for (const { code, constraint } of causes(error))
    if (code === '23505' || code === '23514') return constraint ?? ''
  return null
}

/** Whether a row that a new one names is not there: it was deleted after it was found. */
export const isForeignKeyViolation = (error: unknown) => sqlStateOf(error) === '23503'

/** SQLSTATE of a database error, or null. */
export function sqlStateOf(error: unknown): string | null {
  return causes(error).find(({ code }) => /^[0-9A-Z]{5}$/.test(code))?.code ?? null
}

interface Cause {
  code: string
  message: string
  constraint?: string
}

function causes(error: unknown): Cause[] {
  const found: Cause[] = []
  for (let each = error; each instanceof Error && found.length < 5; each = each.cause) {
    const { code, constraint } = each as Error & { code?: unknown; constraint?: string }
    found.push({ code: typeof code === 'string' ? code : '', message: each.message, constraint })
    if (each instanceof AggregateError) for (const inner of each.errors) found.push(...causes(inner))
  }
  return found
}

/**
 * What `work` gives; when it breaks a unique constraint named in `refusals`, or one that a trigger names so, that refusal. Of two that take a name at
 * once, the second hears it.
 */
export async function onUniqueViolation<T>(
  work: Promise<T>,
  refusals: Record<string, ShopError>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw refusals[brokenConstraint(error) ?? ''] ?? error
  }
}
