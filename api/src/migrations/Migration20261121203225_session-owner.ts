import { Migration } from '@mikro-orm/migrations'

export class Migration20261121203225_session_owner extends Migration {
  override up(): void | Promise<void> {
    this.addSql(`alter table "sessions" add "user_id" varchar(64) null;`)
    this.addSql(`update "sessions" set "user_id" = "sess"->>'userId';`)
    this.addSql(`create index "sessions_user" on "sessions" ("user_id", "expire");`)
  }
}
