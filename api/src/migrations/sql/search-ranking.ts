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

const addWords = (text: string, from: string) => `insert into search_words (word, stem)
      select word, search_stem(word)
      from (select distinct unnest(string_to_array(search_plain(${text}), ' ')) as word ${from}) as words
      where length(word) between 2 and 40 and search_stem(word) <> ''
      order by word
    on conflict do nothing`

/**
 * A narrow twin of `products` for searches (decision 017). A frequent word matches a third of the catalogue, and
 * all of these rows must be looked at to order them: here they are 300 bytes each instead of 1,500.
 *
 * - `product_search.document`: stems of the name, the category and the texts, GIN-indexed: what matches. It lies
 *   outside the row (toast_tuple_target), for only the index reads it.
 * - `product_search.title`: stems with weights, name A > category B: what orders by relevance, always in the row; its
 *   own GIN index finds the products that come first without a look at the rest.
 * - The other columns are the product's own, under the same names: any filter and order of a list works on both.
 *
 * Triggers keep it, a statement at a time. Whoever writes to the products holds `catalogue_version` by then, so that
 * two writers never meet here. Texts are analysed only when they changed: a new price or rating leaves the index alone.
 */
export const searchRankingSql: string[] = [
  `create table product_search (
    id int primary key references products (id) on update cascade on delete cascade,
    category_id int, price numeric(10,2) not null, eco_score numeric(3,1) not null, rating numeric(2,1) not null,
    review_count int not null, in_stock boolean not null, featured boolean not null, weekly_special boolean not null,
    created_at timestamptz(3) not null, title tsvector not null, document tsvector not null
  ) with (toast_tuple_target = 128, fillfactor = 90)`,
  // At most 200 letters of name and 100 of category: a kilobyte or two.
  'alter table product_search alter column title set storage plain',
  `insert into product_search (id, ${facts.join(', ')}, title, document)
    select id, ${facts.join(', ')}, search_title, search_document from products`,
  'create index product_search_document on product_search using gin (document)',
  'create index product_search_title on product_search using gin (title)',
  // No other column has one: a change of what is indexed would write to the other indexes as well.
  'create index product_search_category on product_search (category_id)',
  'analyze product_search',

  'drop trigger product_search_document on products',
  'drop function product_search_document()',
  'drop trigger product_search_words_inserted on products',
  'drop trigger product_search_words_updated on products',
  'drop function product_search_words()',
  'alter table products drop column search_document, drop column search_title',

  `create function product_search_index(ids int[]) returns void language plpgsql as $$
  begin
    ${addWords(`concat_ws(' ', p.name, c.name, ${bodyText})`, `from ${chosen}`)};
    insert into product_search (id, ${facts.join(', ')}, title, document)
      select id, ${facts.join(', ')}, title, title || body from (
        select p.id, ${of('p', facts)},
          setweight(to_tsvector('french', search_plain(p.name)), 'A') ||
          setweight(to_tsvector('french', search_plain(c.name)), 'B') as title,
          setweight(to_tsvector('french', search_plain(${bodyText})), 'C') as body
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
      where (${of('written', texts)}) is distinct from (${of('was', texts)})));
    update product_search s set (${facts.join(', ')}) = row(${of('written', facts)}) from written
      where s.id = written.id and (${of('s', facts)}) is distinct from (${of('written', facts)});
    return null;
  end $$`,
  `create trigger product_search_updated after update on products referencing old table as was new table as written
    for each statement execute function product_search_updated()`,
  // Counts of searches change as well: the version, and first, so that no product can come in between unseen.
  // The other words stay as they are; to analyse them anew takes five times as long.
  `create or replace function category_search_rename() returns trigger language plpgsql as $$
  declare category tsvector := setweight(to_tsvector('french', search_plain(new.name)), 'B');
  begin
    update catalogue_version set version = nextval('catalogue_version_version_seq');
    ${addWords('new.name', '')};
    update product_search set
      title = ts_filter(title, '{a}') || category,
      document = ts_filter(title, '{a}') || category || ts_filter(document, '{c}')
      where category_id = new.id;
    return null;
  end $$`,

  // As before, but on the narrow table. Left to itself, the planner would look for words that no product has together
  // by reading every document (300 ms among 100,000). One word alone leaves nothing to look for.
  `create or replace function product_search_query(input text) returns tsquery language plpgsql stable
    set enable_seqscan = off as $$
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
    if every_word = any_word then return every_word; end if;
    if exists (select 1 from product_search where document @@ (select every_word)) then return every_word; end if;
    return any_word;
  end $$`,
]
