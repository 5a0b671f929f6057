import { compileWords, isOneOf, type Words } from './claim-patterns.rules.ts'
import {
  doubts,
  isTokenOf,
  names,
  naming,
  refuses,
  roleOf,
  type Surroundings,
  says,
  warns,
  widestContext,
} from './claim-surroundings.rules.ts'
import type { Token } from './fold-text.rules.ts'

const words = (list: string) => compileWords(list.split(/\s+/))

const said = words('dit dite dits dites disant pretendu~ pretendument faussement suppose* soit')
const asked = words('il ils elle elles ce on t')
/** The same where a hyphen makes one word of them. */
const askingAtOnce = words(
  'estce estil estelle sontils sontelles peutil peutelle peuton fautil existetil veutdire appelleton appelletil nommeton',
)
const asking = words('est sont peut peuvent existe faut veut signifie a ont doit serait appelle nomme')

/** Whether a sentence speaks of the word instead of claiming it: warns, quotes, doubts or asks. */
export function isMentioned(
  around: Surroundings,
  from: number,
  to: number,
  questions: ReadonlySet<number>,
): boolean {
  const { tokens } = around
  const first = tokens[from]
  if (!first) return false
  const { clause, sentence } = first
  const word = (place: number) => (tokens[place]?.sentence === sentence ? (tokens[place]?.word ?? '') : '')
  const [start, end] = around.sentenceAround(from, to, widestContext)
  const all = around.rolesIn(start, from) | around.rolesIn(to, end)
  const [nearStart, nearEnd] = around.clauseWithin(from, start, end)
  const near = around.rolesIn(nearStart, from) | around.rolesIn(to, nearEnd)
  const namesIt = (place: number) =>
    isOneOf(word(place), naming) && !['d', 'un'].includes(word(place === from - 1 ? place - 1 : place + 1))
  if ((near & warns) !== 0) return true
  if (all & warns && all & names) return true
  const isQuoted = first.isQuoted && tokens[to - 1]?.isQuoted === true
  if (isQuoted && all & (names | warns | doubts)) return true
  // « Il est faux de dire que… », « nous refusons d’écrire… ».
  const before = around.rolesIn(start, from)
  if (before & refuses && before & says) return true
  // « Ces termes (vert, naturel) sont à éviter ».
  if (before & names && hasAfter(tokens, to, end, avoided)) return true
  if (isMyth(word, start)) return true
  // A heading of one quoted word: what it is, is said below.
  if (isQuoted && start === from && end === to) {
    if (tokens.slice(end, end + 8).some((token) => roleOf(token.word) & (warns | names))) return true
  }
  for (let place = from - 1; place >= from - 3; place--)
    if (tokens[place]?.clause === clause && namesIt(place)) return true
  if (isOneOf(word(from - 1), said) && word(from - 2) !== 'autrement') return true
  // « Ils se disent écologiques ».
  if (word(from - 2) === 'se' && (word(from - 1) === 'disent' || word(from - 1) === 'dire')) return true
  if (isSubjectOfDoubt(word, from, to, start)) return true
  if (!questions.has(sentence)) return false
  // « Biodégradable ? Non. », « "Neutre en carbone" ? Nous ne l’écrivons pas. »
  if (tokens[end]?.word === 'non') return true
  if (from === start && to === end && isAnsweredNo(tokens, end)) return true
  const outside = [...tokens.slice(start, from), ...tokens.slice(to, end)].map((token) => token.word)
  return (
    outside.some((one, place) => isOneOf(one, asking) && isOneOf(outside[place + 1] ?? '', asked)) ||
    outside.some((one) => isOneOf(one, askingAtOnce)) ||
    outside.includes('vraiment') ||
    (outside.includes('comment') &&
      outside.some((one) => /^(reconnaitre|savoir|lire|distinguer)$/.test(one))) ||
    (outside.includes('que') && (outside.includes('signifie') || outside.includes('veut')))
  )
}

const avoided = words('eviter bannir proscrire fuir supprimer retirer prouver justifier preciser')

const hasAfter = (tokens: readonly Token[], from: number, end: number, wanted: Words): boolean =>
  tokens.slice(from, end).some((token) => isTokenOf(token, wanted))

/** « Idée reçue : le naturel est toujours sain », « Faux : … ». */
function isMyth(word: (place: number) => string, start: number): boolean {
  const [first, second] = [word(start), word(start + 1)]
  return first === 'mythe' || first === 'faux' || (first === 'idee' && /^(recue|fausse)$/.test(second))
}

const no = words('pas jamais non rien aucun aucune faux personne')

/** What follows a question of one word denies it within the next few words, and does not go on with praise. */
function isAnsweredNo(tokens: readonly Token[], end: number): boolean {
  const answer = tokens.slice(end, end + 8).filter((token) => token.sentence === tokens[end]?.sentence)
  return (
    answer.some((token) => isTokenOf(token, no)) &&
    !answer.some(({ word }) => /^(seulement|que|seul|cher)$/.test(word))
  )
}

/** « Biodégradable ne veut pas dire compostable », « un produit naturel n’est pas forcément sain ». */
function isSubjectOfDoubt(word: (place: number) => string, from: number, to: number, start: number): boolean {
  if (from - start > 4) return false
  const after = Array.from({ length: 8 }, (_, place) => word(to + place))
  const no = after.findIndex((one) => one === 'n' || one === 'ne')
  if (no === -1 || no > 1) return false
  return after.some((one) =>
    [
      'dire',
      'forcement',
      'toujours',
      'automatiquement',
      'synonyme',
      'gage',
      'preuve',
      'rien',
      'signifie',
      'suffit',
      'existe',
    ].includes(one),
  )
}
