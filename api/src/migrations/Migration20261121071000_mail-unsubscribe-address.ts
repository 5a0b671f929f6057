import { Migration } from '@mikro-orm/migrations'

export class Migration20261121071000_mail_unsubscribe_address extends Migration {
  override up(): void | Promise<void> {
    this.addSql(`alter table "outgoing_mails" add "unsubscribe_url" text null;`)
  }
}
