import { Field, ID, ObjectType } from 'type-graphql'
import { ProductPage } from '../products/products.resolver.ts'
import type { ProductList } from '../products/products.service.ts'

@ObjectType({ description: 'A category whose name has the searched words.' })
export class CategorySuggestion {
  @Field(() => ID, { description: 'Identifier of the category.' })
  id!: number

  @Field(() => String, { description: 'Its name.' })
  name!: string

  @Field(() => String, { description: 'Its slug, for `filter.categorySlug`.' })
  slug!: string
}

@ObjectType({ description: 'A published article whose title or summary has the searched words.' })
export class ArticleSuggestion {
  @Field(() => ID, { description: 'Identifier of the article.' })
  id!: number

  @Field(() => String, { description: 'Its title.' })
  title!: string
}

@ObjectType({ description: 'What a search could be meant for, as it is being typed.' })
export class SearchSuggestions {
  @Field(() => ProductPage, {
    description: 'The first products of the search, and how many it finds: 1001 stands for more than 1000.',
  })
  products!: ProductList

  @Field(() => [CategorySuggestion], { description: 'At most 3 categories.' })
  categories!: CategorySuggestion[]

  @Field(() => [ArticleSuggestion], {
    description: 'At most 3 articles, those with the words in their title first.',
  })
  articles!: ArticleSuggestion[]
}
