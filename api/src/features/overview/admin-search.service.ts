import { may, type Permission, requirePermission } from '../../platform/authorize.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { listProducts } from '../catalogue/products/products.service.ts'
import { type AdminSearchKind, adminSearchLimits, adminSearchRules } from './admin-search.rules.ts'

/** Something of the shop that a search found. */
export interface AdminSearchResult {
  kind: AdminSearchKind
  /** Of a product, category, article or order; of a person, the e-mail address that their list is searched by. */
  id: string
  title: string
  /** The price of a product, the address of a person; null where there is none. */
  detail: string | null
  imageUrl: string | null
  /** The shop does not show it: a hidden product, a draft. */
  isHidden: boolean
}

/** Products that are compared at most, as for the suggestions of the shop. */
const candidates = 3000

const { perKind } = adminSearchLimits

const has = (text: string) => `strpos(lower(unaccent(${text})), plain) > 0`

/** People of one list, each once, the latest first. */
const people = (kind: AdminSearchKind, table: string, name: string, condition = 'true') =>
  `(select '${kind}', email, coalesce(nullif(${name}, ''), email), email, null, false from (
      select distinct on (lower(email)) * from ${table}, typed
      where ${condition} and ${has(`concat_ws(' ', ${name}, email)`)}
      order by lower(email), created_at desc) as found
    order by created_at desc limit ${perKind})`

/** Who may be told of what is found. */
const permissionToFind: Record<AdminSearchKind, Permission> = {
  PRODUCT: 'catalogue.read',
  CATEGORY: 'catalogue.read',
  POST: 'content.read',
  ORDER: 'orders.read',
  CUSTOMER: 'orders.read',
  ACCOUNT: 'registry',
  MEMBER: 'team',
  CONTACT: 'inbox',
  WAITLIST: 'waitlist',
  SUBSCRIBER: 'newsletter',
}

const hasOrdered = 'exists (select from orders where orders.user_id = users.id)'

const fullName = "concat_ws(' ', first_name, last_name)"

/**
 * What any search of the administration finds: products in the order of their list, categories, articles, orders by
 * number or customer, and people, once for each list that they are in; five of each at most, in three statements. Each
 * kind is told to those alone who may read its list.
 * Case and accents do not matter.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function searchAdministration(
  ctx: RequestContext,
  input: unknown,
): Promise<AdminSearchResult[]> {
  requirePermission(ctx, 'administration')
  const { search } = parseInput(adminSearchRules, input)
  if (search === '') return []
  const wanted = { search, visibility: 'ALL' }
  const { items } = may(ctx, 'catalogue.read')
    ? await listProducts(ctx, wanted, { limit: perKind }, { candidates })
    : { items: [] }
  const number = /^(?:n°|#)? ?(\d{1,9})$/i.exec(search)?.[1] ?? null
  const others = await ctx.em.execute<AdminSearchResult[]>(
    `with typed as (select lower(unaccent(?::text)) as plain, ?::int as number)
     (select 'CATEGORY' as kind, id::text, name as title, null as detail, null as "imageUrl", false as "isHidden"
       from categories, typed where ${has('name')} order by name, id limit ${perKind})
     union all
     (select 'POST', id::text, title, null, image_url, not published from posts, typed
       where ${has('title')} order by created_at desc, id desc limit ${perKind})
     union all
     (select 'ORDER', orders.id::text, coalesce(nullif(${fullName}, ''), email, ''), email, null, false
       from typed, orders left join users on users.id = user_id
       where orders.id = number or ${has(`concat_ws(' ', ${fullName}, email)`)}
       order by orders.id = number desc nulls last, orders.created_at desc, orders.id desc limit ${perKind})
     union all ${people('CUSTOMER', 'users', fullName, `roles = '{}' and ${hasOrdered}`)}
     union all ${people('ACCOUNT', 'users', fullName, `roles = '{}' and not ${hasOrdered}`)}
     union all ${people('MEMBER', 'users', fullName, "roles <> '{}'")}
     union all ${people('CONTACT', 'contact_messages', fullName)}
     union all ${people('WAITLIST', 'waitlist', fullName)}
     union all ${people('SUBSCRIBER', 'newsletter', "''")}`,
    [search, number],
  )
  const products = items.map(
    ({ id, name, price, imageUrl, visible }): AdminSearchResult => ({
      ...{ kind: 'PRODUCT', id: String(id), title: name, detail: price },
      ...{ imageUrl: imageUrl ?? null, isHidden: !visible },
    }),
  )
  return [...products, ...others.filter(({ kind }) => may(ctx, permissionToFind[kind]))]
}
