/**
 * Search of the catalogue, kept by the database itself so that no path can forget it.
 *
 * - `products.search_document`: stems of the name, the category and the texts, GIN-indexed: what matches.
 * - `products.search_title`: stems with weights, name A > category B: what orders by relevance. Apart, because it
 *   is short and lies in the row itself; the document lies elsewhere and costs a fetch for each match.
 * - `search_words`: each word that occurs, with its stem; trigrams find the nearest to a mistyped one
 *   (the way that the pg_trgm documentation recommends). A word that is no longer used is harmless:
 *   it can only lead a correction to an empty result.
 * - `product_search_query(text)`: what a person typed → tsquery. Word by word: the exact stem if any
 *   product has it, else words that begin so, else the nearest words by typing distance. All words must
 *   match; if no product has them all, any of them may.
 *
 * Accents are removed and all but letters and digits separates words before stemming, in documents and
 * queries alike: « d’eau », « d'eau » and « eau » meet, and no character of the query has a meaning.
 */
export const productSearchSql: string[] = [
  'create extension if not exists unaccent',
  'create extension if not exists pg_trgm',
  'create extension if not exists fuzzystrmatch',
  `create function search_plain(input text) returns text language sql stable parallel safe as $$
    select trim(regexp_replace(lower(unaccent(coalesce(input, ''))), '[^a-z0-9]+', ' ', 'g'))
  $$`,
  `create table search_words (word text primary key, stem text not null)`,
  `create index search_words_stem on search_words (stem text_pattern_ops)`,
  `create index search_words_prefix on search_words (word text_pattern_ops)`,
  `create index search_words_trigrams on search_words using gin (word gin_trgm_ops)`,
  `create function search_stem(word text) returns text language sql immutable parallel safe as $$
    select coalesce((ts_lexize('french_stem', word))[1], '')
  $$`,
  `alter table products add column search_document tsvector not null default '',
    add column search_title tsvector not null default ''`,
  `create function product_search_document() returns trigger language plpgsql as $$
  begin
    new.search_title :=
      setweight(to_tsvector('french', search_plain(new.name)), 'A') ||
      setweight(to_tsvector('french', search_plain((select name from categories where id = new.category_id))), 'B');
    new.search_document := new.search_title ||
      setweight(to_tsvector('french', search_plain(concat_ws(' ', new.description, new.why_choose,
        new.life_benefits, new.planet_benefits, new.money_savings))), 'C');
    return new;
  end $$`,
  `create trigger product_search_document before insert or update of name, category_id, description, why_choose,
    life_benefits, planet_benefits, money_savings on products
    for each row execute function product_search_document()`,
  // Once a statement, sorted: two writers that add the same words then never wait for each other in a circle.
  `create function product_search_words() returns trigger language plpgsql as $$
  begin
    insert into search_words (word, stem)
      select word, search_stem(word) from (
        select distinct unnest(string_to_array(search_plain(concat_ws(' ', p.name, c.name, p.description, p.why_choose,
          p.life_benefits, p.planet_benefits, p.money_savings)), ' ')) as word
        from written p left join categories c on c.id = p.category_id) words
      where length(word) between 2 and 40 and search_stem(word) <> ''
      order by word
    on conflict do nothing;
    return null;
  end $$`,
  `create trigger product_search_words_inserted after insert on products referencing new table as written
    for each statement execute function product_search_words()`,
  `create trigger product_search_words_updated after update on products referencing new table as written
    for each statement execute function product_search_words()`,
  // A renamed category renames the shelf in the documents of its products.
  `create function category_search_rename() returns trigger language plpgsql as $$
  begin
    update products set category_id = category_id where category_id = new.id;
    return null;
  end $$`,
  `create trigger category_search_rename after update of name on categories
    for each row when (old.name is distinct from new.name) execute function category_search_rename()`,
  `create index products_search on products using gin (search_document)`,
  `create function search_word_stems(input text) returns text[] language plpgsql stable as $$
  declare stems text[];
  begin
    if exists (select 1 from search_words where stem = search_stem(input)) then
      return array[search_stem(input)];
    end if;
    if length(input) >= 2 then
      select array_agg(distinct stem) into stems from (
        select stem from search_words where word like input || '%' order by word limit 20) as begun;
      if stems is not null then return stems; end if;
    end if;
    -- One error in a short word, two in a usual one, three in a long one.
    select array_agg(distinct stem) into stems from (
      select stem, distance, min(distance) over () as least from (
        select stem, levenshtein(word, input) as distance from search_words
        where word % input and length(word) <= 40 order by similarity(word, input) desc limit 20) as alike
      where distance <= case when length(input) <= 4 then 1 when length(input) <= 8 then 2 else 3 end) as near
    where distance = least;
    return stems;
  end $$`,
  `create function product_search_query(input text) returns tsquery language plpgsql stable as $$
  declare
    word text; stems text[]; part tsquery; every_word tsquery; any_word tsquery;
  begin
    foreach word in array (string_to_array(search_plain(input), ' '))[1:12] loop
      -- « de », « la », « d » say nothing: left out, as in the documents.
      continue when word = '' or search_stem(word) = '';
      stems := search_word_stems(left(word, 40));
      continue when stems is null;
      select string_agg(quote_literal(stem), ' | ')::tsquery into part from unnest(stems) as stem;
      every_word := case when every_word is null then part else every_word && part end;
      any_word := case when any_word is null then part else any_word || part end;
    end loop;
    if every_word is null then return ''::tsquery; end if;
    if exists (select 1 from products where search_document @@ every_word) then return every_word; end if;
    return any_word;
  end $$`,
]
