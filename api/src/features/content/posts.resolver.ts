import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { type Page, pageOf } from '../../platform/page.ts'
import { omitNull } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { ReadRowArgs, RestoreArgs } from '../audit/audit.inputs.ts'
import { Post } from './post.entity.ts'
import { PostChanges, PostInput, PostsArgs } from './post.inputs.ts'
import { createPost, deletePost, restorePost, updatePost } from './post-changes.service.ts'
import { readingMinutesOf, teaserOf } from './post-text.rules.ts'
import { contentOf, findPost, listPostHeads, type PostHead } from './posts.service.ts'

const PostPage = pageOf<PostHead>(() => Post, {
  name: 'PostPage',
  description: 'One part of a list of articles.',
  items: 'The articles of this part, in the order asked for.',
})

/** GraphQL edge of the articles. */
@Resolver(() => Post)
export class PostsResolver {
  @Query(() => PostPage, { description: 'Articles; drafts for administrators alone.' })
  posts(@Ctx() ctx: RequestContext, @Args(() => PostsArgs) args: PostsArgs): Promise<Page<PostHead>> {
    return listPostHeads(ctx, omitNull(args))
  }

  @Query(() => Post, {
    nullable: true,
    description: 'One article; error NOT_FOUND when the id is unknown or a draft.',
  })
  post(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The article.' }) id: string,
  ): Promise<Post> {
    return findPost(ctx, { id })
  }

  @FieldResolver({ complexity: 1_000 })
  content(@Ctx() ctx: RequestContext, @Root() post: Post): string | Promise<string> {
    return contentOf(ctx, post)
  }

  @FieldResolver(() => String, {
    complexity: 200,
    description:
      'The first 300 characters of the content without its marks and headings, cut after a word, with an ellipsis.',
  })
  async teaser(@Ctx() ctx: RequestContext, @Root() post: Post): Promise<string> {
    return teaserOf(await contentOf(ctx, post))
  }

  @FieldResolver(() => Int, { complexity: 200, description: 'Minutes that reading it takes, at least 1.' })
  async readingMinutes(@Ctx() ctx: RequestContext, @Root() post: Post): Promise<number> {
    return readingMinutesOf(await contentOf(ctx, post))
  }

  @Mutation(() => Post, { description: 'Administrators: a new article.' })
  createPost(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PostInput, { description: 'Its facts.' }) input: PostInput,
  ): Promise<Post> {
    return createPost(ctx, input)
  }

  @Mutation(() => Post, {
    description:
      'Administrators: changes an article. NOT_FOUND, or CONFLICT when its version is no longer the one given.',
  })
  updatePost(
    @Ctx() ctx: RequestContext,
    @Args(() => ReadRowArgs) post: ReadRowArgs,
    @Arg('input', () => PostChanges, { description: 'What changes.' }) input: PostChanges,
  ): Promise<Post> {
    return updatePost(ctx, { ...input, ...post })
  }

  @Mutation(() => ID, { description: 'Administrators: deletes an article. Its id. NOT_FOUND, CONFLICT.' })
  deletePost(@Ctx() ctx: RequestContext, @Args(() => ReadRowArgs) post: ReadRowArgs): Promise<number> {
    return deletePost(ctx, post)
  }

  @Mutation(() => Post, {
    description:
      'Administrators: puts an article back into the state in which a change left it, or found it; a deleted one comes back with its id and date. NOT_FOUND, CONFLICT.',
  })
  restorePost(@Ctx() ctx: RequestContext, @Args(() => RestoreArgs) args: RestoreArgs): Promise<Post> {
    return restorePost(ctx, args)
  }
}
