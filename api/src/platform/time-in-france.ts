// Sweden writes its times as ISO does: spreadsheets in any language read them.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** « 2026-11-21 10:00:00 »: the time on the clocks of France. */
export const timeInFrance = (instant: Date): string => format.format(instant)

/** « 2026-11-21 »: the day that it is in France. */
export const dayInFrance = (instant: Date): string => timeInFrance(instant).slice(0, 10)
