const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** A date as a French reader writes it: « 21 novembre 2026 ». Paris time, on the server as in the browser. */
export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{longDate.format(new Date(date))}</time>
}
