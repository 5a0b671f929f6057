import { z } from 'zod'
import { requiredLine } from '../../../platform/field.rules.ts'
import { accountLimits } from '../../accounts/accounts.rules.ts'

/** How a person is called. */
export const nameRules = z.object({
  firstName: requiredLine('Prénom', accountLimits.nameLength, 'Le prénom est requis'),
  lastName: requiredLine('Nom', accountLimits.nameLength, 'Le nom est requis'),
})
