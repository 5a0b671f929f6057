import { z } from 'zod'
import { withOrdinal } from '../../platform/reading/french-dates.rules.ts'

/** The setting that says whether things can be bought. */
export const salesOpenKey = 'sales_open'

/** The setting that holds the day on which sales are to open: empty, or a day such as 2027-03-03. */
export const openingDayKey = 'opening_day'

const isDay = (text: string) => z.iso.date().safeParse(text).success

/** A day of the calendar, or nothing while there is none to announce. */
export const openingDayRules = z
  .string({ error: 'Jour d’ouverture\u00a0: texte attendu.' })
  .trim()
  .refine(
    (typed) => !typed || isDay(typed),
    'Jour d’ouverture\u00a0: jour attendu, par exemple 2027-03-03, ou champ vide.',
  )

/** When sales open, as the owner has written it down. */
export interface OpeningSettings {
  salesOpen: boolean
  /** Empty, or a day such as 2027-03-03. */
  day: string
}

/** The day that is announced: none once sales are open, nor once it has passed, nor what is no day. @param today in France. */
export const announcedDay = ({ salesOpen, day }: OpeningSettings, today: string): string | null =>
  salesOpen || day < today || !isDay(day) ? null : day

/** « Les ventes ouvrent le 3 mars 2027 ». */
export const openingWords = (day: string): string =>
  `Les ventes ouvrent le ${withOrdinal(new Date(day).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }))}`
