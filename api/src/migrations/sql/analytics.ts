/** The clocks that days are told by. */
const france = `'Europe/Paris'`

/**
 * Usage events (decision 021). `analytics` is partitioned by month, so that old months go by dropping a table.
 * `analytics_counts` and `analytics_people` hold what the dashboard tells, by the hour and by the day of France: a
 * trigger counts each statement's rows once, whoever writes them, and the summary never reads the events.
 * `analytics_seen` has one row for each account: who came since an instant is a look at its index, however often they
 * came.
 *
 * Subjects of `analytics_counts`, with `name` and `label`:
 * - `type`: event_type; `page`: page_name; `element`: element_id and element_text of clicks;
 * - `other_page`: the address, without its query, of a page that has no name of its own;
 * - `visit`: a visit began that nothing ties to an account; `product_view`: a product was seen; `empty_search`: words without result;
 * - `product_seen`, `product_added`: the id of a product whose page was seen, or that was put into a cart. Of products
 *   that exist alone: browsers choose what they send, and names without end would fill the table.
 */
export const analyticsSql: string[] = [
  `create table analytics (
    id bigserial,
    user_id varchar(64) references users (id) on update cascade on delete set null,
    session_id varchar(64), ip_address varchar(64), user_agent varchar(500), country varchar(100), city varchar(100),
    page_url varchar(2000) not null, page_name varchar(100) not null,
    element_type varchar(50), element_id varchar(200), element_text varchar(100),
    event_type varchar(20) not null default 'click'
      constraint analytics_event_type check
        (event_type in ('view', 'click', 'submit', 'scroll', 'search', 'add_to_cart', 'waitlist')),
    entrance boolean not null default false,
    metadata jsonb not null default '{}',
    created_at timestamptz(3) not null default now(),
    primary key (created_at, id)
  ) partition by range (created_at)`,
  // Nothing is lost when the month was not prepared.
  'create table analytics_other partition of analytics default',
  'create index analytics_user on analytics (user_id) where user_id is not null',
  'create index analytics_visit on analytics (session_id) where session_id is not null',
  // Visits whose visitors had them erased, as a hash: what still waits to be written of them is dropped. For a day.
  `create table analytics_erased (visit varchar(64) primary key, erased_at timestamptz(3) not null)`,
  // What the purge of identities looks for, and nothing else.
  `create index analytics_identified on analytics (created_at)
    where coalesce(user_id, session_id, ip_address) is not null`,
  `create table analytics_counts (
    subject varchar(20) not null, grain varchar(4) not null check (grain in ('hour', 'day')),
    starts_at timestamptz not null, name varchar(200) not null, label varchar(100) not null,
    count int not null, primary key (subject, grain, starts_at, name, label)
  ) with (fillfactor = 70)`,
  'create index analytics_counts_time on analytics_counts (starts_at)',
  `create table analytics_people (
    grain varchar(4) not null check (grain in ('hour', 'day')), starts_at timestamptz not null,
    user_id varchar(64) not null references users (id) on update cascade on delete cascade,
    primary key (user_id, grain, starts_at)
  )`,
  'create index analytics_people_time on analytics_people (starts_at)',
  `create table analytics_seen (
    user_id varchar(64) primary key references users (id) on update cascade on delete cascade,
    last_seen_at timestamptz not null
  )`,
  'create index analytics_seen_last on analytics_seen (last_seen_at)',
  // Rows are taken in one order by everybody, so that two copies of the shop that count at once never wait in a circle.
  `create function count_analytics() returns trigger language plpgsql as $$
  begin
    insert into analytics_counts as known (subject, grain, starts_at, name, label, count)
    select subject, grain, date_trunc(grain, created_at, ${france}), name, label, count(*)
    from added cross join (values ('hour'), ('day')) as grains (grain) cross join lateral (values
      ('type', event_type, ''),
      ('page', page_name, ''),
      ('other_page', case when page_name = 'Unknown Page'
        then substring(page_url from '^[^#\\x3f]{1,200}') end, ''),
      ('element', case when event_type = 'click' and coalesce(element_id, element_text) is not null
        then coalesce(element_id, '') end, coalesce(element_text, '')),
      ('visit', case when entrance and user_id is null then '' end, ''),
      ('product_view', case when event_type = 'view' and page_name = 'Product Detail' then '' end, ''),
      ('empty_search', case when event_type = 'search' and metadata ->> 'resultCount' = '0'
        then lower(metadata ->> 'searchTerm') end, ''),
      ('product_seen', case when event_type = 'view' then (select id::text from products
        where id = substring(page_url from '^/produit/([1-9][0-9]{0,8})($|[-/#]|\\x3f)')::int) end, ''),
      ('product_added', case when event_type = 'add_to_cart' then (select id::text from products
        where id = substring(element_id from '^product-([1-9][0-9]{0,8})$')::int) end, '')
    ) as counted (subject, name, label)
    where name is not null
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (subject, grain, starts_at, name, label) do update set count = known.count + excluded.count;
    insert into analytics_people (user_id, grain, starts_at)
    select distinct user_id, grain, date_trunc(grain, created_at, ${france})
    from added cross join (values ('hour'), ('day')) as grains (grain)
    where user_id is not null order by 1, 2, 3
    on conflict do nothing;
    insert into analytics_seen as known (user_id, last_seen_at)
    select user_id, max(created_at) from added where user_id is not null group by user_id order by user_id
    on conflict (user_id) do update set last_seen_at = excluded.last_seen_at
      where known.last_seen_at < excluded.last_seen_at;
    return null;
  end $$`,
  `create trigger analytics_counted after insert on analytics referencing new table as added
    for each statement execute function count_analytics()`,
  // A month that another copy makes at the same time, or whose first events lie in analytics_other: all is well already.
  `create function prepare_analytics_months(first_day timestamptz, last_day timestamptz) returns void language plpgsql as $$
  declare
    month timestamp := date_trunc('month', first_day at time zone 'UTC');
  begin
    while month <= last_day at time zone 'UTC' loop
      if to_regclass('analytics_' || to_char(month, 'YYYY_MM')) is null then
        begin
          execute format('create table %I partition of analytics for values from (%L) to (%L)',
            'analytics_' || to_char(month, 'YYYY_MM'),
            month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
        exception when duplicate_table or check_violation then null;
        end;
      end if;
      month := month + interval '1 month';
    end loop;
  end $$`,
  `create function drop_analytics_months(before timestamptz) returns void language plpgsql as $$
  declare
    old record;
  begin
    for old in select relid::text as name from pg_partition_tree('analytics')
      where relid::text ~ '^analytics_\\d{4}_\\d\\d$'
        and to_date(right(relid::text, 7), 'YYYY_MM') + interval '1 month' <= before at time zone 'UTC'
    loop
      execute format('drop table %I', old.name);
    end loop;
  end $$`,
]
