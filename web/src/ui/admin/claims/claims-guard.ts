import { createContext } from 'react'

/** Whether claims are underlined; the frame of the administration says what CLAIMS_GUARD is. */
export const ClaimsGuardIsOn = createContext(true)

/** A claim that the register has settled: words of a sentence in a field, and how, for people. */
export interface SettledClaim {
  field: string
  rule: string
  words: string
  sentence: string
  /** « justifié par le certificat « GRS » ». */
  how: string
}

/** Those of the record whose form is open: its fields are calm about them. */
export const SettledClaims = createContext<readonly SettledClaim[]>([])
