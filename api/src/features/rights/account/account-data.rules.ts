import { z } from 'zod'
import { exactText, requiredLine } from '../../../platform/field.rules.ts'
import { accountLimits } from '../../accounts/accounts.rules.ts'

/** Which kind of rows, as `accountData` names it. */
export const ownRowsRules = z.object({ kind: exactText('Données', 60) })

/** Rows of a kind that are shown; the file has all. */
export const shownOwnRows = 20

/** How a person is called. */
export const nameRules = z.object({
  firstName: requiredLine('Prénom', accountLimits.nameLength, 'Le prénom est requis'),
  lastName: requiredLine('Nom', accountLimits.nameLength, 'Le nom est requis'),
})
