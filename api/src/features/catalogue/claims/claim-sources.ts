import {
  categoryClaimTexts,
  productClaimParts as part,
  passportClaimTexts,
  postClaimTexts,
  productClaimTexts,
} from '../../claims/claims.rules.ts'
import type { ClaimSubject } from '../../claims/register/claim-register.rules.ts'
import { pageStructures } from '../../content/pages/page-structure.rules.ts'
import { searchSynonymsKey } from '../../settings/search-synonyms.rules.ts'

/** Columns as an object of JSON, by the names that the history and the forms have for them. */
const named = (fields: readonly string[]) =>
  fields.map((field) => `'${field}', ${field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`)

/** What each information page is called: fixed, so not in its row. */
const pageNames = Object.entries(pageStructures)
  .map(([slug, { title }]) => `when '${slug}' then '${title.replaceAll("'", "''")}'`)
  .join(' ')

/** The texts of the rows of a column of JSON, a line each. */
const linesIn = (column: string, fields: string[]) =>
  `(select string_agg(concat_ws(E'\\n', ${fields.map((field) => `row ->> '${field}'`)}), E'\\n' order by place)
     from jsonb_array_elements(${column}) with ordinality as given (row, place))`

/** What is said of a product outside its own row, as objects of JSON. */
const partsOfProduct = [
  `select jsonb_build_object(${passportClaimTexts.map((field) => `'${part.passport}${field}', ${field}`)},
       '${part.passport}guarantees', ${linesIn('guarantees', ['covers', 'terms'])},
       '${part.passport}spareParts', ${linesIn('spare_parts', ['name'])})
     from passports where product_id = products.id`,
  `select jsonb_object_agg('${part.image}' || i.id, i.alt_text) from product_images as i
     where i.product_id = products.id and i.alt_text is not null`,
  `select jsonb_object_agg('${part.reason}' || c.criterion, c.reason) from assessments as a
     join assessment_criteria as c on c.assessment_id = a.id
     where a.product_id = products.id and a.status = 'CURRENT'`,
  `select jsonb_object_agg('${part.evidence}' || e.id, concat_ws(', ', e.title, e.issuer)) from assessments as a
     join assessment_criteria as c on c.assessment_id = a.id
     join criterion_evidence as l on l.criterion_id = c.id join evidence as e on e.id = l.evidence_id and e.is_public
     where a.product_id = products.id and a.status = 'CURRENT'`,
].map((query) => `coalesce((${query}), '{}')`)

/** Where the register reads: what each thing is called, whether visitors see it, and its texts by field. The words of the search are said to nobody. */
const sources: Record<ClaimSubject, string> = {
  PRODUCT: `select 'PRODUCT' as type, id::text as id, name, visible as shown,
      jsonb_build_object(${named(productClaimTexts)}) || ${partsOfProduct.join(' || ')} as texts from products`,
  CATEGORY: `select 'CATEGORY', id::text, name, true, jsonb_build_object(${named(categoryClaimTexts)})
    from categories`,
  POST: `select 'POST', id::text, title, published, jsonb_build_object(${named(postClaimTexts)}) from posts`,
  PAGE: `select 'PAGE', slug, case slug ${pageNames} end, true, texts from information_pages`,
  SETTING: `select 'SETTING', key, coalesce(description, key), true, jsonb_build_object('value', value)
    from site_settings where key <> '${searchSynonymsKey}'`,
}

/** All that the register reads, for « from »: `type`, `id`, `name`, `shown` and `texts`. */
export const claimedTextsSql = Object.values(sources).join(' union all ')
