import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import { given } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { findCategory, listCategories } from './categories.service.ts'
import { Category } from './category.entity.ts'

/** GraphQL edge of the categories. */
@Resolver(() => Category)
export class CategoriesResolver {
  @Query(() => [Category], { description: 'Every category.' })
  categories(@Ctx() ctx: RequestContext): Promise<Category[]> {
    return listCategories(ctx)
  }

  @Query(() => Category, {
    nullable: true,
    description: 'One category by its id or its slug; error NOT_FOUND when unknown.',
  })
  category(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { nullable: true, description: 'Identifier; or give the slug.' }) id?: string,
    @Arg('slug', () => String, { nullable: true, description: 'Slug; or give the id.' }) slug?: string,
  ): Promise<Category> {
    return findCategory(ctx, given({ id, slug }))
  }
}
