import { appendOnly } from './append-only.ts'

/**
 * What each product cost, since when, and how it was announced (decision 045). Written by the triggers of `products`
 * alone, whatever changes a price: a form, many at once, an import, a restore, a plain statement. A row for each change
 * of the price, of « weekly_special » and of « visible »: the law looks at prices that were asked of everybody, and at
 * when a reduction was announced.
 * No reference to the product: what a deleted one cost is kept.
 */
export const priceHistorySql: string[] = [
  // A function of its own, so that tests can move this clock.
  `create function price_moment() returns timestamptz language sql volatile as 'select clock_timestamp()'`,
  // The rows of products are locked when a trigger runs after their change: the times of one product only grow.
  `create function keep_prices() returns trigger language plpgsql as $$
  declare
    moment timestamptz := price_moment();
  begin
    if tg_op = 'INSERT' then
      insert into price_history (product_id, price, former_price, is_offer, is_on_sale, changed_at)
        select added.id, added.price,
          -- One that was deleted and comes back goes on where it ended.
          (select price from price_history where product_id = added.id order by id desc limit 1),
          added.weekly_special, added.visible, moment
        from added order by added.id;
    elsif tg_op = 'UPDATE' then
      insert into price_history (product_id, price, former_price, is_offer, is_on_sale, changed_at)
        select coalesce(added.id, removed.id), coalesce(added.price, removed.price), removed.price,
          added.id is not null and added.weekly_special, added.id is not null and added.visible, moment
        -- A product whose number is changed ends under the old one and begins under the new one.
        from added full join removed on removed.id = added.id
        where (added.price, added.weekly_special, added.visible)
          is distinct from (removed.price, removed.weekly_special, removed.visible)
        order by 1;
    elsif tg_op = 'DELETE' then
      insert into price_history (product_id, price, former_price, is_offer, is_on_sale, changed_at)
        select id, price, price, false, false, moment from removed order by id;
    else
      insert into price_history (product_id, price, former_price, is_offer, is_on_sale, changed_at)
        select id, price, price, false, false, moment from products order by id;
    end if;
    return null;
  end $$`,
  `create trigger prices_added after insert on products referencing new table as added
    for each statement execute function keep_prices()`,
  `create trigger prices_changed after update on products referencing old table as removed new table as added
    for each statement execute function keep_prices()`,
  `create trigger prices_ended after delete on products referencing old table as removed
    for each statement execute function keep_prices()`,
  `create trigger prices_emptied before truncate on products
    for each statement execute function keep_prices()`,
  ...['prices_added', 'prices_changed', 'prices_ended', 'prices_emptied'].map(
    (trigger) => `alter table products enable always trigger ${trigger}`,
  ),
  ...appendOnly('price_history'),
]
