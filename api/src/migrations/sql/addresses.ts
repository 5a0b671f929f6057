/**
 * When an account gets another address, what is kept under the one before follows it: whoever is handed their data, or
 * erased, is then found everywhere by the one that they have (decision 058). Of the history what the shop itself writes
 * there is changed alone, never a text that somebody typed. What anybody can have sent in the name of an address (a
 * message, a subscription) follows only if that address was known to be theirs.
 */
export const addressesSql: string[] = [
  `create function follow_address() returns trigger language plpgsql as $$
  declare
    was text := to_json(old.email)::text;
    becomes text := to_json(new.email)::text;
  begin
    update score_authors set email = new.email where email = old.email;
    update preview_links set created_by = new.email where created_by = old.email;
    update assessments set decided_by = new.email where decided_by = old.email;
    update claims set decided_by = new.email where decided_by = old.email;
    update claims set gone_by = new.email where gone_by = old.email;
    update audit_entries set before = replace(before::text, was, becomes)::jsonb,
        after = replace(after::text, was, becomes)::jsonb
      where subject_type in ('MEMBER', 'MESSAGE', 'TOKEN') and position(was in concat(before, after)) > 0;
    if old.email_confirmed_at is not null then
      update contact_messages set email = new.email where lower(email) = old.email;
      update outgoing_mails set user_id = new.id where lower(recipient) = old.email and user_id is null;
      update outgoing_mails set reply_to = new.email where lower(reply_to) = old.email;
      delete from newsletter where email = old.email and exists (select from newsletter where email = new.email);
      update newsletter set email = new.email where email = old.email;
      update consent_people set email = new.email where email = old.email and user_id is null
        and not exists (select from consent_people where email = new.email and user_id is null);
    end if;
    return null;
  end $$`,
  `create trigger address_moves after update of email on users
    for each row when (old.email <> new.email) execute function follow_address()`,
]
