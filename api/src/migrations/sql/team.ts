/**
 * A shop that has an owner keeps one, whoever writes, and of two who take the role from each other the second is
 * refused: the lock makes the second look after the first has ended..
 */
export const teamSql: string[] = [
  `create function keep_an_owner() returns trigger language plpgsql as $$
  begin
    if not exists (select from gone where 'OWNER' = any(roles)) then return null; end if;
    perform pg_advisory_xact_lock(hashtext('users_last_owner'));
    if not exists (select from users where 'OWNER' = any(roles)) then
      raise exception 'the last owner stays' using errcode = 'check_violation', constraint = 'users_last_owner';
    end if;
    return null;
  end $$`,
  `create trigger last_owner_changed after update on users referencing old table as gone
    for each statement execute function keep_an_owner()`,
  `create trigger last_owner_deleted after delete on users referencing old table as gone
    for each statement execute function keep_an_owner()`,
]
