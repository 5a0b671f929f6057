import { isMentioned } from './claim-context.rules.ts'
import { isDenied } from './claim-denial.rules.ts'
import { compileWords, PatternIndex, type Words } from './claim-patterns.rules.ts'
import { type ClaimKind, type ClaimRule, claimKinds } from './claim-rule.rules.ts'
import { isTokenOf, Surroundings } from './claim-surroundings.rules.ts'
import { climateClaims } from './climate-claims.rules.ts'
import { commercialClaims } from './commercial-claims.rules.ts'
import { engagedClaims } from './engaged-claims.rules.ts'
import { foldText, joinTokens } from './fold-text.rules.ts'
import { forbiddenClaims } from './forbidden-claims.rules.ts'
import { matterClaims } from './matter-claims.rules.ts'
import { unprovenClaims } from './unproven-claims.rules.ts'
import { vagueClaims } from './vague-claims.rules.ts'
import { wellbeingClaims } from './wellbeing-claims.rules.ts'

/** Every rule, those that forbid first. */
export const claimRules: readonly ClaimRule[] = [
  ...forbiddenClaims,
  ...climateClaims,
  ...vagueClaims,
  ...engagedClaims,
  ...matterClaims,
  ...unprovenClaims,
  ...commercialClaims,
  ...wellbeingClaims,
]

const rulesById = new Map(claimRules.map((rule) => [rule.id, rule]))

/** The rule of a finding; null for one that this version no longer has. */
export const claimRule = (id: string): ClaimRule | null => rulesById.get(id) ?? null

/** A claim found in a text, with its place in it. */
export interface ClaimFinding {
  rule: string
  kind: ClaimKind
  start: number
  end: number
  /** As the text has it. */
  text: string
}

/** Most characters that are read at once; whoever has a longer text asks for it in pieces. */
export const longestCheckedText = 40_000

interface Prepared {
  rule: ClaimRule
  /** Its place in the table. */
  place: number
  notAfter: Words
  notBefore: Words
  settledBy: Words
}

const wordsOf = (list = '') => compileWords(list.split(/\s+/).filter(Boolean))

/** The patterns of all rules, by their first words. */
const index = new PatternIndex<Prepared>()
for (const [place, rule] of claimRules.entries()) {
  const { notAfter, notBefore, settledBy } = rule
  const prepared = {
    rule,
    place,
    notAfter: wordsOf(notAfter),
    notBefore: wordsOf(notBefore),
    settledBy: wordsOf(settledBy),
  }
  index.add(prepared, rule.patterns)
}

/** What the guard finds in a text, by place: no claim that is denied, warned about or proven in its sentence. */
export function checkClaims(text: string): ClaimFinding[] {
  return findClaims(text).findings
}

/** The same, with how many comparisons it took: they grow with the text, whatever it holds. */
export function findClaims(text: string): { findings: ClaimFinding[]; steps: number } {
  const { tokens, questions } = foldText(text.slice(0, longestCheckedText))
  const stepsBefore = index.steps
  // By rule and place: the same words are found once.
  const found = new Map<number, ClaimFinding>()
  const { joined, changed } = joinTokens(tokens)
  for (const stream of changed.size === 0 ? [tokens] : [tokens, joined]) {
    let around: Surroundings | undefined
    for (let from = 0; from < stream.length; from++) {
      if (stream === joined && !changed.has(stream[from]?.sentence ?? -1)) continue
      let denied: boolean | undefined
      for (const [prepared, to] of index.at(stream, from)) {
        const [first, last] = [stream[from], stream[to - 1]]
        if (!first || !last) continue
        around ??= new Surroundings(stream)
        if (isExcused(around, from, to, prepared)) continue
        // What is denied is so for every rule that begins here.
        denied ??= isDenied(stream, from)
        if (denied || isMentioned(around, from, to, questions)) continue
        const { rule, place } = prepared
        const [start, end] = [first.start, last.end]
        const finding = { rule: rule.id, kind: rule.kind, start, end, text: text.slice(start, end) }
        found.set(place * longestCheckedText + start, finding)
      }
    }
  }
  return {
    findings: withoutCovered([...found.values()]),
    steps: index.steps - stepsBefore + tokens.length,
  }
}

const linking = new Set(['de', 'du', 'd', 'des'])

function isExcused(
  around: Surroundings,
  from: number,
  to: number,
  { notAfter, notBefore, settledBy }: Prepared,
): boolean {
  const { tokens } = around
  const sentence = tokens[from]?.sentence
  const isIn = (place: number, words: Words) =>
    tokens[place]?.sentence === sentence && isTokenOf(tokens[place], words)
  if (isIn(from - 1, notAfter) || isIn(to, notBefore)) return true
  // « Objectifs de développement durable ».
  if (linking.has(tokens[from - 1]?.word ?? '') && isIn(from - 2, notAfter)) return true
  if (settledBy.exact.size + settledBy.prefixes.length === 0) return false
  return around.has(settledBy, from, to)
}

/** One finding for one place: the gravest, then the longest; a lighter one stays where it says more. */
function withoutCovered(findings: readonly ClaimFinding[]): ClaimFinding[] {
  const rank = ({ kind }: ClaimFinding) => claimKinds.indexOf(kind)
  const sorted = findings.toSorted((a, b) => a.start - b.start || b.end - a.end || rank(a) - rank(b))
  const longest = Math.max(0, ...sorted.map(({ start, end }) => end - start))
  return sorted.filter((finding, place) => {
    const covers = (other: ClaimFinding, isBefore: boolean) =>
      other.start <= finding.start &&
      finding.end <= other.end &&
      (rank(other) < rank(finding) ||
        (rank(other) === rank(finding) &&
          (other.end - other.start > finding.end - finding.start || isBefore)))
    for (let at = place - 1; at >= 0 && finding.start - (sorted[at]?.start ?? 0) <= longest; at--)
      if (covers(sorted[at] as ClaimFinding, true)) return false
    for (let at = place + 1; sorted[at]?.start === finding.start; at++)
      if (covers(sorted[at] as ClaimFinding, false)) return false
    return true
  })
}
