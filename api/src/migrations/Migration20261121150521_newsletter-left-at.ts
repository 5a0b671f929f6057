import { Migration } from '@mikro-orm/migrations'

export class Migration20261121150521_newsletter_left_at extends Migration {
  override up(): void | Promise<void> {
    this.addSql(`alter table "newsletter" add "left_at" timestamptz(3) null;`)
    this.addSql(`update "newsletter" set "left_at" = "changed_at" where not "subscribed";`)
  }
}
