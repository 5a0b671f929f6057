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
  // By rule and place: the same words are found once, as far as they go.
  const found = new Map<number, ClaimFinding>()
  const { joined, changed } = joinTokens(tokens)
  for (const stream of changed.size === 0 ? [tokens] : [tokens, joined]) {
    let around: Surroundings | undefined
    let [from, start] = [0, 0]
    let denied: boolean | undefined
    const look = (prepared: Prepared, to: number) => {
      const { rule, place } = prepared
      const end = stream[to - 1]?.end ?? start
      const key = place * longestCheckedText + start
      if (denied || (found.get(key)?.end ?? 0) >= end) return
      around ??= new Surroundings(stream)
      if (isExcused(around, from, to, prepared)) return
      // What is denied is so for every rule that begins here.
      denied ??= isDenied(around, from)
      if (denied || isMentioned(around, from, to, questions)) return
      found.set(key, { rule: rule.id, kind: rule.kind, start, end, text: text.slice(start, end) })
    }
    for (; from < stream.length; from++) {
      const first = stream[from]
      if (!first || (stream === joined && !changed.has(first.sentence))) continue
      start = first.start
      denied = undefined
      index.at(stream, from, look)
    }
  }
  return {
    findings: withoutCovered([...found.values()]),
    steps: index.steps - stepsBefore + tokens.length,
  }
}

const linking = new Set(['de', 'du', 'd', 'des'])

function isExcused(around: Surroundings, from: number, to: number, prepared: Prepared): boolean {
  const { notAfter, notBefore, settledBy } = prepared
  const { tokens } = around
  const sentence = tokens[from]?.sentence
  const isIn = (place: number, words: Words) =>
    tokens[place]?.sentence === sentence && isTokenOf(tokens[place], words)
  if (!notBefore.isEmpty && isIn(to, notBefore)) return true
  if (!notAfter.isEmpty) {
    if (isIn(from - 1, notAfter)) return true
    // « Objectifs de développement durable ».
    if (linking.has(tokens[from - 1]?.word ?? '') && isIn(from - 2, notAfter)) return true
  }
  return !settledBy.isEmpty && around.has(settledBy, from, to)
}

const rankOf = ({ kind }: ClaimFinding) => claimKinds.indexOf(kind)

/** One finding for one place: the gravest, then the longest; a lighter one stays where it says more. */
function withoutCovered(findings: readonly ClaimFinding[]): ClaimFinding[] {
  // How far those of each kind reach that begin no later.
  const reached = claimKinds.map(() => -1)
  return findings
    .toSorted((a, b) => a.start - b.start || b.end - a.end || rankOf(a) - rankOf(b))
    .filter((finding) => {
      const rank = rankOf(finding)
      const isCovered = reached.some((end, other) => other <= rank && end >= finding.end)
      reached[rank] = Math.max(reached[rank] ?? -1, finding.end)
      return !isCovered
    })
}
