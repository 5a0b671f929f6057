import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { ReadRowArgs } from '../../audit/audit.inputs.ts'
import { ReplyTemplate } from './reply-template.entity.ts'
import { ReplyTemplateChanges, ReplyTemplateInput } from './reply-template.inputs.ts'
import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  updateReplyTemplate,
} from './reply-templates.service.ts'

/** GraphQL edge of the answers that are written already. */
@Resolver()
export class ReplyTemplatesResolver {
  @Query(() => [ReplyTemplate], {
    description: 'Administrators: the answers that are written already, by name.',
  })
  replyTemplates(@Ctx() ctx: RequestContext): Promise<ReplyTemplate[]> {
    return listReplyTemplates(ctx)
  }

  @Mutation(() => ReplyTemplate, {
    description:
      'Administrators: keeps a template. BAD_USER_INPUT for a taken name or an unknown placeholder, CONFLICT when there are 30.',
  })
  createReplyTemplate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReplyTemplateInput, { description: 'The template.' }) input: ReplyTemplateInput,
  ): Promise<ReplyTemplate> {
    return createReplyTemplate(ctx, input)
  }

  @Mutation(() => ReplyTemplate, {
    description:
      'Administrators: changes a template. NOT_FOUND, or CONFLICT when its version is no longer the one given.',
  })
  updateReplyTemplate(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('input', () => ReplyTemplateChanges, { description: 'What to change.' }) input: ReplyTemplateChanges,
    @Arg('version', () => Int, { nullable: true, description: 'The version that was read.' })
    version?: number | null,
  ): Promise<ReplyTemplate> {
    return updateReplyTemplate(ctx, { ...omitNull(input), id, version })
  }

  @Mutation(() => ID, { description: 'Administrators: deletes a template; its id. NOT_FOUND, CONFLICT.' })
  deleteReplyTemplate(
    @Ctx() ctx: RequestContext,
    @Args(() => ReadRowArgs) args: ReadRowArgs,
  ): Promise<number> {
    return deleteReplyTemplate(ctx, args)
  }
}
