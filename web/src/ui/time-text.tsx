const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })

/** A time of the day to the second: « 14:32:05 », Paris time. */
export function TimeText({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{clock.format(date)}</time>
}
