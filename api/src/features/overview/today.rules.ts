import { z } from 'zod'
import { instantRule } from '../../platform/field.rules.ts'

/** When the administrator looked last. */
export const todayRules = z.object({ since: instantRule('since').optional() })

/** A draft that nobody has changed for so many days may have been forgotten. */
export const staleDraftDays = 14

/** Without a visit before, what is new is of so many days. */
export const usualSinceDays = 7
