import type { Opt, Ref } from '@mikro-orm/core'
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { User } from '../accounts/user.entity.ts'
import { Order } from './order.entity.ts'

/** One step in the life of an order, with its time and author; the first is its creation. */
@Entity({ tableName: 'order_status_changes' })
@ObjectType({ description: 'One step in the life of an order.' })
@Index({ name: 'order_status_changes_order', properties: ['order', 'id'] })
export class OrderStatusChange {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @ManyToOne(() => Order, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'order_id',
    index: false,
  })
  order!: Ref<Order>

  @Property({ type: 'string', length: 50, nullable: true })
  @Field(() => String, { nullable: true, description: 'Status before; null for the creation.' })
  fromStatus?: string | null

  @Property({ type: 'string', length: 50 })
  @Field(() => String, { description: 'Status after.' })
  toStatus!: string

  /** Who did it; shown to no customer. Null once the account is gone. */
  @ManyToOne(() => User, {
    ref: true,
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'cascade',
    fieldName: 'changed_by',
    index: 'order_status_changes_author',
  })
  changedBy?: Ref<User> | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When (ISO 8601, UTC).' })
  changedAt: Opt<Date> = new Date()
}
