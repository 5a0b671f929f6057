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
} from './claim-surroundings.rules.ts'
import type { Token } from './fold-text.rules.ts'

const words = (list: string) => compileWords(list.split(/\s+/))

const said = words('dit dite dits dites disant pretendu~ pretendument faussement suppose* soit')
const avoided = words('eviter bannir proscrire fuir supprimer retirer prouver justifier preciser')
const asked = words('il ils elle elles ce on t')
/** What asks with one of those right behind it. */
const asking = words('est sont peut peuvent existe faut veut signifie a ont doit serait appelle nomme')
const askedBehind = { ...asked, behind: asking }
/** What asks alone; the most where a hyphen makes one word of two. */
const askingAlone = words(
  'vraiment estce estil estelle sontils sontelles peutil peutelle peuton fautil existetil veutdire appelleton appelletil nommeton',
)
/** « Comment reconnaître », « que signifie »: either with its second. */
const askingInPairs = [
  [words('comment'), words('reconnaitre savoir lire distinguer')],
  [words('que'), words('signifie veut')],
] as const

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
  const [start, end] = [around.startBefore(from), around.endBehind(from, to)]
  const before = around.rolesIn(start, from)
  const all = before | around.rolesIn(to, end)
  const isQuoted = first.isQuoted && tokens[to - 1]?.isQuoted === true
  // Most sentences have nothing of all that is asked for here.
  if (all !== 0) {
    if (all & warns && (all & names || around.rolesInClause(from, to) & warns)) return true
    if (isQuoted && all & (names | warns | doubts)) return true
    // « Il est faux de dire que… », « nous refusons d’écrire… ».
    if (before & refuses && before & says) return true
    // « Ces termes (vert, naturel) sont à éviter ».
    if (before & names && (isNamed(tokens, from) || around.count(avoided, to, end) > 0)) return true
  }
  // A heading of one quoted word: what it is, is said below.
  if (isQuoted && start === from && end === to)
    for (let place = end; place < end + 8; place++)
      if (roleOf(tokens[place]?.word ?? '') & (warns | names)) return true
  return (
    isMyth(tokens, start) ||
    isSaidByOthers(tokens, from) ||
    (from - start <= 4 && isSubjectOfDoubt(tokens, from, to)) ||
    (questions.has(first.sentence) && isAsked(around, from, to, start, end))
  )
}

/** A word, as far as it stands in the sentence of another token. */
const wordWith = (tokens: readonly Token[], of: number, place: number): string => {
  const token = tokens[place]
  return token && token.sentence === tokens[of]?.sentence ? token.word : ''
}

/** « La mention durable », not « une promesse d’avenir durable ». */
function isNamed(tokens: readonly Token[], from: number): boolean {
  for (let place = from - 1; place >= from - 3; place--) {
    const token = tokens[place]
    if (!token || token.clause !== tokens[from]?.clause || !isOneOf(token.word, naming)) continue
    const beside = wordWith(tokens, from, place === from - 1 ? place - 1 : place + 1)
    if (beside !== 'd' && beside !== 'un') return true
  }
  return false
}

/** « Des produits dits écologiques », « ils se disent écologiques ». */
function isSaidByOthers(tokens: readonly Token[], from: number): boolean {
  const last = wordWith(tokens, from, from - 1)
  if (isOneOf(last, said)) return wordWith(tokens, from, from - 2) !== 'autrement'
  return (last === 'disent' || last === 'dire') && wordWith(tokens, from, from - 2) === 'se'
}

/** « Biodégradable ? Non. », « "Neutre en carbone" ? Nous ne l’écrivons pas. », « Est-il vraiment durable ? » */
function isAsked(around: Surroundings, from: number, to: number, start: number, end: number): boolean {
  const { tokens } = around
  if (tokens[end]?.word === 'non') return true
  if (from === start && to === end && isAnsweredNo(tokens, end)) return true
  const isOutside = (words: Words) => around.count(words, start, from) + around.count(words, to, end) > 0
  if (isOutside(askingAlone) || askingInPairs.some(([one, other]) => isOutside(one) && isOutside(other)))
    return true
  if (around.count(askedBehind, start + 1, from) + around.count(askedBehind, to + 1, end) > 0) return true
  return to < end && isTokenOf(tokens[from - 1], asking) && isTokenOf(tokens[to], asked)
}

/** « Idée reçue : le naturel est toujours sain », « Faux : … », « Rien ne prouve que… ». */
function isMyth(tokens: readonly Token[], start: number): boolean {
  const first = tokens[start]?.word
  if (first === 'rien' && denies.test(wordWith(tokens, start, start + 1)))
    return /^(prouve|dit|montre|indique|atteste|garantit)$/.test(wordWith(tokens, start, start + 2))
  if (first === 'idee') return /^(recue|fausse)$/.test(wordWith(tokens, start, start + 1))
  return first === 'mythe' || first === 'faux'
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

const doubting = words(
  'dire forcement toujours automatiquement synonyme gage preuve rien signifie suffit existe',
)

/** « Biodégradable ne veut pas dire compostable », « un produit naturel n’est pas forcément sain ». */
function isSubjectOfDoubt(tokens: readonly Token[], from: number, to: number): boolean {
  const word = (place: number) => wordWith(tokens, from, place)
  if (!denies.test(word(to)) && !denies.test(word(to + 1))) return false
  for (let place = to; place < to + 8; place++) if (isOneOf(word(place), doubting)) return true
  return false
}

const denies = /^ne?$/
