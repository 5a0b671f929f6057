import { Migration } from '@mikro-orm/migrations'

export class Migration20261121064046_administration extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_entries" ("id" serial primary key, "actor_id" varchar(64) not null, "actor_email" varchar(254) not null, "action" varchar(20) not null, "subject_type" varchar(20) not null, "subject_id" varchar(100) not null, "before" jsonb null, "after" jsonb null, "created_at" timestamptz(3) not null default now());`,
    )
    this.addSql(
      `create index "audit_entries_subject" on "audit_entries" ("subject_type", "subject_id", "id");`,
    )

    this.addSql(
      `create table "stored_images" ("name" varchar(125) not null, "state" varchar(10) not null default 'issued', "uploaded_by" varchar(255) null, "expires_at" timestamptz(3) not null, "width" int null, "height" int null, "byte_size" int null, "last_needed_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), primary key ("name"));`,
    )
    this.addSql(`create index "stored_images_uploaded_by" on "stored_images" ("uploaded_by");`)
    this.addSql(`create index "stored_images_collect" on "stored_images" ("last_needed_at", "created_at");`)

    this.addSql(`alter table "categories" add "version" int not null default 1;`)

    this.addSql(`alter table "contact_messages" add "replied_at" timestamptz(3) null;`)

    this.addSql(`alter table "posts" add "version" int not null default 1;`)

    this.addSql(`alter table "products" add "version" int not null default 1;`)

    this.addSql(`alter table "site_settings" add "version" int not null default 1;`)

    this.addSql(
      `alter table "newsletter" add "confirmed_at" timestamptz(3) null, add "changed_at" timestamptz(3) not null default now();`,
    )

    // Keys serve for a day; those of before have no kept answer.
    this.addSql(`delete from "order_requests";`)
    this.addSql(`alter table "order_requests" add "answer" jsonb not null;`)

    this.addSql(
      `alter table "stored_images" add constraint "stored_images_uploaded_by_foreign" foreign key ("uploaded_by") references "users" ("id") on update cascade on delete set null;`,
    )
  }
}
