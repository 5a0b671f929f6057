import { appendOnly } from './append-only.ts'

/**
 * The ledger of consents (decision 055): each row seals the one before it of its kind. Whoever adds one waits for the
 * last of that kind to be certain, so that many at once make one chain. `features/consent/check-consents.ts` reads it again.
 */
export const consentSql: string[] = [
  `create function seal_consent() returns trigger language plpgsql as $$
  declare
    last consent_entries;
  begin
    perform pg_advisory_xact_lock(hashtext('consent'), hashtext(new.kind));
    select * into last from consent_entries where kind = new.kind order by place desc limit 1;
    new.place := coalesce(last.place, 0) + 1;
    new.previous_hash := coalesce(last.hash, repeat('0', 64));
    new.hash := encode(sha256(convert_to(concat_ws('|', new.previous_hash, new.kind, new.place, new.act,
      new.text_version, coalesce(new.person, ''), new.people, coalesce(to_char(new.day, 'YYYY-MM-DD'), ''),
      (extract(epoch from new.recorded_at) * 1000)::bigint), 'UTF8')), 'hex');
    return new;
  end $$`,
  `create trigger sealed before insert on consent_entries for each row execute function seal_consent()`,
  'alter table consent_entries enable always trigger sealed',
  ...appendOnly('consent_entries', 'update or delete or truncate'),
  // What the terms said when somebody agreed to them: kept for good, whoever changes the page by whatever path.
  `create function keep_terms() returns trigger language plpgsql as $$
  begin
    insert into terms_versions (version, texts, published_at)
      select version, new.texts, new.updated_at
      from left(encode(sha256(convert_to(new.texts::text, 'UTF8')), 'hex'), 12) as version
      where version is distinct from (select last.version from terms_versions last order by id desc limit 1);
    return null;
  end $$`,
  `create trigger terms_kept after insert or update of texts on information_pages
    for each row when (new.slug = 'terms') execute function keep_terms()`,
  ...appendOnly('terms_versions'),
  // Who said it follows the account's address, and goes with the account.
  `create function follow_consent_person() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      delete from consent_people where user_id = old.id;
    else
      update consent_people set email = new.email where user_id = new.id;
    end if;
    return null;
  end $$`,
  `create trigger consent_person_moves after update of email on users
    for each row when (old.email <> new.email) execute function follow_consent_person()`,
  `create trigger consent_person_goes after delete on users
    for each row execute function follow_consent_person()`,
]
