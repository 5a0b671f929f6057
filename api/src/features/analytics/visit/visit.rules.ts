import { z } from 'zod'
import { pageRules } from '../../../platform/page.rules.ts'

/** Which part of the events of a visit. */
export const visitRules = z.object(pageRules(100))
