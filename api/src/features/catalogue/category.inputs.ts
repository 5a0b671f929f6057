import { Field, InputType } from 'type-graphql'

/** What may be left out of a category; the rules are `category.rules.ts`. */
@InputType()
abstract class OptionalCategoryFacts {
  @Field(() => String, {
    nullable: true,
    description: 'What the shelf holds, at most 2,000 characters; null for nothing.',
  })
  description?: string | null
}

/** Shape of a new category. */
@InputType({ description: 'A new category.' })
export class CategoryInput extends OptionalCategoryFacts {
  @Field(() => String, { description: 'French name on one line, at most 100 characters.' })
  name!: string

  @Field(() => String, {
    description: 'Unique name in addresses: 1 to 100 letters without accent, digits, hyphens. Case matters.',
  })
  slug!: string
}

/** Shape of the changes of a category. */
@InputType({
  description: 'Changes of a category: only what is given changes; null clears the description.',
})
export class CategoryChanges extends OptionalCategoryFacts {
  @Field(() => String, { nullable: true, description: 'French name on one line, at most 100 characters.' })
  name?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Unique name in addresses: 1 to 100 letters without accent, digits, hyphens. Case matters.',
  })
  slug?: string | null
}
