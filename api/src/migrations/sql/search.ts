import { searchQuerySql } from './search-query.ts'

/** What lists are filtered and ordered by: kept beside the words, so that a search reads nothing else. */
const facts = [
  'category_id',
  'price',
  'eco_score',
  'rating',
  'review_count',
  'in_stock',
  'featured',
  'weekly_special',
  'savings_rank',
  'payback_months',
  'visible',
  'created_at',
]

/** What is searched. The category stands for its name. */
const texts = [
  'name',
  'category_id',
  'description',
  'why_choose',
  'life_benefits',
  'planet_benefits',
  'money_savings',
]

const of = (row: string, columns: string[]) => columns.map((column) => `${row}.${column}`).join(', ')

const bodyText = `concat_ws(' ', ${of('p', texts.slice(2))})`

const chosen =
  'unnest(ids) as chosen (id) join products p using (id) left join categories c on c.id = p.category_id'

const addWords = (
  text: string,
  shown: string,
  from: string,
) => `insert into search_words (word, stem, visible)
      select word, search_stem(word), bool_or(shown)
      from (select unnest(string_to_array(search_plain(${text}), ' ')) as word, ${shown} as shown ${from}) as words
      where length(word) between 2 and 40 and search_stem(word) <> ''
      group by word order by word
    on conflict do nothing;
    -- Few words are of hidden products alone: mostly there is none to look for.
    if exists (select from search_words where not visible) then
      update search_words set visible = true where not visible and word in
        (select unnest(string_to_array(search_plain(${text}), ' ')) ${from} where ${shown});
    end if`

/**
 * Search of the catalogue, kept by the database itself so that no path can forget it (decisions 003 and 017).
 *
 * - `search_words`: each word that occurs, with its stem; trigrams find the nearest to a mistyped one
 *   (the way that the pg_trgm documentation recommends). A word that is no longer used is harmless:
 *   it can only lead a correction to an empty result.
 *   `visible`: a product that the shop shows has had it, or a category. The words of hidden ones alone lead nobody but
 *   administrators to anything, not even to a correction.
 * - `product_search`: a narrow twin of `products`. A frequent word matches a third of the catalogue, and all of these
 *   rows must be looked at to order them: here they are 300 bytes each instead of 1,500.
 *   - `document`: stems of the name, the category and the texts, GIN-indexed: what matches. It lies outside the row
 *     (toast_tuple_target), for only the index reads it.
 *   - `title`: stems with weights, name without its packaging A > category B: what orders by relevance, always in the row;
 *     its own GIN index finds the products that come first without a look at the rest.
 *   - The other columns are the product's own, under the same names: every filter and order of a list works on both.
 *   - It is a view of `product_search_rows`, without their padding. PostgreSQL moves nothing out of a row below two
 *     kilobytes, and many a document is shorter. Padded, each row is longer than that when it is written; then the
 *     document goes, and the padding is compressed to 35 bytes.
 * - `product_search_query`: what a person typed → tsquery (search-query.ts).
 *
 * Accents are removed and all but letters and digits separates words before stemming, in documents and
 * queries alike: « d’eau », « d'eau » and « eau » meet, and no character of the query has a meaning.
 *
 * Triggers keep the table, a statement at a time. Whoever writes to the products holds the version of the catalogue by then, so
 * that two writers never meet here. Texts are analysed only when they changed: a new price or rating leaves the index
 * alone.
 */
