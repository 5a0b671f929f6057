/**
 * Tables that nothing is changed in, nor deleted from: what they prove holds only as long as nobody can mend it
 * afterwards. Their rows come from the triggers of other tables alone.
 * `enable always`: it refuses where ordinary triggers are switched off (`session_replication_role`) as well. Whoever owns
 * the table can still take the trigger off; that is a deed of its own, and leaves its trace in the database's log.
 */
export const appendOnlySql: string[] = [
  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    -- A row that a trigger of another table writes comes from within that trigger.
    if tg_op = 'INSERT' and pg_trigger_depth() > 1 then return null; end if;
    raise exception '% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
  end $$`,
]

/**
 * Makes a table append-only; its rows come from triggers.
 * @param refused what else it refuses, where rows are added by statements.
 */
export const appendOnly = (table: string, refused = 'insert or update or delete or truncate'): string[] => [
  `create trigger append_only before ${refused} on ${table}
    for each statement execute function refuse_change()`,
  `alter table ${table} enable always trigger append_only`,
]
