import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { ReadRowArgs, RestoreArgs } from '../../audit/audit.inputs.ts'
import { displayDecisionLoader, productCountLoader } from './categories.loaders.ts'
import {
  createCategory,
  deleteCategory,
  findCategory,
  listCategories,
  restoreCategory,
  updateCategory,
} from './categories.service.ts'
import { Category } from './category.entity.ts'
import { CategoryChanges, CategoryInput } from './category.inputs.ts'
import { ScoreDisplayDecision } from './score-display.type.ts'

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
    return findCategory(ctx, omitNull({ id, slug }))
  }

  @FieldResolver(() => Int, { description: 'How many products of it the shop shows.' })
  productCount(@Ctx() ctx: RequestContext, @Root() { id }: Category): Promise<number> {
    return ctx.load(productCountLoader).load(id)
  }

  @FieldResolver(() => ScoreDisplayDecision, {
    nullable: true,
    description:
      'Administrators: who chose what it shows of the eco-score, as the history has it; null while nobody has, and for others.',
  })
  scoreDisplayDecision(
    @Ctx() ctx: RequestContext,
    @Root() { id }: Category,
  ): Promise<ScoreDisplayDecision | null> {
    return ctx.load(displayDecisionLoader).load(id)
  }

  @Mutation(() => Category, {
    description: 'Administrators: a new category. CONFLICT for a taken slug.',
  })
  createCategory(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CategoryInput, { description: 'Its facts.' }) input: CategoryInput,
  ): Promise<Category> {
    return createCategory(ctx, input)
  }

  @Mutation(() => Category, {
    description:
      'Administrators: changes a category. NOT_FOUND, or CONFLICT for a taken slug or when its version is no longer the one given.',
  })
  updateCategory(
    @Ctx() ctx: RequestContext,
    @Args(() => ReadRowArgs) category: ReadRowArgs,
    @Arg('input', () => CategoryChanges, { description: 'What changes.' }) input: CategoryChanges,
  ): Promise<Category> {
    return updateCategory(ctx, { ...input, ...category })
  }

  @Mutation(() => ID, {
    description:
      'Administrators: deletes a category; its products stay, without category. Its id. NOT_FOUND, CONFLICT.',
  })
  deleteCategory(
    @Ctx() ctx: RequestContext,
    @Args(() => ReadRowArgs) category: ReadRowArgs,
  ): Promise<number> {
    return deleteCategory(ctx, category)
  }

  @Mutation(() => Category, {
    description:
      'Administrators: puts a category back into the state in which a change left it, or found it; a deleted one comes back with its id and with its products that have no other. NOT_FOUND, CONFLICT.',
  })
  restoreCategory(@Ctx() ctx: RequestContext, @Args(() => RestoreArgs) args: RestoreArgs): Promise<Category> {
    return restoreCategory(ctx, args)
  }
}
