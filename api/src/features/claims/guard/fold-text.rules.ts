/** A word, a number or a sign of a text, folded: without accents, capitals and look-alike letters. */
export interface Token {
  word: string
  start: number
  /** Where it ends in the text; the next sign stands there. */
  end: number
  /** Of the sentence, and of the part of it between two commas. */
  sentence: number
  clause: number
  isQuoted: boolean
  isNumber: boolean
  /** A hyphen alone stands between it and the one before. */
  isJoined: boolean
}

/** A folded text: its tokens, and which sentences end with « ? ». */
export interface FoldedText {
  tokens: Token[]
  questions: ReadonlySet<number>
}

/** Letters of other alphabets that look like ours, in pairs. */
const lookAlikes = new Map<string, string>()
for (const pairs of [
  'аaбbвbгrеeёeзeиuіiїiйuјjкkлnмmнhоoпnрpсcтtуyфoхxѕsһhԁdԛqԝwӏlѵv',
  'αaβbγyδdεeζzηnθoιiκkλaμuνvξeοoπnρpσoςcτtυuφoχxψwωw',
  'ɑaɡgɩiıiʟlɴnɾrʀrſsłløođdħhŧtƅbɓbꞵbⅼlⅰiⅾdⅽcⅿm',
])
  for (let at = 0; at < pairs.length; at += 2) lookAlikes.set(pairs[at] ?? '', pairs[at + 1] ?? '')
for (const [sign, letters] of Object.entries({
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  Η: 'h',
  Ν: 'n',
  Υ: 'y',
  Μ: 'm',
  Ζ: 'z',
  // An apostrophe that counts as a letter.
  ʼ: '’',
}))
  lookAlikes.set(sign, letters)

const folded = new Map<string, string>()

/** A sign as the rules know it: letters and digits stay, invisible signs are nothing, others a space. */
function foldSign(sign: string): string {
  const known = folded.get(sign)
  if (known !== undefined) return known
  let result = ''
  if (/[\p{M}\p{Cf}*_]/u.test(sign)) result = ''
  else {
    const capital = lookAlikes.get(sign)
    for (const part of capital ?? sign.normalize('NFKD').toLowerCase()) {
      const letter = lookAlikes.get(part) ?? part
      result += /^[a-z0-9%€]+$/.test(letter)
        ? letter
        : /\p{M}/u.test(part)
          ? ''
          : /[\p{L}\p{N}]/u.test(part)
            ? part
            : ' '
    }
  }
  if (folded.size < 5_000) folded.set(sign, result)
  return result
}

const [space, hyphen, opens, closes, straight, ends, pauses] = [1, 2, 4, 8, 16, 32, 64]
const classes = new Map<string, number>()
for (const [bit, signs] of [
  [space, ' \t\n\r\u00a0\u202f\u2009'],
  [hyphen, '-‐‑‒–−'],
  [opens, '«“„‹'],
  [closes, '»”›'],
  [straight, '"'],
  [ends, '.!?;\n…'],
  [pauses, ',:()[]—'],
] as const)
  for (const sign of signs) classes.set(sign, (classes.get(sign) ?? 0) | bit)

const leet: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' }

/** « bi0dégradable »: a digit between two letters is the letter that it looks like. */
const unLeet = (word: string) =>
  /[a-z]\d[a-z]/.test(word)
    ? word.replaceAll(/(?<=[a-z])[01345](?=[a-z])/g, (digit) => leet[digit] ?? digit)
    : word

/** « Dès » is a condition, « des » is none: their accent alone tells. */
const wordOfDes = (written: string) => (written.normalize('NFC').toLowerCase() === 'dès' ? 'desque' : 'des')

/** Letters end a number: what begins with a digit is one. */
const isDigit = (text: string | undefined) => text !== undefined && text >= '0' && text < ':'

/** « 99,9 » and « 21 900 », with a space that does not break, are one number. */
const isInNumber = (sign: string, next: string | undefined) =>
  '.,\u00a0\u202f'.includes(sign) && isDigit(next)

