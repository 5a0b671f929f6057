import { customersAtWork } from './people.ts'

/** What a server without any framework does for the same facts. */
export type Twin =
  | { sql: string; params?: (n: number) => unknown[] }
  /** The very statements that the shop sends for one such request, all at once. */
  | 'same'
  /** Checks a password, and does nothing else. */
  | 'argon2'
  /** The same bytes each time: the most that Node can send. */
  | 'static'

const columns = `id, name, description, price, image_url as "imageUrl", category_id as "categoryId",
  eco_score as "ecoScore", rating, review_count as "reviewCount", in_stock as "inStock", featured,
  weekly_special as "weeklySpecial", life_benefits as "lifeBenefits", planet_benefits as "planetBenefits",
  money_savings as "moneySavings", why_choose as "whyChoose", created_at as "createdAt", updated_at as "updatedAt"`

/** Each customer has these in turn. */
export const anyLine = (n: number) => 1 + (Math.floor(n / customersAtWork) % 5)

export const newest: Twin = {
  sql: `select ${columns} from products order by created_at desc, id desc limit 24`,
}
/** With how many there are in all, which the shop has to know for `X-Total-Count`. */
export const counted: Twin = {
  sql: `select ${columns}, (select count(*) from products where price <= $1) as total
    from products where price <= $1 order by created_at desc, id desc limit 24`,
  params: (n) => [(10_000 + n / 100).toFixed(2)],
}
export const product = (id: (n: number) => number): Twin => ({
  sql: `select ${columns} from products where id = $1`,
  params: (n) => [id(n)],
})
export const relevant: Twin = {
  sql: `select ${columns} from products join unnest(array(
      select id from product_search, product_search_query($1, false, false) where document @@ query
      order by ts_rank(title, query) desc, rating desc, id desc limit 24
    )) with ordinality as page (product_id, place) on product_id = id order by place`,
  params: () => ['bambou'],
}
export const filtered = (most: (n: number) => number): Twin => ({
  sql: `select ${columns}, (select count(*) from products where category_id = $1 and price >= $2 and price <= $3) as total
    from products where category_id = $1 and price >= $2 and price <= $3 order by created_at desc, id desc limit 24`,
  params: (n) => [3, '10', most(n).toFixed(2)],
})

export const upsert: Twin = {
  sql: `insert into cart as line (user_id, product_id, quantity, expires_at)
    values ($1, $2, 1, now() + interval '1 day')
    on conflict (user_id, product_id) do update set quantity = least(line.quantity + 1, 999) returning id`,
  params: (n) => [`banc-${n % customersAtWork}`, anyLine(n)],
}
export const cartLines: Twin = {
  sql: `select cart.*, ${columns.replace(/^id|created_at/g, 'products.$&')} from cart
    join products on products.id = product_id where user_id = $1 order by cart.id`,
  params: (n) => [`banc-${n % customersAtWork}`],
}
