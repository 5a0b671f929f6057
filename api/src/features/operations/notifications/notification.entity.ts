import { PrimaryKeyProp, type Ref } from '@mikro-orm/core'
import { Entity, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { User } from '../../accounts/user.entity.ts'
import type { NotificationKind } from './notification-kinds.rules.ts'

/** That somebody of the team has read a notification; what there is to read comes from the state of the shop. */
@Entity({ tableName: 'notification_reads' })
export class NotificationRead {
  [PrimaryKeyProp]?: ['user', 'kind', 'subject']

  @ManyToOne(() => User, {
    primary: true,
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'user_id',
    index: false,
  })
  user!: Ref<User>

  @PrimaryKey({ type: 'string', length: 30 })
  kind!: NotificationKind

  @PrimaryKey({ type: 'string', length: 60 })
  subject!: string

  @Property({ type: 'datetime', length: 3 })
  readAt!: Date
}

/** What somebody of the team does not want to be told, and the day of their last mail. */
@Entity({ tableName: 'notification_settings' })
export class NotificationSettings {
  [PrimaryKeyProp]?: 'user'

  @OneToOne(() => User, {
    primary: true,
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'user_id',
  })
  user!: Ref<User>

  /** Kinds that the bell leaves out. */
  @Property({ type: 'json', defaultRaw: "'[]'" })
  noBell!: NotificationKind[]

  /** Kinds that the mail leaves out. */
  @Property({ type: 'json', defaultRaw: "'[]'" })
  noMail!: NotificationKind[]

  /** The day, in France, that their mail was last thought of: whoever writes it first sends it. */
  @Property({ type: 'date', nullable: true })
  digestDay?: string | null
}
