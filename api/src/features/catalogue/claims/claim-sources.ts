import { categoryClaimTexts, postClaimTexts, productClaimTexts } from '../../claims/claims.rules.ts'
import type { ClaimSubject } from '../../claims/register/claim-register.rules.ts'
import { pageStructures } from '../../content/pages/page-structure.rules.ts'

/** Columns as an object of JSON, by the names that the history and the forms have for them. */
const named = (fields: readonly string[]) =>
  fields.map((field) => `'${field}', ${field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`)

/** What each information page is called: fixed, so not in its row. */
const pageNames = Object.entries(pageStructures)
  .map(([slug, { title }]) => `when '${slug}' then '${title.replaceAll("'", "''")}'`)
  .join(' ')

/** Where the register reads: what each thing is called, whether visitors see it, and its texts by field. */
const sources: Record<ClaimSubject, string> = {
  PRODUCT: `select 'PRODUCT' as type, id::text as id, name, visible as shown,
      jsonb_build_object(${named(productClaimTexts)}) as texts from products`,
  CATEGORY: `select 'CATEGORY', id::text, name, true, jsonb_build_object(${named(categoryClaimTexts)})
    from categories`,
  POST: `select 'POST', id::text, title, published, jsonb_build_object(${named(postClaimTexts)}) from posts`,
  PAGE: `select 'PAGE', slug, case slug ${pageNames} end, true, texts from information_pages`,
  SETTING: `select 'SETTING', key, coalesce(description, key), true, jsonb_build_object('value', value)
    from site_settings`,
}

/** All that the register reads, for « from »: `type`, `id`, `name`, `shown` and `texts`. */
export const claimedTextsSql = Object.values(sources).join(' union all ')
