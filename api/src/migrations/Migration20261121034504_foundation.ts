import { Migration } from '@mikro-orm/migrations'
import { analyticsSql } from './sql/analytics.ts'
import { cartSql } from './sql/cart.ts'
import { favouritesSql } from './sql/favourites.ts'
import { publishedVersionSql } from './sql/published-version.ts'
import { searchSql } from './sql/search.ts'

/** Every table that has an entity, after those that it refers to. */
const tablesSql: string[] = [
  `create table users (
    id varchar(255) not null,
    email varchar(254) not null,
    password text not null,
    first_name varchar(100) null,
    last_name varchar(100) null,
    profile_image_url text null,
    is_admin boolean not null default false,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    primary key (id),
    constraint users_email_unique unique (email),
    constraint users_email_lower check (email = lower(email))
  )`,
  `create table sessions (
    sid varchar(255) not null,
    sess jsonb not null,
    expire timestamptz(3) not null,
    user_id varchar(64) null,
    primary key (sid)
  )`,
  'create index sessions_expire on sessions (expire)',
  'create index sessions_user on sessions (user_id, expire)',
  `create table rate_limits (
    key varchar(255) not null,
    points int not null default 0,
    expire bigint null,
    primary key (key)
  )`,
  'create index rate_limits_expire on rate_limits (expire)',
  `create table categories (
    id serial primary key,
    name varchar(100) not null,
    description text null,
    slug varchar(100) not null,
    image_url text null,
    created_at timestamptz(3) not null default now(),
    version int not null default 1,
    constraint categories_slug_unique unique (slug)
  )`,
  `create table products (
    id serial primary key,
    name varchar(200) not null,
    description text null,
    price numeric(10,2) not null,
    image_url text null,
    category_id int null,
    eco_score numeric(3,1) not null,
    rating numeric(2,1) not null default '0.0',
    review_count int not null default 0,
    in_stock boolean not null default true,
    visible boolean not null default true,
    featured boolean not null default false,
    weekly_special boolean not null default false,
    life_benefits text null,
    planet_benefits text null,
    money_savings text null,
    why_choose text null,
    savings_per_year numeric(10,2) null,
    savings_comparison varchar(40) null,
    payback_months int null,
    impact_figure numeric(10,2) null,
    impact_unit varchar(60) null,
    keep_if text null,
    product_type varchar(60) null,
    test_volume numeric(5,1) null,
    test_keep_flow numeric(5,1) null,
    own_flow numeric(5,1) null,
    savings_formula jsonb null,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    version int not null default 1,
    constraint products_test_whole check (num_nulls(test_volume, test_keep_flow, own_flow) in (0, 3) and test_volume > 0 and own_flow > 0 and own_flow <= test_keep_flow),
    constraint products_impact_whole check (impact_figure > 0 and (impact_figure is null) = (impact_unit is null)),
    constraint products_payback_range check (payback_months between 1 and 600),
    constraint products_savings_range check (savings_per_year > 0),
    constraint products_review_count_range check (review_count >= 0),
    constraint products_rating_range check (rating between 0 and 5),
    constraint products_eco_score_range check (eco_score between 0 and 10),
    constraint products_price_range check (price >= 0),
    constraint products_category_id_foreign foreign key (category_id) references categories (id) on update cascade on delete set null
  )`,
  'create index products_type on products (product_type, visible)',
  'create index products_facets on products (category_id, price, eco_score, in_stock, featured, weekly_special, payback_months, visible)',
  `create index products_rating on products (rating, review_count, id)
    include (category_id, price, eco_score, in_stock, featured, weekly_special, payback_months, visible)`,
  `create index products_eco_score on products (eco_score, id)
    include (category_id, price, in_stock, featured, weekly_special, payback_months, visible)`,
  `create index products_price on products (price, id)
    include (category_id, eco_score, in_stock, featured, weekly_special, payback_months, visible)`,
  `create index products_updated on products (updated_at, id)
    include (category_id, price, eco_score, in_stock, featured, weekly_special, payback_months, visible)`,
  `create index products_newest on products (created_at, id)
    include (category_id, price, eco_score, in_stock, featured, weekly_special, payback_months, visible)`,
  `create table product_images (
    id serial primary key,
    product_id int not null,
    image_url text not null,
    display_order int not null default 0,
    alt_text text null,
    is_primary boolean not null default false,
    created_at timestamptz(3) not null default now(),
    constraint product_images_product_id_foreign foreign key (product_id) references products (id) on update cascade on delete cascade
  )`,
  'create unique index product_images_one_primary on product_images (product_id) where is_primary',
  'create index product_images_order on product_images (product_id, display_order, id)',
  `create table cart (
    id serial primary key,
    user_id varchar(255) not null,
    product_id int not null,
    quantity int not null default 1,
    created_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null,
    constraint cart_user_product_unique unique (user_id, product_id),
    constraint cart_quantity_range check (quantity between 1 and 999),
    constraint cart_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete cascade,
    constraint cart_product_id_foreign foreign key (product_id) references products (id) on update cascade on delete cascade
  )`,
  'create index cart_product on cart (product_id)',
  'create index cart_expires_at on cart (expires_at)',
  `create table favourites (
    id serial primary key,
    user_id varchar(255) not null,
    product_id int not null,
    created_at timestamptz(3) not null default now(),
    constraint favourites_user_product_unique unique (user_id, product_id),
    constraint favourites_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete cascade,
    constraint favourites_product_id_foreign foreign key (product_id) references products (id) on update cascade on delete cascade
  )`,
  'create index favourites_product on favourites (product_id)',
  `create table orders (
    id serial primary key,
    user_id varchar(255) null,
    status varchar(50) not null default 'pending',
    total numeric(10,2) not null,
    shipping_address text null,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    constraint orders_total_range check (total >= 0),
    constraint orders_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete set null
  )`,
  'create index orders_user on orders (user_id, id)',
  `create table order_items (
    id serial primary key,
    order_id int not null,
    product_id int null,
    product_name varchar(200) not null,
    product_eco_score numeric(3,1) not null,
    quantity int not null,
    price numeric(10,2) not null,
    constraint order_items_price_range check (price >= 0),
    constraint order_items_quantity_range check (quantity between 1 and 999),
    constraint order_items_order_id_foreign foreign key (order_id) references orders (id) on update cascade on delete cascade,
    constraint order_items_product_id_foreign foreign key (product_id) references products (id) on update cascade on delete set null
  )`,
  'create index order_items_product on order_items (product_id)',
  'create index order_items_order on order_items (order_id, id)',
  `create table order_status_changes (
    id serial primary key,
    order_id int not null,
    from_status varchar(50) null,
    to_status varchar(50) not null,
    changed_by varchar(255) null,
    changed_at timestamptz(3) not null default now(),
    constraint order_status_changes_order_id_foreign foreign key (order_id) references orders (id) on update cascade on delete cascade,
    constraint order_status_changes_changed_by_foreign foreign key (changed_by) references users (id) on update cascade on delete set null
  )`,
  'create index order_status_changes_author on order_status_changes (changed_by)',
  'create index order_status_changes_order on order_status_changes (order_id, id)',
  `create table order_requests (
    user_id varchar(255) not null,
    key varchar(255) not null,
    body_hash varchar(64) not null,
    order_id int not null,
    created_at timestamptz(3) not null default now(),
    answer jsonb not null,
    primary key (user_id, key),
    constraint order_requests_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete cascade,
    constraint order_requests_order_id_foreign foreign key (order_id) references orders (id) on update cascade on delete cascade
  )`,
  'create index order_requests_order on order_requests (order_id)',
  `create table waitlist (
    id serial primary key,
    first_name varchar(100) not null,
    last_name varchar(100) not null,
    email varchar(254) not null,
    product_ids text[] not null default '{}',
    notified boolean not null default false,
    created_at timestamptz(3) not null default now(),
    user_id varchar(255) null,
    constraint waitlist_email_unique unique (email),
    constraint waitlist_user_id_foreign foreign key (user_id) references users (id) on update cascade on delete set null,
    constraint waitlist_email_lower check (email = lower(email))
  )`,
  'create index waitlist_user on waitlist (user_id)',
  `create table newsletter (
    id serial primary key,
    email varchar(254) not null,
    subscribed boolean not null default true,
    token varchar(64) not null,
    created_at timestamptz(3) not null default now(),
    confirmed_at timestamptz(3) null,
    changed_at timestamptz(3) not null default now(),
    left_at timestamptz(3) null,
    constraint newsletter_email_unique unique (email),
    constraint newsletter_token_unique unique (token),
    constraint newsletter_email_lower check (email = lower(email))
  )`,
  `create table contact_messages (
    id serial primary key,
    first_name varchar(100) not null,
    last_name varchar(100) not null,
    email varchar(254) not null,
    subject varchar(200) not null,
    message text not null,
    is_read boolean not null default false,
    created_at timestamptz(3) not null default now(),
    replied_at timestamptz(3) null,
    replied_by varchar(254) null,
    reply_count int not null default 0,
    note_count int not null default 0,
    assigned_to varchar(255) null,
    constraint contact_messages_assigned_to_foreign foreign key (assigned_to) references users (id) on update cascade on delete set null
  )`,
  'create index contact_messages_assigned on contact_messages (assigned_to)',
  'create index contact_messages_newest on contact_messages (created_at, id)',
  `create table outgoing_mails (
    id serial primary key,
    recipient varchar(254) not null,
    reply_to varchar(254) null,
    subject varchar(300) not null,
    text text not null,
    html text null,
    attempts int not null default 0,
    due_at timestamptz(3) not null,
    sent_at timestamptz(3) null,
    last_error text null,
    created_at timestamptz(3) not null default now(),
    unsubscribe_url text null,
    thread varchar(60) null
  )`,
  'create index outgoing_mails_thread on outgoing_mails (thread)',
  'create index outgoing_mails_due on outgoing_mails (due_at) where sent_at is null',
  `create table contact_replies (
    id serial primary key,
    message_id int not null,
    internal boolean not null default false,
    text text not null,
    author_id varchar(255) null,
    author_name varchar(254) not null,
    mail_id int null,
    created_at timestamptz(3) not null default now(),
    constraint contact_replies_notes_stay check (not internal or mail_id is null),
    constraint contact_replies_message_id_foreign foreign key (message_id) references contact_messages (id) on update cascade on delete cascade,
    constraint contact_replies_author_id_foreign foreign key (author_id) references users (id) on update cascade on delete set null,
    constraint contact_replies_mail_id_foreign foreign key (mail_id) references outgoing_mails (id) on update cascade on delete set null
  )`,
  'create index contact_replies_mail on contact_replies (mail_id)',
  'create index contact_replies_author on contact_replies (author_id)',
  'create index contact_replies_message on contact_replies (message_id, id)',
  `create table posts (
    id serial primary key,
    title varchar(200) not null,
    content text not null,
    excerpt varchar(300) null,
    image_url text null,
    published boolean not null default false,
    featured boolean not null default false,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    version int not null default 1
  )`,
  'create index posts_newest on posts (published, created_at, id)',
  `create table site_settings (
    id serial primary key,
    key varchar(100) not null,
    value text not null,
    description text null,
    updated_at timestamptz(3) not null default now(),
    version int not null default 1,
    constraint site_settings_key_unique unique (key)
  )`,
  `create table stored_images (
    name varchar(125) not null,
    state varchar(10) not null default 'issued',
    uploaded_by varchar(255) null,
    expires_at timestamptz(3) not null,
    width int null,
    height int null,
    byte_size int null,
    last_needed_at timestamptz(3) null,
    created_at timestamptz(3) not null default now(),
    primary key (name),
    constraint stored_images_uploaded_by_foreign foreign key (uploaded_by) references users (id) on update cascade on delete set null
  )`,
  'create index stored_images_uploaded_by on stored_images (uploaded_by)',
  'create index stored_images_collect on stored_images (last_needed_at, created_at)',
  `create table audit_entries (
    id serial primary key,
    actor_id varchar(64) not null,
    actor_email varchar(254) not null,
    action varchar(20) not null,
    subject_type varchar(20) not null,
    subject_id varchar(100) not null,
    before jsonb null,
    after jsonb null,
    created_at timestamptz(3) not null default now()
  )`,
  'create index audit_entries_subject on audit_entries (subject_type, subject_id, id)',
]

/** The whole schema of the first release. What no entity tells (triggers, functions, partitions) stands in `sql/`. */
export class Migration20261121034504_foundation extends Migration {
  override up(): void {
    for (const statement of [
      ...tablesSql,
      ...publishedVersionSql,
      ...searchSql,
      ...cartSql,
      ...favouritesSql,
      ...analyticsSql,
    ])
      this.addSql(statement)
  }
}
