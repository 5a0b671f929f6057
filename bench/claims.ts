import { performance } from 'node:perf_hooks'
import { claimRules, findClaims } from '../api/src/features/claims/guard/check-claims.rules.ts'

// What the guard takes for a text of 5,000 characters: ordinary French, and what is hardest for it, one thing said over
// and over. « node bench/claims.ts »

const characters = 5_000

/** Every word of the rules alone, what stands before and after gaps, and rows of small words. */
const words = new Set(
  claimRules
    .flatMap(({ patterns }) => patterns)
    .flatMap((pattern) => [pattern, ...pattern.split(/[ |]/)])
    .map((text) =>
      text
        .replaceAll(/[?~*+@]|\.\.\d/g, '')
        .replace('#', '12')
        .replaceAll('|', ' ')
        .trim(),
    )
    .filter((text) => text.length > 1),
)
const units = [...words, '1', '100 %', '-a', 'la', 'pas', 'réduit la de', 'é', '«', 'b i o', '.', '?', 'bio-']

const ordinary = `Une gourde en acier, faite pour durer. Elle garde l’eau fraîche pendant une journée entière, et se
répare : le bouchon et le joint se trouvent chez nous. Lavez-la à l’eau chaude, sans produit. `

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
const slowest = (of: readonly string[], rounds: number) =>
  of.map((unit) => ({ unit, ms: timeOf(unit, rounds) })).toSorted((a, b) => b.ms - a.ms)

const usual = timeOf(ordinary, 500)
const candidates = slowest(
  units.map((unit) => `${unit} `),
  3,
).slice(0, 40)
const worst = slowest(
  candidates.flatMap(({ unit }) => [
    unit,
    ...[',', '.', '?', '-'].map((sign) => unit.trim() + sign + (sign === '-' ? '' : ' ')),
  ]),
  15,
)
console.log(
  `${characters} characters of ordinary text: ${usual.toFixed(2)} ms; of ${units.length} things said over and over:`,
)
for (const { unit, ms } of worst.slice(0, 5)) console.log(`${ms.toFixed(2)} ms  « ${unit} »`)
