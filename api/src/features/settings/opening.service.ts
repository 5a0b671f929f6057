import type { RequestContext } from '../../platform/request-context.ts'
import { dayInFrance } from '../../platform/time-in-france.ts'
import { announcedDay, openingDayKey, openingWords, salesOpenKey } from './opening.rules.ts'
import { listSettings } from './settings.service.ts'

/** Whether things can be bought, and from when on. */
export interface Opening {
  salesOpen: boolean
  /** A day such as 2027-03-03; null where none is announced. */
  day: string | null
  /** « Les ventes ouvrent le 3 mars 2027 »; null where no day is announced. */
  words: string | null
}

/** What the shop announces of its opening today. A day that has passed is announced no longer. */
export async function findOpening(ctx: RequestContext): Promise<Opening> {
  const found = await listSettings(ctx, { keys: [salesOpenKey, openingDayKey] })
  const values = new Map(found.map(({ key, value }) => [key, value]))
  const salesOpen = values.get(salesOpenKey) === 'oui'
  const day = announcedDay({ salesOpen, day: values.get(openingDayKey) ?? '' }, dayInFrance(ctx.clock.now()))
  return { salesOpen, day, words: day && openingWords(day) }
}
