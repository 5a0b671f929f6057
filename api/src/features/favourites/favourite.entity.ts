import type { Opt, Ref } from '@mikro-orm/core'
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'
import { User } from '../accounts/user.entity.ts'
import { Product } from '../catalogue/products/product.entity.ts'

/** A product that somebody has put aside. It goes when its product is deleted. */
@Entity({ tableName: 'favourites' })
@ObjectType({ description: 'One of the signed-in person’s favourites.' })
@Unique({ name: 'favourites_user_product_unique', properties: ['user', 'product'] })
export class Favourite {
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
    index: 'favourites_product',
  })
  product!: Ref<Product>

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'Since when (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}