export const searchSql: string[] = [
  'create extension if not exists unaccent',
  'create extension if not exists pg_trgm',
  'create extension if not exists fuzzystrmatch',
  `create function search_plain(input text) returns text language sql stable parallel safe as $$
    select trim(regexp_replace(lower(unaccent(coalesce(input, ''))), '[^a-z0-9]+', ' ', 'g'))
  $$`,
  // Made of what PostgreSQL itself has, or no index could hold it: « Écharpe » stands between « Eau » and « Éponge ».
  `create function name_order(input text) returns text language sql immutable parallel safe as $$
    select lower(regexp_replace(normalize(replace(replace(input, 'œ', 'oe'), 'Œ', 'oe'), NFD), '[\\u0300-\\u036f]', '', 'g'))
  $$`,
  `create index products_name on products (name_order(name) collate "C", id) include (name, category_id, price, eco_score, in_stock, featured, weekly_special, payback_months, visible)`,
  `create table search_words (word text primary key, stem text not null, visible boolean not null)`,
  `create index search_words_hidden on search_words (word) where not visible`,
  `create index search_words_stem on search_words (stem text_pattern_ops)`,
  `create index search_words_prefix on search_words (word text_pattern_ops)`,
  `create index search_words_trigrams on search_words using gin (word gin_trgm_ops)`,
  `create function search_stem(word text) returns text language sql immutable parallel safe as $$
    select coalesce((ts_lexize('french_stem', word))[1], '')
  $$`,
  // Words that the owner has said to be worth the same (setting `search_synonyms`, a group in each line).
  `create function search_synonyms(input text) returns text[] language sql stable as $$
    select array_agg(distinct search_stem(other))
    from site_settings, regexp_split_to_table(value, '\n') as line,
      lateral (select string_to_array(search_plain(line), ' ') as words) as grouped, unnest(words) as other
    where key = 'search_synonyms' and search_stem(other) <> ''
      and search_stem(input) in (select search_stem(word) from unnest(words) as word)
  $$`,
  // « compostage » → « compost »: without the ending that makes of a word another one of its family. Null where too
  // little of it would be left.
  `create function search_root(word text) returns text language sql immutable parallel safe as $$
    select (regexp_match(word, '^(.{5,}?)(?:ages?|ations?|ements?|eurs?|euses?|iers?|ieres?|eries?|ures?|istes?|ables?)$'))[1]
  $$`,
  `create function search_begun_stems(beginning text, with_hidden boolean) returns text[] language plpgsql stable as $$
  begin
    return (select array_agg(distinct stem) from (
      select stem from search_words where word like beginning || '%' and (visible or with_hidden) order by word limit 20) as begun);
  end $$`,
  // Beside other words two or three letters are no beginning, and share their stem with their own plural at most: « dos », in
  // « sac à dos », is no « dosage », nor « doser ».
  `create function search_word_stems(input text, with_hidden boolean, is_alone boolean) returns text[] language plpgsql stable as $$
  declare stems text[];
  begin
    select array_agg(meant) into stems from (select search_stem(input) union select unnest(search_synonyms(input))) as meant (meant)
      where exists (select 1 from search_words where stem = meant and (visible or with_hidden)
        and (is_alone or length(input) > 3 or meant <> search_stem(input) or word like input || '%' and length(word) <= length(input) + 1));
    if stems is null and (length(input) >= 4 or is_alone and length(input) >= 2) then
      stems := search_begun_stems(input, with_hidden);
    end if;
    return coalesce(stems, search_begun_stems(search_root(input), with_hidden));
  end $$`,
  // As it is heard, without accents: « pommo » sounds as « pommeau », « fosfate » as « phosphate », « solère » as « solaire ».
  `create function search_sound(word text) returns text language sql immutable
    return regexp_replace(regexp_replace(regexp_replace(replace(replace(word, 'ph', 'f'), 'qu', 'k'), 'e?au', 'o', 'g'),
      '[ae]i', 'e', 'g'), '(.)\\1', '\\1', 'g')`,
  // None in what sounds alike; two letters that changed places are one.
  `create function search_errors(word text, input text) returns int language sql immutable as $$
    select case when search_sound(word) = search_sound(input) then 0
      when levenshtein(word, input) = 2 and length(word) = length(input) and exists (
        select from generate_series(1, length(input) - 1) as place
        where word = overlay(input placing reverse(substr(input, place, 2)) from place for 2)) then 1
      else levenshtein(word, input) end
  $$`,

  `create table product_search_rows (
    id int primary key references products (id) on update cascade on delete cascade,
    category_id int, price numeric(10,2) not null, eco_score numeric(3,1) not null, rating numeric(2,1) not null,
    review_count int not null, in_stock boolean not null, featured boolean not null, weekly_special boolean not null,
    savings_rank numeric(12,2), payback_months int, visible boolean not null,
    created_at timestamptz(3) not null, title tsvector not null, document tsvector not null,
    padding text not null default repeat(' ', 2048)
  ) with (toast_tuple_target = 128, fillfactor = 90)`,
  // At most 200 letters of name and 100 of category: a kilobyte or two.
  'alter table product_search_rows alter column title set storage plain, alter column padding set storage main',
  'create index product_search_document on product_search_rows using gin (document)',
  'create index product_search_title on product_search_rows using gin (title)',
  // No other column has one: a change of what is indexed would write to the other indexes as well.
  'create index product_search_category on product_search_rows (category_id)',
  `create view product_search as select id, ${facts.join(', ')}, title, document from product_search_rows`,

  // One error in up to seven letters, two in longer words, and as little of a difference in length: with more, what the
  // shop does not sell is taken for something else. In short words the beginning must be there (« homme » is no « gomme »).
  // Nor is a word taken for one that is in texts alone, unless it sounds like that: « perceuse » is no « percé ».
  `create function search_nearest_words(input text, with_hidden boolean) returns table (word text, stem text, likeness real)
    language sql stable as $$
    with alike as (
      select w.word, w.stem, similarity(w.word, input) as likeness, search_errors(w.word, input) as errors
      from search_words w where w.word % input and length(w.word) <= 40 and (w.visible or with_hidden)
      order by likeness desc limit 20),
    near as (
      select alike.*, exists (select from product_search where title @@ quote_literal(alike.stem)::tsquery
        and (visible or with_hidden)) as named
      from alike where errors = 0 or errors <= case when length(input) < 8 then 1 else 2 end
        and abs(length(word) - length(input)) <= greatest(1, length(input) / 5)
        and (length(input) > 5 or strpos(left(word, 2), left(input, 1)) > 0)),
    meant as (select * from near where named or errors = 0)
    select word, stem, likeness from meant where errors = (select min(errors) from meant)
      and named = (select bool_or(named) from meant where errors = (select min(errors) from meant))
  $$`,
  // What follows the last comma of a name and counts something is how much there is, and in what: who types « papier » wants no
  // lentils « sac en papier de 1 kg ». It is found like a text.
  `create function search_thing(name text) returns text language sql immutable parallel safe as $$
    select regexp_replace(name, ', [^,]*[0-9].*$', '')
  $$`,
  // The thing itself, before what it is made with or for: in « savon à l’huile d’olive » it is soap.
  `create function search_head(name text) returns text language sql immutable parallel safe as $$
    select regexp_replace(search_thing(name), '(,| (à|au|aux|en|avec|pour|sans|dans|sur) ).*$', '')
  $$`,
  // The head stands twice in a title: whoever types « huile d’olive » sees oil before soap.
  `create function product_search_index(ids int[]) returns void language plpgsql as $$
  begin
    ${addWords(`concat_ws(' ', p.name, c.name, ${bodyText})`, 'p.visible', `from ${chosen}`)};
    insert into product_search (id, ${facts.join(', ')}, title, document)
      select id, ${facts.join(', ')}, title, title || body from (
        select p.id, ${of('p', facts)},
          setweight(to_tsvector('french', search_plain(search_thing(p.name))), 'A') ||
          setweight(to_tsvector('french', search_plain(c.name)), 'B') ||
          setweight(to_tsvector('french', search_plain(search_head(p.name))), 'A') as title,
          setweight(to_tsvector('french', search_plain(concat_ws(' ', substr(p.name, length(search_thing(p.name)) + 1), ${bodyText}))), 'C') as body
        from ${chosen} offset 0) as analysed
    on conflict (id) do update set (${facts.join(', ')}, title, document) =
      row(${of('excluded', facts)}, excluded.title, excluded.document);
  end $$`,
  `create function product_search_inserted() returns trigger language plpgsql as $$
  begin
    perform product_search_index(array(select id from written));
    return null;
  end $$`,
  `create trigger product_search_inserted after insert on products referencing new table as written
    for each statement execute function product_search_inserted()`,
  `create function product_search_updated() returns trigger language plpgsql as $$
  begin
    perform product_search_index(array(select written.id from written left join was using (id)
      where (${of('written', texts)}) is distinct from (${of('was', texts)})
        or written.visible and not was.visible));
    update product_search s set (${facts.join(', ')}) = row(${of('written', facts)}) from written
      where s.id = written.id and (${of('s', facts)}) is distinct from (${of('written', facts)});
    return null;
  end $$`,
  `create trigger product_search_updated after update on products referencing old table as was new table as written
    for each statement execute function product_search_updated()`,
  // Counts of searches change as well: the version, and first, so that no product can come in between unseen.
  // The other words stay as they are; to analyse them anew takes five times as long.
  `create function category_search_rename() returns trigger language plpgsql as $$
  declare category tsvector := setweight(to_tsvector('french', search_plain(new.name)), 'B');
  begin
    perform move_published('catalogue');
    ${addWords('new.name', 'true', '')};
    update product_search set
      title = ts_filter(title, '{a}') || category,
      document = ts_filter(title, '{a}') || category || ts_filter(document, '{c}')
      where category_id = new.id;
    return null;
  end $$`,
  `create trigger category_search_rename after update of name on categories
    for each row when (old.name is distinct from new.name) execute function category_search_rename()`,
  ...searchQuerySql,
]
