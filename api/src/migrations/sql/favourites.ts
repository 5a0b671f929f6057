/**
 * Puts products among a person's favourites, the first of `wanted` as the latest, and gives all of them back. What is
 * there already stays as it is; what does not exist or is hidden, or has no room any more, is left out. A function, so that they are
 * counted and read after the wait for the person's other additions.
 */
export const favouritesSql: string[] = [
  `create function add_favourites(person varchar, wanted int[], at timestamptz, most int)
    returns setof favourites language plpgsql rows 20 as $$
  begin
    -- Two that count the same 99 would make 101 of them. What takes some out need not wait.
    perform pg_advisory_xact_lock(401927034, hashtext(person));
    insert into favourites (user_id, product_id, created_at)
      -- Held, so that one that is being deleted is waited for, and then left out.
      with present as materialized (select id from products where id = any(wanted) and visible order by id for key share),
      fitting as (
        select present.id, asked.place from unnest(wanted) with ordinality as asked (id, place)
          join present on present.id = asked.id
        where not exists (select 1 from favourites where user_id = person and product_id = present.id)
        order by asked.place
        limit greatest(0, most - (select count(*) from favourites where user_id = person)))
      select person, id, at from fitting order by place desc
    on conflict (user_id, product_id) do nothing;
    return query select * from favourites where user_id = person;
  end $$`,
]
