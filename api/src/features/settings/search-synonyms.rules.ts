import { z } from 'zod'
import { storableText, tooLong } from '../../platform/field.rules.ts'

/** The setting that holds words which the search takes for one another: a group in each line, or nothing. */
export const searchSynonymsKey = 'search_synonyms'

const label = 'Synonymes'

/** Most characters of all groups together, and most of them: each search reads them. */
const [longest, mostGroups] = [2_000, 50]

/** One word as people type it, without spaces: « tee-shirt » would be two to the search. */
const oneWord = /^[\p{L}\p{N}]{2,40}$/u

/** What is wrong with a line, if anything is. */
function faultOf(line: string): string | undefined {
  const words = line.split(',').map((word) => word.trim())
  const bad = words.find((word) => !oneWord.test(word))
  if (bad !== undefined)
    return bad === ''
      ? 'un mot manque entre deux virgules.'
      : `«\u00a0${bad}\u00a0» n’est pas un mot seul, de 2 à 40 lettres ou chiffres.`
  return words.length < 2 ? 'deux mots au moins, séparés par des virgules.' : undefined
}

/** Groups of words, one in each line, the words with commas between them; empty lines are left out. @throws in French. */
export const searchSynonymsRules = z
  .string({ error: `${label}\u00a0: texte attendu.` })
  .trim()
  .max(longest, tooLong(label, longest))
  .refine(storableText, 'Le texte contient un caractère non autorisé.')
  .superRefine((text, { addIssue }) => {
    const lines = text.split(/\r?\n/)
    const place = lines.findIndex((line) => line.trim() !== '' && faultOf(line) !== undefined)
    const fault = lines[place] && faultOf(lines[place])
    if (fault) addIssue({ code: 'custom', message: `${label}, ligne ${place + 1}\u00a0: ${fault}` })
    if (lines.filter((line) => line.trim() !== '').length > mostGroups)
      addIssue({ code: 'custom', message: `${label}\u00a0: ${mostGroups} lignes au plus.` })
  })
