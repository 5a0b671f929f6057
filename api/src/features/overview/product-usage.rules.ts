import { z } from 'zod'
import { enumRule } from '../../platform/field.rules.ts'
import { pageRules } from '../../platform/page.rules.ts'
import { periodRules } from '../analytics/analytics.rules.ts'

/** How products can be ordered by their use; the most first. */
export const productUsageSorts = ['VIEWS', 'ADDED', 'RATE', 'WAITING'] as const

export type ProductUsageSort = (typeof productUsageSorts)[number]

/** Of which time, in which order, which part. */
export const productUsageRules = periodRules.extend({
  sort: enumRule('Tri', productUsageSorts).default('VIEWS'),
  ...z.object(pageRules(20)).shape,
})
