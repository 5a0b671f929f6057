import type { Snapshot } from '../../audit/audit-entry.entity.ts'
import { categoryClaimTexts, postClaimTexts, productClaimTexts } from '../../claims/claims.rules.ts'
import type { ClaimTexts } from '../../claims/register/claim-points.ts'
import type { ClaimSubject } from '../../claims/register/claim-register.rules.ts'
import { internalSettingKeys } from '../../settings/known-settings.ts'

/** Columns as an object of JSON, by the names that the history and the forms have for them. */
const named = (fields: readonly string[]) =>
  fields.map((field) => `'${field}', ${field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`)

/** Where the register reads: what each thing is called, whether visitors see it, and its texts by field. */
const sources: Record<ClaimSubject, string> = {
  PRODUCT: `select 'PRODUCT' as type, id::text as id, name, visible as shown,
      jsonb_build_object(${named(productClaimTexts)}) as texts from products`,
  CATEGORY: `select 'CATEGORY', id::text, name, true, jsonb_build_object(${named(categoryClaimTexts)})
    from categories`,
  POST: `select 'POST', id::text, title, published, jsonb_build_object(${named(postClaimTexts)}) from posts`,
  SETTING: `select 'SETTING', key, coalesce(description, key),
      key not in (${internalSettingKeys.map((key) => `'${key}'`)}), jsonb_build_object('value', value)
    from site_settings`,
  ASSESSMENT: `select 'ASSESSMENT', p.id::text, p.name, p.visible, jsonb_object_agg(c.criterion, c.reason)
    from assessments a join products p on p.id = a.product_id join assessment_criteria c on c.assessment_id = a.id
    where a.status = 'CURRENT' group by p.id`,
}

/** All that the register reads, for « from »: `type`, `id`, `name`, `shown` and `texts`. */
export const claimedTextsSql = Object.values(sources).join(' union all ')

/** The texts that an entry of the history tells of; empty where it is about something else. */
export function textsOfEntry(type: ClaimSubject, after: Snapshot): ClaimTexts {
  if (type !== 'ASSESSMENT') return after as ClaimTexts
  if (after.status !== 'CURRENT' || !Array.isArray(after.criteria)) return {}
  const criteria: { criterion: string; reason: string }[] = after.criteria
  return Object.fromEntries(criteria.map(({ criterion, reason }) => [criterion, reason]))
}
