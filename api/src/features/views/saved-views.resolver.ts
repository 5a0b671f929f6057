import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { omitNull } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { SavedView } from './saved-view.entity.ts'
import { AdminListEnum, NewSavedViewArgs, SavedViewChangesArgs } from './saved-view.inputs.ts'
import type { AdminListName } from './saved-view.rules.ts'
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from './saved-views.service.ts'

/** GraphQL edge of the kept views. */
@Resolver(() => SavedView)
export class SavedViewsResolver {
  @Query(() => [SavedView], {
    description:
      'Administrators: the views that they have kept of the lists, their own alone; 20 a list at most.',
  })
  savedViews(@Ctx() ctx: RequestContext): Promise<SavedView[]> {
    return listSavedViews(ctx)
  }

  @FieldResolver(() => AdminListEnum, { description: 'Of which list.' })
  list(@Root() { list }: SavedView): AdminListName {
    return list
  }

  @Mutation(() => SavedView, {
    description:
      'Administrators: keeps a view. BAD_USER_INPUT for a name that is taken, CONFLICT when there are 20.',
  })
  createSavedView(
    @Ctx() ctx: RequestContext,
    @Args(() => NewSavedViewArgs) args: NewSavedViewArgs,
  ): Promise<SavedView> {
    return createSavedView(ctx, omitNull(args))
  }

  @Mutation(() => SavedView, {
    description: 'Administrators: changes what is given of a view of their own. NOT_FOUND, BAD_USER_INPUT.',
  })
  updateSavedView(
    @Ctx() ctx: RequestContext,
    @Args(() => SavedViewChangesArgs) args: SavedViewChangesArgs,
  ): Promise<SavedView> {
    return updateSavedView(ctx, omitNull(args))
  }

  @Mutation(() => ID, { description: 'Administrators: deletes a view of their own; its id. NOT_FOUND.' })
  deleteSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
  ): Promise<number> {
    return deleteSavedView(ctx, { id })
  }
}
