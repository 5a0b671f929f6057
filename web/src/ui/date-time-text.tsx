const dateAndTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** A moment as a French reader writes it: « 21 nov. 2026, 10:02 », Paris time. */
export function DateTimeText({ date }: { date: string }) {
  return <time dateTime={date}>{dateAndTime.format(new Date(date))}</time>
}
