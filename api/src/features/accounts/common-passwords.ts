import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** So many of the list are refused: as far as « motdepasse » and « admin123 ». The list is MIT, from zxcvbn. */
const refused = 12_000
/** Shorter ones are refused for their length. */
const shortest = 6

/** Read when the first password is chosen: the service alone needs it, never the forms. */
let common: Set<string> | undefined

function read(): Set<string> {
  const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
  const all = JSON.parse(readFileSync(file, 'utf8')) as string[]
  return new Set(all.filter(({ length }) => length >= shortest).slice(0, refused))
}

/**
 * Why nobody should take this password for the account of this e-mail, in French; null when there is no reason. Case
 * makes no difference: whoever guesses tries both.
 */
export function guessable(password: string, email: string): string | null {
  const typed = password.toLowerCase()
  const address = email.toLowerCase()
  if (typed === address || typed === address.split('@')[0])
    return 'Le mot de passe ne peut pas être votre adresse e-mail, ni ce qui précède l’arobase. Choisissez-en un autre.'
  common ??= read()
  return common.has(typed)
    ? 'Le mot de passe est l’un des plus courants\u00a0: il serait vite deviné. Choisissez-en un autre.'
    : null
}
