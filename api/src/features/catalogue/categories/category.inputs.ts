import { Field, InputType } from 'type-graphql'
import type { PassportFact } from './required-facts.rules.ts'
import { PassportFactEnum } from './required-facts.type.ts'
import type { GoodsKind, ScoreDisplay } from './score-display.rules.ts'
import { GoodsKindEnum, ScoreDisplayEnum } from './score-display.type.ts'

/** What may be left out of a category; the rules are `category.rules.ts`. */
@InputType()
abstract class OptionalCategoryFields {
  @Field(() => String, {
    nullable: true,
    description: 'What the shelf holds, at most 2,000 characters; null for nothing.',
  })
  description?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Address of its picture: /public-objects/products/… or https://…; null for none.',
  })
  imageUrl?: string | null

  @Field(() => [PassportFactEnum], {
    nullable: true,
    description: 'What it asks of the passports of its products; null for what is usual.',
  })
  passportFacts?: PassportFact[] | null

  @Field(() => GoodsKindEnum, {
    nullable: true,
    description: 'What its products are, as far as a law asks for more; OTHER unless said.',
  })
  goods?: GoodsKind | null

  @Field(() => ScoreDisplayEnum, {
    nullable: true,
    description: 'What it shows of the eco-score of its products; SCORE unless said.',
  })
  scoreDisplay?: ScoreDisplay | null

  @Field(() => String, {
    nullable: true,
    description: 'Why it shows that, at most 300 characters; asked for unless the total is shown.',
  })
  scoreDisplayReason?: string | null
}

@InputType({ description: 'A new category.' })
export class CategoryInput extends OptionalCategoryFields {
  @Field(() => String, { description: 'French name on one line, at most 100 characters.' })
  name!: string

  @Field(() => String, {
    description: 'Unique name in addresses: 1 to 100 letters without accent, digits, hyphens. Case matters.',
  })
  slug!: string
}

@InputType({
  description: 'Changes of a category: only what is given changes; null clears description or picture.',
})
export class CategoryChanges extends OptionalCategoryFields {
  @Field(() => String, { nullable: true, description: 'French name on one line, at most 100 characters.' })
  name?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Unique name in addresses: 1 to 100 letters without accent, digits, hyphens. Case matters.',
  })
  slug?: string | null
}
