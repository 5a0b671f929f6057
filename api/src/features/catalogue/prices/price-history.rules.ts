import { z } from 'zod'
import { instantRule, numericId } from '../../../platform/field.rules.ts'
import { pageRules } from '../../../platform/page.rules.ts'

/** How many changes of a price a page of its history holds. */
export const priceHistoryLimits = { pageSize: 20 } as const

/** Of which product. */
export const priceHistoryRules = z.object({ id: numericId(), ...pageRules(priceHistoryLimits.pageSize) })

/** Before which moment, of which product. */
export const lowestPriceRules = z.object({ id: numericId(), before: instantRule('before') })
