/**
 * Adds so many of a product to a person's cart and gives back its lines that have not expired; none when nothing was
 * added. A function, so that the lines are read after the wait for the person's other additions, and within the
 * transaction that added: an order or another tab may take the line out right after.
 *
 * @param at the shop's time: what has expired by then counts as gone.
 */
export const cartSql: string[] = [
  `create function add_to_cart(person varchar, wanted int, many int, at timestamptz, until timestamptz,
    most_lines int, most_of_one int) returns setof cart language plpgsql rows 10 as $$
  begin
    -- Two that count the same 99 products would make 101 of them. What takes lines out need not wait.
    perform pg_advisory_xact_lock(401927033, hashtext(person));
    insert into cart as line (user_id, product_id, quantity, created_at, expires_at)
      select person, id, many, at, until from products where id = wanted and in_stock and visible
        and (select count(*) from cart where user_id = person and product_id <> wanted and expires_at > at) < most_lines
    on conflict (user_id, product_id) do update
      set quantity = excluded.quantity + case when line.expires_at > at then line.quantity else 0 end,
          expires_at = excluded.expires_at
      where excluded.quantity + case when line.expires_at > at then line.quantity else 0 end <= most_of_one;
    if found then
      return query select * from cart where user_id = person and expires_at > at;
    end if;
  end $$`,
]
