/**
 * Numbers that every write to what visitors see moves, one for each scope, in the transaction of the write. Whoever
 * reads the same number twice knows that all that was made of that scope in between still holds: counts
 * (features/catalogue/listing/counted-rows.ts), answers and pages. When the transaction is committed, `NOTIFY published`
 * tells every copy of the shop « scope:version » (platform/database/published/published-versions.ts).
 *
 * - From a sequence, so that a number is never used again, even after a rollback. It only grows: whoever has waited for
 *   the row takes a new number, for PostgreSQL computes the update anew on the row that it finds then.
 * - Products and their images move it BEFORE the statement, so that two writers wait for each other here, before either
 *   holds a product: no circle. The verbs of the catalogue lock this row first (features/catalogue/catalogue-locks.ts).
 * - Categories, articles and settings move it AFTER: their verbs hold the row that they change when they come here. Moved
 *   before, a statement by hand would wait for that row while holding what the verb waits for.
 * - A verb moves one scope, that of the synonyms two in the order of their names, and whoever holds the row of a scope waits
 *   for nothing outside of it, but for a later one: verbs meet in no circle, nor does one of them with a script that moves
 *   several. Two scripts that move several should do so in the order
 *   of their names; else PostgreSQL undoes one of the two after a second, and `transactionally` runs that one again.
 */
export const publishedVersionSql: string[] = [
  `create table published_version (
    scope varchar(20) primary key,
    version bigserial
  )`,
  `insert into published_version (scope) values ('catalogue'), ('content'), ('settings')`,
  `create function move_published(moved text) returns void language plpgsql as $$
  declare reached bigint;
  begin
    update published_version set version = nextval('published_version_version_seq') where scope = moved
      returning version into reached;
    perform pg_notify('published', moved || ':' || reached);
  end $$`,
  `create function published_change() returns trigger language plpgsql as $$
  begin
    perform move_published(tg_argv[0]);
    return null;
  end $$`,
  ...['evidence', 'assessments', 'assessment_criteria', 'criterion_evidence'].map((table) =>
    movedBy(table, 'before', 'catalogue'),
  ),
  ...['products', 'product_images', 'passports', 'official_costs'].map((table) =>
    movedBy(table, 'before', 'catalogue'),
  ),
  movedBy('categories', 'after', 'catalogue'),
  movedBy('posts', 'after', 'content'),
  movedBy('information_pages', 'after', 'content'),
  movedBy('site_settings', 'after', 'settings'),
  // The search reads the owner's synonyms. These come first: triggers of a row before those of a statement.
  ...[
    ['insert', 'new.key'],
    ['update', 'old.key, new.key'],
    ['delete', 'old.key'],
  ].map(
    ([event, keys]) => `create trigger catalogue_change_${event} after ${event} on site_settings for each row
      when ('search_synonyms' in (${keys})) execute function published_change('catalogue')`,
  ),
  `create trigger catalogue_change_truncate after truncate on site_settings
    for each statement execute function published_change('catalogue')`,
]

function movedBy(table: string, when: 'before' | 'after', scope: string): string {
  return `create trigger published_change ${when} insert or update or delete or truncate on ${table}
    for each statement execute function published_change('${scope}')`
}
