import type { Ref } from '@mikro-orm/core'
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../platform/decimal-scalar.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { Order } from './order.entity.ts'

/** One product of an order. Name, eco-score and price are copies of the day: history survives the product. */
@Entity({ tableName: 'order_items' })
@ObjectType({ description: 'One product of an order, as it was on the day.' })
@Check({ name: 'order_items_quantity_range', expression: 'quantity between 1 and 999' })
@Check({ name: 'order_items_price_range', expression: 'price >= 0' })
@Index({ name: 'order_items_order', properties: ['order', 'id'] })
export class OrderItem {
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

  /** Null once the product is deleted. */
  @ManyToOne(() => Product, {
    ref: true,
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'cascade',
    fieldName: 'product_id',
    index: 'order_items_product',
  })
  product?: Ref<Product> | null

  @Property({ type: 'string', length: 200 })
  @Field(() => String, { description: 'Name of the product.' })
  productName!: string

  @Property({ type: 'decimal', precision: 3, scale: 1 })
  @Field(() => DecimalScalar, { description: 'Eco-score of the product out of 10.' })
  productEcoScore!: string

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How many, 1 to 999.' })
  quantity!: number

  @Property({ type: 'decimal', precision: 10, scale: 2 })
  @Field(() => DecimalScalar, { description: 'Unit price in euros.' })
  price!: string
}
