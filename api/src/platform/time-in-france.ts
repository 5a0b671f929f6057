import { withOrdinal } from './reading/french-dates.rules.ts'

// Sweden writes its times as ISO does: spreadsheets in any language read them.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** « 2026-11-21 10:00:00 »: the time on the clocks of France. */
export const timeInFrance = (instant: Date): string => format.format(instant)

const readable = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** « 21 novembre 2026 à 10:00 »: the same for people to read. */
export const readableTimeInFrance = (instant: Date): string => withOrdinal(readable.format(instant))

/** « 2026-11-21 »: the day that it is in France. */
export const dayInFrance = (instant: Date): string => timeInFrance(instant).slice(0, 10)

/** The next midnight in France, whatever clocks do meanwhile: where the day of `instant` ends. */
export function endOfDayInFrance(instant: Date): Date {
  const today = dayInFrance(instant)
  // A day has 23 to 25 hours, and clocks of France are changed at whole hours.
  const hourMs = 3_600_000
  let end = Math.floor(instant.getTime() / hourMs) * hourMs
  while (dayInFrance(new Date(end)) === today) end += hourMs
  return new Date(end)
}
