import { withOrdinal } from '../../../../api/src/platform/reading/french-dates.rules.ts'

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** A date as a French reader writes it: « 21 novembre 2026 ». Paris time, on the server as in the browser. */
export const formatLongDate = (date: Date): string => withOrdinal(longDate.format(date))

const shortDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC' })

/** « 12/03/2027 » of `2027-03-12`, a day without an hour. */
export const formatShortDay = (isoDay: string): string => shortDay.format(new Date(`${isoDay}T00:00:00Z`))

/** A long date as an element. */
export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{formatLongDate(new Date(date))}</time>
}

const dateAndTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** A moment as a French reader writes it: « 21 nov. 2026, 10:02 », Paris time. */
export function DateTimeText({ date }: { date: string }) {
  return <time dateTime={date}>{withOrdinal(dateAndTime.format(new Date(date)))}</time>
}

const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })

/** A time of the day to the second: « 14:32:05 », Paris time. */
export function TimeText({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{clock.format(date)}</time>
}
