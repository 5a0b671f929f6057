import type { Opt } from '@mikro-orm/core'
import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { PassportFact } from './required-facts.rules.ts'
import { PassportFactEnum } from './required-facts.type.ts'
import type { GoodsKind, ScoreDisplay } from './score-display.rules.ts'
import { GoodsKindEnum, ScoreDisplayEnum } from './score-display.type.ts'

/** A shelf of the shop (specification, section 3). Deleting one leaves its products without category. */
@Entity({ tableName: 'categories' })
@Check({
  name: 'categories_score_display',
  expression: "score_display in ('SCORE', 'CRITERIA', 'OFFICIAL_TEXTILE', 'NONE')",
})
@Check({ name: 'categories_goods', expression: "goods in ('OTHER', 'CLOTHING', 'FOOD')" })
@ObjectType({ description: 'A shelf of the shop.' })
export class Category {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Property({ type: 'string', length: 100 })
  @Field(() => String, { description: 'French name, at most 100 characters.' })
  name!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, complexity: 20, description: 'What the shelf holds.' })
  description?: string | null

  /** Case matters: « Energie » is one of the documented slugs. */
  @Property({ type: 'string', length: 100 })
  @Unique({ name: 'categories_slug_unique' })
  @Field(() => String, { description: 'Unique name in addresses, e.g. « maison-jardin ». Case matters.' })
  slug!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Address of its picture.' })
  imageUrl?: string | null

  @Property({ type: 'json', nullable: true })
  @Field(() => [PassportFactEnum], {
    nullable: true,
    description: 'What it asks of the passports of its products; null: what is usual.',
  })
  passportFacts?: PassportFact[] | null

  @Property({ type: 'string', length: 12, default: 'OTHER' })
  @Field(() => GoodsKindEnum, { description: 'What its products are, as far as a law asks for more.' })
  goods: Opt<GoodsKind> = 'OTHER'

  @Property({ type: 'string', length: 20, default: 'SCORE' })
  @Field(() => ScoreDisplayEnum, { description: 'What it shows of the eco-score of its products.' })
  scoreDisplay: Opt<ScoreDisplay> = 'SCORE'

  @Property({ type: 'string', length: 300, nullable: true })
  @Field(() => String, { nullable: true, description: 'Why it shows that.' })
  scoreDisplayReason?: string | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was made (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()

  @Property({ type: 'integer', version: true, default: 1 })
  @Field(() => Int, {
    description:
      'Moves with every change: send it back when changing, to be told of a change by somebody else.',
  })
  version: Opt<number> = 1
}
