// Sweden writes its times as fields of forms do, but for a space.
const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})

const hourMs = 3_600_000

/** What clocks in France show at that instant, as a field of date and time holds it: « 2026-11-24T09:00 ». */
export const wallTimeInParis = (instant: Date): string => wall.format(instant).replace(' ', 'T')

/**
 * When clocks in France show this, whatever zone the browser is in. Of the hour that comes twice in October the first;
 * of the one that is left out in March, what clocks show then: an hour later.
 * @param typed as `wallTimeInParis` writes it.
 * @returns null for anything else.
 */
export function instantInParis(typed: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)) return null
  const inUtc = Date.parse(`${typed}Z`)
  if (Number.isNaN(inUtc)) return null
  // France is ahead of UTC by two hours in summer and by one in winter.
  const [summer, winter] = [new Date(inUtc - 2 * hourMs), new Date(inUtc - hourMs)] as const
  return wallTimeInParis(summer) === typed ? summer : winter
}
