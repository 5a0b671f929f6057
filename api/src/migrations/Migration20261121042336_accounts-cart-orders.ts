import { Migration } from '@mikro-orm/migrations'

export class Migration20261121042336_accounts_cart_orders extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "rate_limits" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`,
    )
    this.addSql(`create index "rate_limits_expire" on "rate_limits" ("expire");`)

    this.addSql(
      `create table "orders" ("id" serial primary key, "user_id" varchar(255) null, "status" varchar(50) not null default 'pending', "total" numeric(10,2) not null, "shipping_address" text null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now());`,
    )
    this.addSql(`create index "orders_user" on "orders" ("user_id", "id");`)

    this.addSql(
      `create table "order_status_changes" ("id" serial primary key, "order_id" int not null, "from_status" varchar(50) null, "to_status" varchar(50) not null, "changed_by" varchar(255) null, "changed_at" timestamptz(3) not null default now());`,
    )
    this.addSql(`create index "order_status_changes_author" on "order_status_changes" ("changed_by");`)
    this.addSql(`create index "order_status_changes_order" on "order_status_changes" ("order_id", "id");`)

    this.addSql(
      `create table "order_requests" ("user_id" varchar(255) not null, "key" varchar(255) not null, "body_hash" varchar(64) not null, "order_id" int not null, "created_at" timestamptz(3) not null default now(), primary key ("user_id", "key"));`,
    )
    this.addSql(`create index "order_requests_order" on "order_requests" ("order_id");`)

    this.addSql(
      `create table "order_items" ("id" serial primary key, "order_id" int not null, "product_id" int null, "product_name" varchar(200) not null, "product_eco_score" numeric(3,1) not null, "quantity" int not null, "price" numeric(10,2) not null);`,
    )
    this.addSql(`create index "order_items_product" on "order_items" ("product_id");`)
    this.addSql(`create index "order_items_order" on "order_items" ("order_id", "id");`)

    this.addSql(
      `create table "cart" ("id" serial primary key, "user_id" varchar(255) not null, "product_id" int not null, "quantity" int not null default 1, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null);`,
    )
    this.addSql(`create index "cart_product" on "cart" ("product_id");`)
    this.addSql(`create index "cart_expires_at" on "cart" ("expires_at");`)
    this.addSql(
      `alter table "cart" add constraint "cart_user_product_unique" unique ("user_id", "product_id");`,
    )

    this.addSql(
      `create table "waitlist" ("id" serial primary key, "first_name" varchar(100) not null, "last_name" varchar(100) not null, "email" varchar(254) not null, "product_ids" text[] not null default '{}', "notified" boolean not null default false, "created_at" timestamptz(3) not null default now());`,
    )
    this.addSql(`alter table "waitlist" add constraint "waitlist_email_unique" unique ("email");`)

    this.addSql(
      `alter table "orders" add constraint "orders_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete set null;`,
    )
    this.addSql(`alter table "orders" add constraint "orders_total_range" check (total >= 0);`)

    this.addSql(
      `alter table "order_status_changes" add constraint "order_status_changes_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "order_status_changes" add constraint "order_status_changes_changed_by_foreign" foreign key ("changed_by") references "users" ("id") on update cascade on delete set null;`,
    )

    this.addSql(
      `alter table "order_requests" add constraint "order_requests_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "order_requests" add constraint "order_requests_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update cascade on delete cascade;`,
    )

    this.addSql(
      `alter table "order_items" add constraint "order_items_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "order_items" add constraint "order_items_product_id_foreign" foreign key ("product_id") references "products" ("id") on update cascade on delete set null;`,
    )
    this.addSql(`alter table "order_items" add constraint "order_items_price_range" check (price >= 0);`)
    this.addSql(
      `alter table "order_items" add constraint "order_items_quantity_range" check (quantity between 1 and 999);`,
    )

    this.addSql(
      `alter table "cart" add constraint "cart_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "cart" add constraint "cart_product_id_foreign" foreign key ("product_id") references "products" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(`alter table "cart" add constraint "cart_quantity_range" check (quantity between 1 and 999);`)

    this.addSql(`alter table "waitlist" add constraint "waitlist_email_lower" check (email = lower(email));`)
  }
}
