import { Collection, type Opt, type Ref } from '@mikro-orm/core'
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../platform/decimal-scalar.ts'
import { User } from '../accounts/user.entity.ts'
import { OrderItem } from './order-item.entity.ts'
import { OrderStatusChange } from './order-status-change.entity.ts'

/** What a person ordered (specification, section 3). It outlives the account and the products. */
@Entity({ tableName: 'orders' })
@ObjectType({ description: 'An order.' })
@Check({ name: 'orders_total_range', expression: 'total >= 0' })
@Index({ name: 'orders_user', properties: ['user', 'id'] })
export class Order {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number), shown as the order’s number.' })
  id!: number

  @ManyToOne(() => User, {
    ref: true,
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'cascade',
    fieldName: 'user_id',
    index: false,
  })
  user?: Ref<User> | null

  @Property({ type: 'string', length: 50, default: 'pending' })
  @Field(() => String, {
    description: 'pending, processing, shipped, delivered or cancelled; others as they are.',
  })
  status: Opt<string> = 'pending'

  @Property({ type: 'decimal', precision: 10, scale: 2 })
  @Field(() => DecimalScalar, { description: 'Euros: items and delivery.' })
  total!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Where it goes.' })
  shippingAddress?: string | null

  /** Who ordered, once there is no account that tells: an invoice names its customer. Goes with the address. */
  @Property({ type: 'string', length: 201, nullable: true })
  customerName?: string | null

  @OneToMany(
    () => OrderItem,
    (item) => item.order,
    { orderBy: { id: 'asc' } },
  )
  @Field(() => [OrderItem], { description: 'What it holds.' })
  items = new Collection<OrderItem>(this)

  @OneToMany(
    () => OrderStatusChange,
    (change) => change.order,
    { orderBy: { id: 'asc' } },
  )
  @Field(() => [OrderStatusChange], { description: 'Its life so far, oldest first.' })
  statusChanges = new Collection<OrderStatusChange>(this)

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was placed (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()', onUpdate: () => new Date() })
  @Field(() => GraphQLDateTimeISO, { description: 'When it last changed (ISO 8601, UTC).' })
  updatedAt: Opt<Date> = new Date()
}
