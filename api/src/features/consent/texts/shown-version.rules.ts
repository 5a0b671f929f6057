import { z } from 'zod'

/** Said of a form that showed a wording which nobody knows. */
export const unknownText =
  'Nous ne reconnaissons pas le texte affiché par cette page\u00a0: rechargez-la, puis recommencez.'

/** Which wording a form showed; programs, which show none, need not say. `requireShownText` knows which there were. */
export const shownVersionRules = z
  .string({ error: unknownText })
  .max(40, unknownText)
  .nullish()
  .transform((version) => version ?? undefined)
