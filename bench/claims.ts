import { performance } from 'node:perf_hooks'
import { claimRules, findClaims } from '../api/src/features/claims/guard/check-claims.rules.ts'

// What the guard takes for a text of 5,000 characters: ordinary French, and what is hardest for it, one thing said over
// and over. The hardest is searched for: every pattern of every rule spelled out, then the slowest with each sign
// between them, beside words that the context of a claim is read from, and in pairs. « node bench/claims.ts »

const characters = 5_000
const goal = 5

/** What may stand between two of a kind. */
const separators = [' ', ', ', '. ', '? ', '! ', '-', '’', '\n', ' « ', ' » ', ' (', ': ']

/** Words that warn, deny, doubt, quote or ask: a claim beside them takes longest to judge. */
const beside =
  `pas ne non sans loin aucun rien personne plus interdit mot mention faux mythe dit pretendu se\u00a0disent
vraiment est\u00a0il refuse\u00a0ecrire prouver signifie comment prefere seul « la l 12 % cent`
    .split(/\s+/)
    .map((words) => words.replace('\u00a0', ' '))

const rows = [
  ...['1 ', '100 % ', '-a', 'la ', 'pas ', 'réduit la de ', 'é', '«', 'b i o ', '.', '?', 'bio-', 'a', 'a '],
  ...['n’', '1,', '1 000\u00a0', '-1', '°', '\u200b', '…', '\n', 'a-a', 'e\u0301', 'pour cent ', 'au moins '],
]

const ordinary = `Une gourde en acier, faite pour durer. Elle garde l’eau fraîche pendant une journée entière, et se
répare : le bouchon et le joint se trouvent chez nous. Lavez-la à l’eau chaude, sans produit. `

/** How a pattern may stand in a text: as short as can be, as it is written, and with all that it allows. */
function spelledOut(pattern: string): string[] {
  const items = pattern.replaceAll(/[\^~*]/g, '').split(' ')
  const spell = (choose: (words: string[]) => string, isFull: boolean) =>
    items
      .map((item) => {
        if (item === '$' || item === '') return ''
        if (item === '#') return '12'
        if (item === '@') return isFull ? 'de la' : ''
        if (item.startsWith('..')) return isFull ? 'la '.repeat(Number(item.slice(2))).trim() : ''
        if (item.startsWith('?')) return isFull ? choose(item.slice(1).split('|')) : ''
        return choose(item.split('|'))
      })
      .filter(Boolean)
      .join(' ')
      .replaceAll('+', isFull ? ' ' : '')
  return [
    spell((words) => words.toSorted((a, b) => a.length - b.length)[0] ?? '', false),
    spell(([first = '']) => first, false),
    spell((words) => words.at(-1) ?? '', true),
  ]
}

/** The shortest time of a text of 5,000 characters that repeats something, in ms: what else runs on the machine only adds. */
function timeOf(unit: string, rounds: number): number {
  const text = unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters)
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    findClaims(text)
    return performance.now() - start
  })
  return Math.min(...times)
}

/** The units that take longest, the longest first. */
const slowest = (units: Iterable<string>, rounds: number, most: number) =>
  [...new Set(units)]
    .map((unit) => ({ unit, ms: timeOf(unit, rounds) }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)

const usual = timeOf(ordinary, 500)
const patterns = claimRules.flatMap(({ patterns }) => patterns)
const words = patterns.flatMap((pattern) => pattern.replaceAll(/[\^~*?@#$+]|\.\.\d/g, ' ').split(/[ |]+/))
const units = [...new Set([...patterns.flatMap(spelledOut), ...words])].filter((unit) => unit.length > 1)
const alone = slowest([...units.map((unit) => `${unit} `), ...rows], 3, 120)
const separated = slowest(
  alone.flatMap(({ unit }) => [unit, ...separators.map((sign) => unit.trim() + sign)]),
  3,
  60,
)
const accompanied = slowest(
  separated.flatMap(({ unit }) => [
    unit,
    ...beside.flatMap((word) => [`${word} ${unit}`, `${unit}${word} `]),
  ]),
  3,
  40,
)
const paired = slowest(
  accompanied.flatMap(({ unit }) => accompanied.map((other) => unit + other.unit)),
  3,
  60,
)
const worst = slowest(
  [...alone, ...separated, ...accompanied, ...paired].map(({ unit }) => unit),
  15,
  20,
)
const measured = slowest(
  worst.map(({ unit }) => unit),
  100,
  8,
)
console.log(`${characters} characters of ordinary text: ${usual.toFixed(2)} ms`)
console.log(
  `the worst of ${units.length} things said over and over, with what may stand between and beside them:`,
)
for (const { unit, ms } of measured) console.log(`${ms.toFixed(2)} ms  ${JSON.stringify(unit)}`)
if ((measured[0]?.ms ?? 0) >= goal) process.exitCode = 1
