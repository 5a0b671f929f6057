import { z } from 'zod'
import { instantRule } from '../../platform/field.rules.ts'

/** When the administrator looked last. */
export const todayRules = z.object({ since: instantRule('since').optional() })

/** Without a visit before, what is new is of so many days. */
export const usualSinceDays = 7
