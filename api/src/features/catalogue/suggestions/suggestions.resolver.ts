import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { ProductFilterInput } from '../listing/listing.inputs.ts'
import { suggestionLimits } from './suggestions.rules.ts'
import { suggestForSearch } from './suggestions.service.ts'
import { SearchSuggestions } from './suggestions.type.ts'

/** GraphQL edge of what a search field suggests. */
@Resolver()
export class SuggestionsResolver {
  @Query(() => SearchSuggestions, {
    description: 'What a search could be meant for, as it is being typed: products, categories, articles.',
  })
  searchSuggestions(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ProductFilterInput, {
      description: 'The search, and what narrows its products down.',
    })
    filter: ProductFilterInput,
    @Arg('limit', () => Int, {
      defaultValue: suggestionLimits.products,
      description: `How many products, 1 to ${suggestionLimits.mostProducts}.`,
    })
    limit: number,
  ): Promise<SearchSuggestions> {
    return suggestForSearch(ctx, omitNull(filter), { limit })
  }
}
