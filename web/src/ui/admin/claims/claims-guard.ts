import { createContext } from 'react'

/** Whether claims are underlined; the frame of the administration says what CLAIMS_GUARD is. */
export const ClaimsGuardIsOn = createContext(true)
