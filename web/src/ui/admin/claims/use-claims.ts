import { useContext, useDeferredValue, useMemo } from 'react'
import {
  type ClaimFinding,
  checkClaims,
} from '../../../../../api/src/features/claims/guard/check-claims.rules.ts'
import { ClaimsGuardIsOn, type SettledClaim, SettledClaims } from './claims-guard.ts'

/** A claim that needs no more work, and by what it is settled. */
export interface SettledFinding {
  finding: ClaimFinding
  how: string
}

interface FoundClaims {
  /** The text that they were found in. */
  text: string
  /** What is to be reviewed. */
  findings: readonly ClaimFinding[]
  settled: readonly SettledFinding[]
}

/** As the register keeps a sentence: on one line. */
const onOneLine = (text: string) => text.split(/\s/).filter(Boolean).join(' ')

function sort(text: string, field: string | undefined, known: readonly SettledClaim[]): FoundClaims {
  const line = onOneLine(text)
  const here = known.filter((claim) => claim.field === field && line.includes(claim.sentence))
  const found = checkClaims(text).map((finding) => ({
    finding,
    how: here.find(({ rule, words }) => rule === finding.rule && words === finding.text)?.how,
  }))
  return {
    text,
    findings: found.flatMap(({ finding, how }) => (how ? [] : [finding])),
    settled: found.flatMap(({ finding, how }) => (how ? [{ finding, how }] : [])),
  }
}

/**
 * The claims of a text that is typed into a field; none where the guard is off. What the register has settled is so
 * while its sentence stands there.
 */
export function useClaims(typed: string, field: string | undefined): FoundClaims {
  const isOn = useContext(ClaimsGuardIsOn)
  const known = useContext(SettledClaims)
  const text = useDeferredValue(typed)
  return useMemo(
    () => (isOn ? sort(text, field, known) : { text, findings: [], settled: [] }),
    [isOn, text, field, known],
  )
}
