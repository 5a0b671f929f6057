import type { Opt, Ref } from '@mikro-orm/core'
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { Product } from '../catalogue/products/product.entity.ts'
import { Post } from '../content/post.entity.ts'

/**
 * A link by which whoever has it sees one product or article that the shop does not show yet. Of its secret the hash
 * alone is kept. It goes with what it shows.
 */
@Entity({ tableName: 'preview_links' })
@ObjectType({ description: 'A link that shows a hidden product or a draft to whoever has it, for a while.' })
@Unique({ name: 'preview_links_token_unique', properties: ['tokenHash'] })
@Check({ name: 'preview_links_one_thing', expression: 'num_nonnulls(product_id, post_id) = 1' })
export class PreviewLink {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  /** SHA-256 of its token, in hexadecimal digits. */
  @Property({ type: 'string', length: 64, hidden: true })
  tokenHash!: string

  @ManyToOne(() => Product, {
    ref: true,
    nullable: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'product_id',
    index: 'preview_links_product',
  })
  product?: Ref<Product> | null

  @ManyToOne(() => Post, {
    ref: true,
    nullable: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'post_id',
    index: 'preview_links_post',
  })
  post?: Ref<Post> | null

  @Property({ type: 'datetime', length: 3 })
  @Field(() => GraphQLDateTimeISO, { description: 'Until when it shows anything (ISO 8601, UTC).' })
  expiresAt!: Date

  @Property({ type: 'string', length: 254 })
  @Field(() => String, { description: 'E-mail address of the administrator who made it.' })
  createdBy!: string

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was made (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}
