import type { Opt, Ref } from '@mikro-orm/core'
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { User } from '../accounts/user.entity.ts'
import { Product } from '../catalogue/products/product.entity.ts'

/** One product in one person's cart (specification, section 3). It goes when its product is deleted. */
@Entity({ tableName: 'cart' })
@ObjectType({ description: 'One product in the cart.' })
@Unique({ name: 'cart_user_product_unique', properties: ['user', 'product'] })
@Check({ name: 'cart_quantity_range', expression: 'quantity between 1 and 999' })
export class CartLine {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @ManyToOne(() => User, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'user_id',
    index: false,
  })
  user!: Ref<User>

  @ManyToOne(() => Product, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'product_id',
    index: 'cart_product',
  })
  product!: Ref<Product>

  @Property({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'How many, 1 to 999.' })
  quantity: Opt<number> = 1

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date()

  /** Moved on with each change of the line; past it, the line is neither shown nor ordered, and purged. */
  @Property({ type: 'datetime', length: 3 })
  @Index({ name: 'cart_expires_at' })
  @Field(() => GraphQLDateTimeISO, {
    description: 'When the line is dropped unless it changes before (ISO 8601, UTC).',
  })
  expiresAt!: Date
}
