import { Migration } from '@mikro-orm/migrations'

export class Migration20261121034504_foundation extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "categories" ("id" serial primary key, "name" varchar(100) not null, "description" text null, "slug" varchar(100) not null, "created_at" timestamptz(3) not null default now());`,
    )
    this.addSql(`alter table "categories" add constraint "categories_slug_unique" unique ("slug");`)

    this.addSql(
      `create table "products" ("id" serial primary key, "name" varchar(200) not null, "description" text null, "price" numeric(10,2) not null, "image_url" text null, "category_id" int null, "eco_score" numeric(3,1) not null, "rating" numeric(2,1) not null default '0.0', "review_count" int not null default 0, "in_stock" boolean not null default true, "featured" boolean not null default false, "weekly_special" boolean not null default false, "life_benefits" text null, "planet_benefits" text null, "money_savings" text null, "why_choose" text null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now());`,
    )
    this.addSql(
      `create index "products_facets" on "products" ("category_id", "price", "eco_score", "in_stock", "featured", "weekly_special");`,
    )
    this.addSql(
      `create index "products_rating" on "products" ("rating", "review_count", "id") include ("category_id", "price", "eco_score", "in_stock", "featured", "weekly_special");`,
    )
    this.addSql(
      `create index "products_eco_score" on "products" ("eco_score", "id") include ("category_id", "price", "in_stock", "featured", "weekly_special");`,
    )
    this.addSql(
      `create index "products_price" on "products" ("price", "id") include ("category_id", "eco_score", "in_stock", "featured", "weekly_special");`,
    )
    this.addSql(
      `create index "products_newest" on "products" ("created_at", "id") include ("category_id", "price", "eco_score", "in_stock", "featured", "weekly_special");`,
    )
    this.addSql(
      `alter table "products" add constraint "products_review_count_range" check (review_count >= 0);`,
    )
    this.addSql(
      `alter table "products" add constraint "products_rating_range" check (rating between 0 and 5);`,
    )
    this.addSql(
      `alter table "products" add constraint "products_eco_score_range" check (eco_score between 0 and 10);`,
    )
    this.addSql(`alter table "products" add constraint "products_price_range" check (price >= 0);`)

    this.addSql(
      `create table "product_images" ("id" serial primary key, "product_id" int not null, "image_url" text not null, "display_order" int not null default 0, "alt_text" text null, "is_primary" boolean not null default false, "created_at" timestamptz(3) not null default now());`,
    )
    this.addSql(
      `create unique index product_images_one_primary on product_images (product_id) where is_primary;`,
    )
    this.addSql(
      `create index "product_images_order" on "product_images" ("product_id", "display_order", "id");`,
    )

    this.addSql(
      `create table "sessions" ("sid" varchar(255) not null, "sess" jsonb not null, "expire" timestamptz(3) not null, primary key ("sid"));`,
    )
    this.addSql(`create index "sessions_expire" on "sessions" ("expire");`)

    this.addSql(
      `create table "users" ("id" varchar(255) not null, "email" varchar(254) not null, "password" text not null, "first_name" varchar(100) null, "last_name" varchar(100) null, "profile_image_url" text null, "is_admin" boolean not null default false, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`)
    this.addSql(`alter table "users" add constraint "users_email_lower" check (email = lower(email));`)

    this.addSql(
      `alter table "products" add constraint "products_category_id_foreign" foreign key ("category_id") references "categories" ("id") on update cascade on delete set null;`,
    )

    this.addSql(
      `alter table "product_images" add constraint "product_images_product_id_foreign" foreign key ("product_id") references "products" ("id") on update cascade on delete cascade;`,
    )
  }
}
