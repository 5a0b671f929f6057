import { useContext, useDeferredValue, useMemo } from 'react'
import {
  type ClaimFinding,
  checkClaims,
} from '../../../../../api/src/features/claims/guard/check-claims.rules.ts'
import { ClaimsGuardIsOn } from './claims-guard.ts'

/** The claims of a text that is typed, and the text that they were found in; none where the guard is off. */
export function useClaims(typed: string): { text: string; findings: readonly ClaimFinding[] } {
  const isOn = useContext(ClaimsGuardIsOn)
  const text = useDeferredValue(typed)
  const findings = useMemo(() => (isOn ? checkClaims(text) : []), [isOn, text])
  return { text, findings }
}
