import { z } from 'zod'
import { invalidInput } from '../../platform/errors.ts'

// When something hidden is to be shown by itself: the rules that are the same whatever it is.

/** A plan lies ahead by at most so many days: a slip in the year would hide something for good. */
export const planLimits = { days: 730 } as const

const dayMs = 24 * 3_600_000

/** What may be planned, as it is or as it is to be. */
interface Planned {
  isShown: boolean
  publishAt?: Date | null
}

/**
 * The plan of something after a change. Whoever shows it by hand cancels the plan; whoever gives a time keeps it hidden
 * until then. A time that was planned before may be sent back.
 * @throws BAD_USER_INPUT `publishAt` on a time that is not to come or too far, and on what is shown.
 */
export function settledPlan(now: Date, current: Planned, wanted: Partial<Planned>): Date | null {
  const isShown = wanted.isShown ?? current.isShown
  const { publishAt } = wanted
  if (publishAt === undefined) return isShown ? null : (current.publishAt ?? null)
  if (publishAt === null || publishAt.getTime() === current.publishAt?.getTime())
    return isShown ? null : publishAt
  if (isShown) throw refusal('Ce qui est déjà visible ne peut pas être programmé.')
  if (publishAt <= now) throw refusal('Choisissez un moment à venir.')
  if (publishAt.getTime() > now.getTime() + planLimits.days * dayMs)
    throw refusal('Choisissez un moment dans les deux ans.')
  return publishAt
}

const refusal = (problem: string) => {
  const message = `Publication programmée\u00a0: ${problem}`
  return invalidInput(message, { publishAt: message })
}

/** What the history knows of a plan. */
const keptPlan = z.coerce.date().nullish().catch(null)

/** The plan of an earlier state that is brought back; one whose time is over comes back hidden, and without a plan. */
export function restoredPlan(now: Date, current: Planned, state: { isShown?: boolean; publishAt?: unknown }) {
  if (state.isShown === undefined) return current.publishAt ?? null
  const publishAt = state.publishAt == null ? null : keptPlan.parse(state.publishAt)
  return state.isShown || !publishAt || publishAt <= now ? null : publishAt
}
