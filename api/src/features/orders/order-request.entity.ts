import { type Opt, PrimaryKeyProp, type Ref } from '@mikro-orm/core'
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { User } from '../accounts/user.entity.ts'
import { Order } from './order.entity.ts'

/** An Idempotency-Key that a person used, and the order that it made: sent again, the same order answers. */
@Entity({ tableName: 'order_requests' })
export class OrderRequest {
  [PrimaryKeyProp]?: ['user', 'key']

  @ManyToOne(() => User, {
    ref: true,
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'user_id',
  })
  user!: Ref<User>

  @PrimaryKey({ type: 'string', length: 255 })
  key!: string

  /** SHA-256 of what was asked: the same key with another body is a mistake of the caller. */
  @Property({ type: 'string', length: 64 })
  bodyHash!: string

  @Index({ name: 'order_requests_order' })
  @ManyToOne(() => Order, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'order_id',
    index: false,
  })
  order!: Ref<Order>

  /** The order as it was first answered, with its items: sent again, the very same answer comes back. */
  @Property({ type: 'json' })
  answer!: unknown

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date()
}
