import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** So many of the list are refused: as far as « azerty123 » and « vanille ». Licence of the list: MIT (zxcvbn-ts), held by a test. */
const refused = 20_000
/** Shorter ones are refused for their length. */
const shortest = 6

/** What people choose in France and the list has too far down, or not at all; written for this shop, under its own licence. */
const frenchPasswords = `
amours amoureux azerty0 azerty1 azerty12 azerty1234 azerty12345 azertyuiop123 bebe123 bienvenue bienvenue1 bijoux
biscotte bisous bisou123 bonheur bonjour1 bonjour12 bonjour123 bonsoir calinou capucine champion chaton chatons chipie
chipiron choupette choupinette choupinou chouquette clafoutis coccinelle coquelicot coucou coucou1 coucou123 cocotte
croissant doudou doudou1 doudou123 doudoune douceur ecureuil fripouille fromage gateau grenouille jetaime1 jetaime123
jetadore jenesaispas jtaime jtm123 lapinou libellule loulou1 loulou123 louloute mamour maman1 maman123 mamanjetaime
mamounette marguerite marmotte marseille13 merci123 mesamours mignon mimine minette monamour monange moncoeur monbebe
monchat monchien motdepasse1 motdepasse123 motsdepasse mot2passe nounours1 nounouche papa123 papamaman papillon1
paris75 patate patate123 pepette pitchoune pitchounette poupee poupette poussin princesse princesse1 ramure ramure123
sandwich saucisse soleil1 soleil12 soleil123 tartine tartiflette titeuf titounet toutou tournesol vacances vivelafrance
wxcvbn wxcvbn123
`
  .trim()
  .split(/\s+/)

/** Read when the first password is chosen: the service alone needs it, never the forms. */
let common: Set<string> | undefined

function read(): Set<string> {
  const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
  const all = JSON.parse(readFileSync(file, 'utf8')) as string[]
  return new Set([...all.filter(({ length }) => length >= shortest).slice(0, refused), ...frenchPasswords])
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
