import type { RawQueryFragment } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'

/**
 * The product types in use, each once: one look into the index for each, however many products there are.
 * @param shown the condition on the products that count.
 */
export const typesInUse = (shown: RawQueryFragment) => sql`with recursive used as (
    select min(product_type) as type from products where ${shown}
    union all select (select min(product_type) from products where product_type > type and ${shown})
      from used where type is not null
  ) select type from used where type is not null`

/** That a text has one of these words, in any of its forms. */
const hasOneOf = (words: string, text: RawQueryFragment) =>
  sql`exists (select from unnest(string_to_array(search_plain(${words}), ' ')) as word
    where search_stem(word) = any(tsvector_to_array(to_tsvector('french', search_plain(${text})))))`

/** The types in use that have one of these words, and the ids of the categories that do, each as JSON: two columns. */
export const typesWith = (words: string, shown: RawQueryFragment) =>
  sql`(select coalesce(jsonb_agg(type), '[]')::text from (${typesInUse(shown)}) as types
      where ${hasOneOf(words, sql`type`)}) as types,
    (select coalesce(jsonb_agg(id), '[]')::text from categories
      where ${hasOneOf(words, sql`categories.name`)}) as type_categories`

/** Products of these types; those without one by their category. */
export const ofType = (types: string, categories: string) =>
  sql`id in (
    select id from products where product_type in (select jsonb_array_elements_text(${types}::jsonb))
    union all
    select id from products where product_type is null
      and category_id in (select jsonb_array_elements_text(${categories}::jsonb)::int))`
