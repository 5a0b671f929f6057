/**
 * What an eco-score was made of when it was published is for good: the points, their reasons and the evidence that each
 * rested on, whoever writes by hand. A published assessment may be superseded, and who decided it be forgotten with the
 * person (`decided_by`); a draft is anybody's.
 * `enable always`: also where ordinary triggers are switched off (`session_replication_role`).
 */
const refuse = `raise exception '% of a published assessment is kept: % refused', tg_table_name, lower(tg_op)
      using errcode = 'restrict_violation';`

const ofPublished = (table: string, assessmentOf: (row: string) => string): string[] => [
  `create function keep_${table}() returns trigger language plpgsql as $$
  begin
    if exists (select from assessments where status <> 'DRAFT' and (id = ${assessmentOf('old')}
        or tg_op = 'UPDATE' and id = ${assessmentOf('new')})) then
      ${refuse}
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end $$`,
  ...guardedBy(table, `keep_${table}`),
]

function guardedBy(table: string, guard: string): string[] {
  const triggers = [
    `append_only before update or delete on ${table} for each row execute function ${guard}()`,
    `never_truncated before truncate on ${table} for each statement execute function refuse_change()`,
  ]
  return [
    ...triggers.map((trigger) => `create trigger ${trigger}`),
    ...['append_only', 'never_truncated'].map((name) => `alter table ${table} enable always trigger ${name}`),
  ]
}

const kept = ['id', 'product_id', 'method_version', 'decided_at', 'created_at']

export const assessmentsSql: string[] = [
  `create function keep_assessments() returns trigger language plpgsql as $$
  begin
    if old.status = 'DRAFT' then return case tg_op when 'DELETE' then old else new end; end if;
    if tg_op = 'UPDATE' and new.status in (old.status, 'SUPERSEDED')
      and (${kept.map((column) => `new.${column}`)}) is not distinct from (${kept.map((column) => `old.${column}`)})
    then return new; end if;
    ${refuse}
  end $$`,
  ...guardedBy('assessments', 'keep_assessments'),
  ...ofPublished('assessment_criteria', (row) => `${row}.assessment_id`),
  ...ofPublished(
    'criterion_evidence',
    (row) => `(select assessment_id from assessment_criteria where id = ${row}.criterion_id)`,
  ),
]
