import { z } from 'zod'
import { numericId } from '../../../platform/field.rules.ts'

/** Products that one person waits for at most. */
export const maxRestockRequests = 100

export const restockRules = z.object({ productId: numericId('Produit') })
