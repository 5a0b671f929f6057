import { Migration } from '@mikro-orm/migrations'

export class Migration20261121044629_articles_settings_mail extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "contact_messages" ("id" serial primary key, "first_name" varchar(100) not null, "last_name" varchar(100) not null, "email" varchar(254) not null, "subject" varchar(200) not null, "message" text not null, "is_read" boolean not null default false, "created_at" timestamptz(3) not null default now());`,
    )
    this.addSql(`create index "contact_messages_newest" on "contact_messages" ("created_at", "id");`)

    this.addSql(
      `create table "outgoing_mails" ("id" serial primary key, "recipient" varchar(254) not null, "reply_to" varchar(254) null, "subject" varchar(300) not null, "text" text not null, "html" text null, "attempts" int not null default 0, "due_at" timestamptz(3) not null, "sent_at" timestamptz(3) null, "last_error" text null, "created_at" timestamptz(3) not null default now());`,
    )
    this.addSql(`create index outgoing_mails_due on outgoing_mails (due_at) where sent_at is null;`)

    this.addSql(
      `create table "posts" ("id" serial primary key, "title" varchar(200) not null, "content" text not null, "excerpt" varchar(300) null, "image_url" text null, "published" boolean not null default false, "featured" boolean not null default false, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now());`,
    )
    this.addSql(`create index "posts_newest" on "posts" ("published", "created_at", "id");`)

    this.addSql(
      `create table "site_settings" ("id" serial primary key, "key" varchar(100) not null, "value" text not null, "description" text null, "updated_at" timestamptz(3) not null default now());`,
    )
    this.addSql(`alter table "site_settings" add constraint "site_settings_key_unique" unique ("key");`)

    this.addSql(
      `create table "newsletter" ("id" serial primary key, "email" varchar(254) not null, "subscribed" boolean not null default true, "token" varchar(64) not null, "created_at" timestamptz(3) not null default now());`,
    )
    this.addSql(`alter table "newsletter" add constraint "newsletter_email_unique" unique ("email");`)
    this.addSql(`alter table "newsletter" add constraint "newsletter_token_unique" unique ("token");`)

    this.addSql(
      `alter table "newsletter" add constraint "newsletter_email_lower" check (email = lower(email));`,
    )
  }
}
