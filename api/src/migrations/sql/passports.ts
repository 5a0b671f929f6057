/**
 * A passport outlives its product, by whatever path that goes: it keeps the name that stood on it, and when it went.
 * A product that comes back under its number finds its passport again (decision 046).
 */
export const passportsSql: string[] = [
  `create function keep_passports() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      update passports set former_name = removed.name, ended_at = clock_timestamp()
        from removed where passports.product_id = removed.id;
    elsif tg_op = 'INSERT' then
      update passports set former_name = null, ended_at = null
        from added where passports.product_id = added.id;
    else
      update passports set former_name = products.name, ended_at = clock_timestamp()
        from products where passports.product_id = products.id;
    end if;
    return null;
  end $$`,
  `create trigger passports_ended after delete on products referencing old table as removed
    for each statement execute function keep_passports()`,
  `create trigger passports_found after insert on products referencing new table as added
    for each statement execute function keep_passports()`,
  `create trigger passports_emptied before truncate on products
    for each statement execute function keep_passports()`,
]
