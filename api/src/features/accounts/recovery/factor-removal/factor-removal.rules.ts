import { z } from 'zod'
import { loginRules } from '../../accounts.rules.ts'
import { linkTokenRules } from '../recovery.rules.ts'

/** Hours that the owner of an account has to stop the removal of its second factor, and how many before it they are reminded. */
export const removalHours = { wait: 72, reminder: 24 } as const

/** Who has lost the second factor, by what they still have. */
export const lostFactorRules = loginRules

/** The token of the link that stops a removal; none for who is signed in. */
export const keepFactorRules = z.object({ token: linkTokenRules.shape.token.nullish() })
