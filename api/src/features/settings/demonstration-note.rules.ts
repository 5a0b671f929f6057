import { z } from 'zod'
import { storableText, tooLong } from '../../platform/field.rules.ts'

/** The setting that says of a shop filled with examples that it is one: a sentence, or empty. */
export const demonstrationNoteKey = 'demonstration_note'

const [label, longest] = ['Mention de démonstration', 200]

/** That sentence, or nothing. */
export const demonstrationNoteRules = z
  .string({ error: `${label}\u00a0: texte attendu.` })
  .trim()
  .max(longest, tooLong(label, longest))
  .refine(storableText, 'Le texte contient un caractère non autorisé.')
