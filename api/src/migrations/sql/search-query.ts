/** Words that say nothing of a product, though the stemmer keeps them. « Lot de 2 gourdes » is no lot of anything else. */
const silentWords = `'lot', 'achat', 'acheter', 'cherche', 'a', 'sans', 'comment', 'combien', 'pourquoi', 'quoi', 'quel', 'quelle', 'quels', 'quelles',
  'faire', 'faut', 'trop', 'anti', 'contre', 'produit', 'produits', 'article', 'articles'`

/** Before the thing itself in French, as numbers are: « petite gourde », « paire de chaussettes ». */
const wordsBefore = `'petit', 'petite', 'petits', 'petites', 'grand', 'grande', 'grands', 'grandes', 'gros', 'grosse', 'joli', 'jolie',
  'beau', 'belle', 'bon', 'bonne', 'bons', 'bonnes', 'meilleur', 'meilleure', 'meilleurs', 'meilleures', 'nouveau', 'nouvelle',
  'mini', 'zero', 'kit', 'set', 'pack', 'paire'`

/**
 * `product_search_query(text, is_exact, with_hidden)`: what a person typed → tsquery. Word by word: the exact stem, or
 * one that the owner has said to be worth the same, if any product has it, else words that begin so, else words of its
 * family, else the nearest words by typing errors. All words must match, and of several one at least in the title of what
 * matches (`names`); where none is in any, two of them must stand together in its text: « film plastique » is what one replaces,
 * « serviette » and « hygiénique » come up by chance; if no product has them all, it is a partial match:
 * - The first word that is not one of `wordsBefore` is what is wanted, in French before what it is like. If no
 *   name has it, nothing matches: who types « vélo électrique » is not after an electric anything, nor « couches lavables »
 *   after paint in two coats.
 * - Else one of them must be in the title, the name of a category left aside: « eau », in « filtre à eau », does not say which of
 *   the department's products is meant.
 * - `weights` says what each counts in a title: a rare word more than a frequent one, and most of all the first.
 *
 * `wanted` is that first word, whether they match together or not.
 *
 * With it comes what the words that no product has were taken for, so that a person can be told: the nearest one, or null.
 * `is_exact` takes them for nothing; `with_hidden` goes by the words of hidden products too.
 */
export const searchQuerySql: string[] = [
  // From a hundred products on a word is frequent: an index need not tell how many more there are (ten times as quick).
  // The first word outweighs all others together, unless it is one that products mention rather than bear: « robinet » in
  // « robinet qui fuit ».
  `create function search_weights(parts tsquery[], with_hidden boolean) returns jsonb language plpgsql stable
    set gin_fuzzy_search_limit = 1000 as $$
  begin
    return (select jsonb_agg(jsonb_build_object('words', part::text, 'weight', case when place = 1 and mentioned <= named * 6 then 2
      else 1 / sqrt(greatest(named, mentioned, 1)) / cardinality(parts) end) order by place)
    from unnest(parts) with ordinality as typed (part, place),
      lateral (select count(*) as named from (select from product_search
        where title @@ part and (visible or with_hidden) limit 100) as some_titles) as titles,
      lateral (select count(*) as mentioned from (select from product_search
        where place = 1 and named between 1 and 99 and document @@ part and (visible or with_hidden)
        limit named * 6 + 1) as some_documents) as documents);
  end $$`,
  // Left to itself, the planner would look for words that no product has together
  // by reading every document (300 ms among 100,000). One word alone leaves nothing to look for. The price that it then sees
  // in the few categories would have it compile the statement (230 ms).
  `create function product_search_query(input text, is_exact boolean, with_hidden boolean, out query tsquery, out corrections jsonb,
      out weights jsonb, out wanted tsquery, out names tsquery) language plpgsql stable set enable_seqscan = off set jit = off as $$
  declare
    word text; stems text[]; nearest text; is_wanted boolean; is_wanted_known boolean := false; is_lost boolean := false;
    is_together boolean := true;
    part tsquery; first_part tsquery; lead tsquery; others tsquery[]; every_word tsquery; any_word tsquery;
    name_part tsquery; any_name tsquery; last_part tsquery; pair tsquery; pairs tsquery;
  begin
    foreach word in array (string_to_array(search_plain(input), ' '))[1:12] loop
      -- « de », « la », « d » say nothing: left out, as in the documents.
      continue when word = '' or search_stem(word) = '';
      -- Nor do « à » without its accent, the words of a question or a count, « produit », what is fought, and « sans »: half the
      -- catalogue is without something.
      continue when word in (${silentWords}) and search_plain(input) <> word;
      is_wanted := not is_wanted_known and word !~ '^[0-9]' and word not in (${wordsBefore});
      is_wanted_known := is_wanted_known or is_wanted;
      stems := search_word_stems(left(word, 40), with_hidden, search_plain(input) = word);
      if stems is null then
        select array_agg(distinct near.stem), (array_agg(near.word order by likeness desc, near.word))[1]
          into stems, nearest from search_nearest_words(left(word, 40), with_hidden) as near;
        corrections := coalesce(corrections, '{}') || jsonb_build_object(word, nearest);
        if is_exact then stems := null; end if;
        is_lost := is_lost or is_wanted and stems is null;
      end if;
      continue when stems is null;
      select string_agg(quote_literal(stem), ' | ')::tsquery into part from unnest(stems) as stem;
      -- In the name itself, where a department is called so as well: « hygiénique » names nothing of « Hygiène et beauté ».
      select string_agg(quote_literal(stem) || case when exists (select from categories
          where to_tsvector('french', search_plain(name)) @@ part) then ':A' else '' end, ' | ')::tsquery
        into name_part from unnest(stems) as stem;
      any_name := coalesce(any_name || name_part, name_part);
      every_word := case when every_word is null then part else every_word && part end;
      any_word := case when any_word is null then part else any_word || part end;
      if is_wanted then first_part := part; else others := others || part; end if;
      -- Up to two words that say nothing may stand between them.
      pair := tsquery_phrase(last_part, part, 1) || tsquery_phrase(last_part, part, 2) || tsquery_phrase(last_part, part, 3);
      pairs := coalesce(pairs || pair, pairs, pair);
      last_part := part;
    end loop;
    -- Of several words one at least must name something, or two say something together: what texts mention in passing is not
    -- what is looked for.
    if not is_lost and every_word is distinct from any_word then
      is_together := exists (select 1 from product_search
        where document @@ (select every_word) and title @@ any_name and (visible or with_hidden));
      if is_together then
        names := any_word;
      else
        every_word := every_word && pairs;
        is_together := exists (select 1 from product_search where document @@ (select every_word) and (visible or with_hidden));
      end if;
      is_lost := not is_together and not exists (select 1 from product_search
        where title @@ (select coalesce(first_part, any_name)) and (visible or with_hidden));
    end if;
    if is_lost then
      -- Nothing is shown that a correction could tell of; where the words are wanted as they are, it says what else to ask.
      if not is_exact then corrections := (select jsonb_object_agg(key, null) from jsonb_object_keys(corrections) as key); end if;
      return;
    end if;
    query := every_word;
    wanted := first_part;
    if is_together then return; end if;
    lead := coalesce(first_part, others[1]);
    if first_part is null then others := others[2:]; end if;
    select coalesce(lead || string_agg(other::text, ' | ')::tsquery, lead) into query from unnest(others) as other
      where not exists (select from categories where to_tsvector('french', search_plain(name)) @@ other);
    names := query;
    weights := search_weights(lead || others, with_hidden);
  end $$`,
]
