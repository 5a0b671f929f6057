import type { Opt, Ref } from '@mikro-orm/core'
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Product } from './product.entity.ts'

/** An image of a product (specification, section 3); a partial unique index allows one primary a product. */
@Entity({ tableName: 'product_images' })
@ObjectType({ description: 'A picture of a product.' })
@Index({ name: 'product_images_order', properties: ['product', 'displayOrder', 'id'] })
@Index({
  name: 'product_images_one_primary',
  expression:
    'create unique index product_images_one_primary on product_images (product_id) where is_primary',
})
export class ProductImage {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @ManyToOne(() => Product, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'product_id',
    index: false,
  })
  product!: Ref<Product>

  @Property({ type: 'text' })
  @Field(() => String, {
    description: 'Address; append ?w=320, 640 or 1280 to those under /public-objects/.',
  })
  imageUrl!: string

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'Place in the gallery, smallest first.' })
  displayOrder: Opt<number> = 0

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'What the picture shows, for those who do not see it.',
  })
  altText?: string | null

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether it stands for the product in lists.' })
  isPrimary: Opt<boolean> = false

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was added (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}
