import { compileWords, isOneOf } from './claim-patterns.rules.ts'
import type { Surroundings } from './claim-surroundings.rules.ts'

const words = (list: string) => compileWords(list.split(/\s+/))

const negators = words('pas jamais aucun aucune rien ni guere nullement aucunement')
/** « N’hésitez pas » denies nothing. */
const urges = words('hesite* attend* cherch* rate* manqu* oubli* priv* tard* pourquoi laiss* cherch*')
/** « Pas seulement », « rien que », « pas cher »: what follows is still said. */
const notDenied = words(
  'seulement que qu uniquement juste simplement cher chere chers besoin doute compromis souci',
)
/** « Ne dites pas que… » denies what follows. */
const saying = words('dit* disons dire ecri* affirm* pretend* promet* croy* crois* pens* garanti* annonc*')
/** « On ne fait pas plus vert » is praise. */
const praising = words('fait faire a trouve existe connait ya verrez trouverez')

/** Whether what stands from `from` on is denied by the words before it in the same part of the sentence. */
export function isDenied(around: Surroundings, from: number): boolean {
  const { tokens } = around
  const denier = around.denierBefore(from)
  if (denier < from - 9 || tokens[denier]?.clause !== tokens[from]?.clause) return false
  const clause = tokens[from]?.clause
  const before = (place: number) => (tokens[place]?.clause === clause ? tokens[place]?.word : undefined)
  const last = before(from - 1)
  if (last === undefined) return false
  if (last === 'n' || last === 'ne')
    for (const place of [from + 1, from + 2])
      if (isOneOf(before(place) ?? '', negators) && !isOneOf(before(place + 1) ?? '', notDenied)) return true
  for (let place = denier; place >= from - 9; place = around.denierBefore(place)) {
    const word = before(place)
    if (word === undefined) return false
    const previous = before(place - 1) ?? ''
    const next = tokens[place + 1]?.word ?? ''
    const distance = from - place
    if (
      word === 'non' &&
      (distance === 1 || ['un', 'une', 'des', 'le', 'la', 'l'].includes(next)) &&
      distance <= 2
    )
      return true
    if ((word === 'sans' || word === 'loin') && distance <= 4)
      if (['etre', 'pretendre', 'dire', 'd', 'parler', 'se'].includes(next) && distance > 1) return true
    if (
      word === 'plus' &&
      distance <= 2 &&
      next !== 'que' &&
      ['n', 'ne'].some((no) => no === before(place - 2))
    )
      if (!['peut', 'peuvent', 'fait'].includes(previous)) return true
    // « Ne dites pas qu’un produit est vert ».
    if (isOneOf(word, negators) && isOneOf(previous, saying) && /^que?$/.test(next)) return true
    // « Personne ne peut garantir… ».
    if (word === 'personne' && /^ne?$/.test(next)) return true
    if (!isOneOf(word, negators) || isOneOf(previous, urges) || isOneOf(next, notDenied)) continue
    if (word === 'jamais' && previous === 'que') continue
    const between = tokens.slice(place + 1, from).map((token) => token.word)
    if (between.includes('aussi') && word === 'jamais') continue
    if (['plus', 'mieux'].includes(next) && isOneOf(previous, praising)) continue
    // « Aucun n’est plus vert que le nôtre ».
    if (/^aucune?$/.test(word) && tokens.slice(from, from + 6).some((token) => token.word === 'notre'))
      continue
    if (word === 'rien' && next === 'de' && between[1] === 'plus') continue
    if (word === 'pas' && tokens[from]?.word === 'plus' && isOneOf(previous, praising)) continue
    return true
  }
  return false
}
