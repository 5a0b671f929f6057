import type { EntityManager } from '@mikro-orm/postgresql'
import { prepareAnalyticsMonths } from '../features/analytics/analytics-months.ts'

/** Events in one statement. */
const batchSize = 50_000

/** Events lie in this many days before now: the longest period of the dashboard, and the one before it. */
const days = 180

/** Pages with their share of a hundred, elements of each, words that are searched for. */
const pages = [
  ['/', 'Home', 22],
  ['/produits', 'Products', 24],
  ['/produit/7', 'Product Detail', 26],
  ['/panier', 'Cart', 8],
  ['/consommer-ecologiquement', 'Ecological Consumption', 6],
  ['/article/3', 'Article Detail', 5],
  ['/pourquoi-nous-faire-confiance', 'Trust', 3],
  ['/aide-et-contacts', 'Contact', 3],
  ['/mon-compte', 'Unknown Page', 3],
] as const

const elements = [
  ['add-to-cart', 'Ajouter au panier'],
  ['search', 'Rechercher'],
  ['products-menu', 'Produits'],
  ['waitlist', 'Rejoindre la liste d’attente'],
  ['cart-link', 'Panier'],
  ['', 'Voir tous les produits'],
  ['', 'En savoir plus'],
  ['', 'Suivant'],
  ['filters', 'Filtres'],
  ['sort', 'Trier'],
  ['', 'Gourde isotherme 750 ml'],
  ['', 'Savon surgras à l’olive'],
  ['', 'Lire l’article'],
  ['', 'Aide et contacts'],
  ['newsletter', 'S’inscrire'],
] as const

const searches = ['gourde', 'tondeuse', 'peinture', 'couches lavables', 'lessive', 'trottinette']

/** Each page as often as its share says. */
const shares = pages.flatMap((page) => Array.from({ length: page[2] }, () => page))

// Everything hangs on the number of the event: the same events each time. Nights are quiet (the sine), and the shop
// grows (the power). A third consents; of those, a third is signed in.
const insertBatch = `
  insert into analytics (user_id, session_id, ip_address, user_agent, page_url, page_name, element_type, element_id,
    element_text, event_type, entrance, metadata, created_at)
  select case when consented and visit % 3 = 0 then (cast(? as text[]))[1 + visit % greatest(1, ?)] end,
    case when consented then 'visite-' || visit end,
    case when consented then '203.0.113.' || visit % 250 end,
    case when consented then 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'
      else (array['Chrome', 'Safari', 'Firefox', 'Microsoft Edge'])[1 + dice % 4] end,
    (cast(? as text[]))[page], (cast(? as text[]))[page],
    case type when 'view' then 'page' when 'scroll' then 'page' when 'submit' then 'form' else 'button' end,
    case when type = 'click' then nullif((cast(? as text[]))[element], '') end,
    case when type = 'click' then (cast(? as text[]))[element] end,
    type, type = 'view' and dice / 1000 % 5 = 0,
    case type when 'search' then jsonb_build_object('searchTerm', (cast(? as text[]))[1 + dice / 1000 % ?], 'resultCount', dice / 9000 % 3)
      when 'scroll' then jsonb_build_object('scrollPercentage', 25 * (1 + dice % 4)) else '{}' end,
    least(at, now - (at - now))
  from (
    select *, midnight + make_interval(secs => 86400 * (day + 0.07 * sin(2 * pi() * (day - 0.125)))) as at,
      dice / 1000 % 100 < 33 as consented, i / 9 % 4000 as visit, 1 + dice / 7 % 100 as page,
      1 + (dice % ?) * (dice / 100 % ?) / ? as element,
      case when dice % 1000 < 400 then 'view' when dice % 1000 < 830 then 'click' when dice % 1000 < 950 then 'scroll'
        when dice % 1000 < 965 then 'submit' when dice % 1000 < 985 then 'search'
        when dice % 1000 < 996 then 'add_to_cart' else 'waitlist' end as type
    from (
      select i, abs(hashint8(i)::bigint) as dice, present.now, present.now::date::timestamptz as midnight,
        (? + extract(epoch from present.now - present.now::date::timestamptz) / 86400.0) * power(i::float8 / ?, 0.85)
          - ? as day
      from generate_series(cast(? as int), cast(? as int)) as i, (select cast(? as timestamptz) as now) as present
    ) as numbers
  ) as events`

/**
 * Adds `count` usage events of the last half year, batch by batch, for measurements; those of signed-in people belong
 * to accounts that are there.
 * @param onProgress is told how many are in, after each batch.
 */
export async function addLargeAnalytics(
  em: EntityManager,
  count: number,
  now: Date,
  onProgress: (added: number) => void,
): Promise<void> {
  await prepareAnalyticsMonths(em, new Date(now.getTime() - (days + 1) * 86_400_000), now)
  const people = await em.execute<{ id: string }[]>('select id from users order by id limit 5000')
  const list = (texts: readonly string[]) => `{${texts.map((text) => JSON.stringify(text)).join(',')}}`
  for (let added = 0; added < count; ) {
    const last = Math.min(added + batchSize, count)
    await em.execute(insertBatch, [
      list(people.map(({ id }) => id)),
      people.length,
      list(shares.map(([url]) => url)),
      list(shares.map(([, name]) => name)),
      list(elements.map(([id]) => id)),
      list(elements.map(([, text]) => text)),
      list(searches),
      searches.length,
      elements.length,
      elements.length,
      elements.length,
      days,
      count,
      days,
      added + 1,
      last,
      now,
    ])
    added = last
    onProgress(added)
  }
  for (const table of ['analytics', 'analytics_counts', 'analytics_people', 'analytics_seen'])
    await em.execute(`vacuum analyze ${table}`)
}
