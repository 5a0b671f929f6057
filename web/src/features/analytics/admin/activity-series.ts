import { withOrdinal } from '../../../../../api/src/platform/reading/french-dates.rules.ts'

/** The two lines of the chart. Clicks are dashed: colour is never the only sign. */
export const activitySeries = [
  { name: 'views', label: 'Pages vues', color: 'green.fg', dashes: undefined },
  { name: 'clicks', label: 'Clics', color: 'blue.fg', dashes: '6 4' },
] as const

const timeZone = 'Europe/Paris'
const hour = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', timeZone })
const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone })
const hourOfDay = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  timeZone,
})
const wholeDay = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone,
})

/** Whether these counts are by the hour and not by the day. */
export function isHourly(activity: readonly { startsAt: string }[]): boolean {
  const [first, second] = activity
  return first && second ? Date.parse(second.startsAt) - Date.parse(first.startsAt) < 12 * 3_600_000 : false
}

/** How the dates of the chart are written, Paris time: short on the axis, whole beside it. */
export const datesOf = (isByHour: boolean) => ({
  short: (startsAt: string) => withOrdinal((isByHour ? hour : day).format(new Date(startsAt))),
  whole: (startsAt: string) => withOrdinal((isByHour ? hourOfDay : wholeDay).format(new Date(startsAt))),
})
