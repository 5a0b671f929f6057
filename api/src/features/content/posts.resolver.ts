import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { given } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Post } from './post.entity.ts'
import { readingMinutesOf, teaserOf } from './post-text.ts'
import { findPost, listPosts } from './posts.service.ts'

@ObjectType({ description: 'One part of a list of articles.' })
export class PostPage {
  @Field(() => [Post], { description: 'The articles of this part, newest first.' })
  items!: Post[]

  @Field(() => Int, { description: 'How many there are in all.' })
  totalCount!: number
}

/** Shape of the arguments of `posts`; the rules are `postListRules`. */
@ArgsType()
export class PostsArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only published articles (true) or drafts (false, administrators alone).',
  })
  published?: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only articles of the carousel (true) or none of them (false).',
  })
  featured?: boolean | null

  @Field(() => Int, { defaultValue: 24, description: 'How many articles, 1 to 100.' })
  limit!: number

  @Field(() => Int, { defaultValue: 0, description: 'How many articles to skip.' })
  offset!: number
}

/** GraphQL edge of the articles. */
@Resolver(() => Post)
export class PostsResolver {
  @Query(() => PostPage, { description: 'Articles; drafts for administrators alone.' })
  posts(@Ctx() ctx: RequestContext, @Args(() => PostsArgs) args: PostsArgs): Promise<PostPage> {
    return listPosts(ctx, given(args))
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

  @FieldResolver(() => String, {
    description: 'The first 300 characters of the content, cut after a word, with an ellipsis.',
  })
  teaser(@Root() { content }: Post): string {
    return teaserOf(content)
  }

  @FieldResolver(() => Int, { description: 'Minutes that reading it takes, at least 1.' })
  readingMinutes(@Root() { content }: Post): number {
    return readingMinutesOf(content)
  }
}