/** Reads a text once, sign by sign. */
export function foldText(text: string): FoldedText {
  const tokens: Token[] = []
  const questions = new Set<number>()
  // One string for each word: what is put together letter by letter would be read anew by each table that it meets.
  const words = new Map<string, string>()
  let [word, start, sentence, clause, depth, at] = ['', 0, 0, 0, 0, 0]
  let [isStraight, isJoined, isNumber, isMixed] = [false, false, false, false]
  const close = (end: number) => {
    if (!word) return
    if (word === 'des') word = wordOfDes(text.slice(start, end))
    else if (!isNumber && isMixed) word = unLeet(word)
    const known = words.get(word)
    if (known === undefined) words.set(word, word)
    else word = known
    const isQuoted = depth > 0 || isStraight
    tokens.push({ word, start, end, sentence, clause, isQuoted, isNumber, isJoined })
    // « Au moins 60 % » compares with nothing.
    const added = tokens.at(-1)
    if (added && tokens.at(-2)?.word === 'au' && (word === 'moins' || word === 'plus'))
      added.word = `au${word}`
    word = ''
    isJoined = false
    isNumber = false
  }
  for (const sign of text) {
    const next = at + sign.length
    const letters = foldSign(sign)
    if (letters !== '' && letters !== ' ') {
      if (signs.has(letters)) {
        close(at)
        start = at
        word = letters
        close(next)
      } else {
        if (isNumber && !isDigit(letters)) close(at)
        if (!word) {
          start = at
          isNumber = isDigit(letters)
          isMixed = false
        } else if (!isNumber && isDigit(letters)) isMixed = true
        word += letters
      }
    } else if (isNumber && isInNumber(sign, text[next])) {
      word += '.'
    } else if (letters === ' ') {
      const wasWord = word !== ''
      // « n° » is a number’s name, « n’ » denies.
      if (sign === '°' && word === 'n') word = 'no'
      const following = text[next] ?? ' '
      const is = classes.get(sign) ?? 0
      const wasNumber = isNumber
      close(at)
      // « 4,8/5 » is « 4,8 sur 5 », « -40 % » is 40 % less.
      const said = !isDigit(following)
        ? ''
        : sign === '/' && wasNumber
          ? 'sur'
          : is & hyphen && !wasWord
            ? 'moins'
            : ''
      if (said) {
        ;[word, start] = [said, at]
        close(next)
      }
      if (is & hyphen && wasWord && following !== ' ') isJoined = true
      else if (!(is & space)) isJoined = false
      if (is & opens) depth++
      else if (is & closes) depth = Math.max(0, depth - 1)
      else if (is & straight) isStraight = !isStraight
      const isDecimal = (sign === '.' || sign === ',') && isDigit(following)
      if (is & ends && !isDecimal) {
        // « l.a » is no sentence; nor is a line that goes on without a capital.
        if (sign === '?') questions.add(sentence)
        if (sign === '\n' && /\p{Ll}/u.test(following)) clause++
        else if (sign !== '.' || next >= text.length || (classes.get(following) ?? 0) & (space | closes)) {
          sentence++
          clause++
          if (sign === '\n') [depth, isStraight] = [0, false]
        }
      } else if (is & pauses && !isDecimal) clause++
    }
    at = next
  }
  close(at)
  return { tokens: withPercent(tokens), questions }
}

/** « Vingt pour cent » is said with a sign. */
function withPercent(tokens: Token[]): Token[] {
  if (!tokens.some(({ word }) => word === 'cent')) return tokens
  const isPercent = (place: number) => tokens[place]?.word === 'pour' && tokens[place + 1]?.word === 'cent'
  return tokens.flatMap((token, place) => {
    if (isPercent(place - 1)) return []
    if (token.word === 'cent' && isPercent(place + 1)) return [{ ...token, word: '100', isNumber: true }]
    return isPercent(place) ? [{ ...token, word: '%', end: tokens[place + 1]?.end ?? token.end }] : [token]
  })
}

const signs = new Set(['%', '€'])

/** Longer than any word: what is joined beyond begins another one. */
const longestJoined = 40

/** The same tokens with those that hyphens join, or that are letters set apart, as one word; and the sentences with any. */
export function joinTokens(tokens: readonly Token[]): { joined: Token[]; changed: ReadonlySet<number> } {
  const changed = new Set<number>()
  const joined: Token[] = []
  let letters = 0
  // The last one where it is made here.
  let own: Token | undefined
  for (const token of tokens) {
    const last = joined[joined.length - 1]
    const isApart = last !== undefined && token.sentence === last.sentence && token.start - last.end === 1
    const isLetter = token.word.length === 1 && !token.isNumber && !signs.has(token.word)
    letters = !isLetter ? 0 : isApart ? letters + 1 : 1
    // « CO-2 » is a word, « 1-a » and « 50-% » are none.
    const isHyphened = token.isJoined && last?.isNumber === false && !signs.has(token.word)
    if (last && last.word.length < longestJoined && (isHyphened || letters > 5)) {
      if (last !== own) {
        changed.add(last.sentence)
        own = { ...last }
        joined[joined.length - 1] = own
      }
      own.word += token.word
      own.end = token.end
    } else joined.push(token)
    if (letters !== 5) continue
    // « b i o … »: from the fifth letter on they are a word.
    changed.add(token.sentence)
    const apart = joined.splice(-5)
    own = { ...token, ...apart[0], word: apart.map(({ word }) => word).join(''), end: token.end }
    joined.push(own)
  }
  return { joined, changed }
}
