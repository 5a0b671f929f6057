/**
 * A number that every write to the products moves, in the same transaction: whoever reads the same number twice
 * knows that every count in between still holds (features/catalogue/listing/counted-rows.ts).
 *
 * - From a sequence, so that a number is never used again, even after a rollback.
 * - Before the statement, so that two writers wait for each other here, before either holds a product: no circle.
 */
export const catalogueVersionSql: string[] = [
  `create table catalogue_version (
    only_row boolean primary key default true check (only_row),
    version bigserial
  )`,
  'insert into catalogue_version default values',
  `create function catalogue_version_move() returns trigger language plpgsql as $$
  begin
    update catalogue_version set version = nextval('catalogue_version_version_seq');
    return null;
  end $$`,
  `create trigger catalogue_version_move before insert or update or delete or truncate on products
    for each statement execute function catalogue_version_move()`,
]
