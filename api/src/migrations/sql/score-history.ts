import { appendOnly } from './append-only.ts'

/**
 * Every change of an eco-score has its row, by whatever path it came: a trigger on the products writes it. Who changes
 * a score says why within the transaction (`set_config('shop.score_cause', …, true)`, `shop.author`, `shop.now`); a
 * statement by hand says nothing, and is « typed ». A typed score supersedes the assessment, for it no longer adds up.
 * The rows are for good: whoever wants to change, delete or truncate them is refused. Who changed it is named by a
 * pseudonym, and `score_authors` alone tells whose it is: once that row is gone, the history speaks of nobody.
 */
export const scoreHistorySql: string[] = [
  `create function score_author(who text) returns text language plpgsql as $$
  declare
    known text;
  begin
    if who is null then return null; end if;
    select pseudonym into known from score_authors where email = who;
    if known is null then
      insert into score_authors (pseudonym, email) values (gen_random_uuid()::text, who) on conflict (email) do nothing;
      -- Whoever was first has said which; a statement of its own sees it.
      select pseudonym into known from score_authors where email = who;
    end if;
    return known;
  end $$`,
  `create function record_scores() returns trigger language plpgsql as $$
  declare
    why text := coalesce(nullif(current_setting('shop.score_cause', true), ''), 'TYPED');
    who text := nullif(current_setting('shop.author', true), '');
    moment timestamptz := coalesce(nullif(current_setting('shop.now', true), '')::timestamptz, now());
  begin
    if tg_op = 'INSERT' then
      insert into score_history (product_id, new_score, cause, at, by)
        select id, eco_score, why, moment, score_author(who) from written order by id;
    else
      insert into score_history (product_id, old_score, new_score, cause, at, by)
        select id, was.eco_score, written.eco_score, why, moment, score_author(who) from written join was using (id)
        where was.eco_score <> written.eco_score order by id;
    end if;
    if why = 'TYPED' then
      update assessments a set status = 'SUPERSEDED', version = a.version + 1 from written
        where a.status = 'CURRENT' and a.product_id = written.id and written.eco_score <>
          (select coalesce(sum(points), 0) / 10.0 from assessment_criteria c where c.assessment_id = a.id);
    end if;
    return null;
  end $$`,
  `create trigger record_new_scores after insert on products referencing new table as written
    for each statement execute function record_scores()`,
  `create trigger record_scores after update on products referencing old table as was new table as written
    for each statement execute function record_scores()`,
  ...['record_new_scores', 'record_scores'].map(
    (trigger) => `alter table products enable always trigger ${trigger}`,
  ),
  ...appendOnly('score_history'),
]
