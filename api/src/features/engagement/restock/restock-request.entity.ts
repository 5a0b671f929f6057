import type { Opt, Ref } from '@mikro-orm/core'
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'
import { User } from '../../accounts/user.entity.ts'
import { Product } from '../../catalogue/products/product.entity.ts'

/**
 * Somebody who wants to know when a product is back in stock. It goes with the mail that tells them, with the product
 * and with the account.
 */
@Entity({ tableName: 'restock_requests' })
@ObjectType({
  description: 'A product of which the signed-in person wants to know when it is back in stock.',
})
@Unique({ name: 'restock_requests_user_product_unique', properties: ['user', 'product'] })
export class RestockRequest {
  @PrimaryKey({ type: 'integer' })
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
    index: 'restock_requests_product',
  })
  product!: Ref<Product>

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'Since when (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}
