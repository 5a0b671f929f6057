import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { enumByName } from '../../platform/enum-by-name.ts'
import { type PostSort, postSorts } from './content.rules.ts'
import { Post } from './post.entity.ts'
import type { PostHead } from './posts.service.ts'

/** GraphQL enum of the list orders. */
const PostSortEnum = enumByName(postSorts)
registerEnumType(PostSortEnum, {
  name: 'PostSort',
  description: 'How a list of articles is ordered. Equal articles keep a stable order.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    TITLE: { description: 'By title, accents and case apart.' },
  },
})

/** Part of a list of articles. */
@ObjectType({ description: 'One part of a list of articles.' })
export class PostPage {
  @Field(() => [Post], { description: 'The articles of this part, in the order asked for.' })
  items!: PostHead[]

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

  @Field(() => String, {
    nullable: true,
    description: 'Only articles with this text in title, excerpt or content; accents and case are forgiven.',
  })
  search?: string | null

  @Field(() => PostSortEnum, { nullable: true, description: 'Order; NEWEST when left out.' })
  sort?: PostSort | null

  @Field(() => Int, { defaultValue: 24, description: 'How many articles, 1 to 100.' })
  limit!: number

  @Field(() => Int, { defaultValue: 0, description: 'How many articles to skip.' })
  offset!: number
}

/** What may be left out of an article; the rules are `postRules`. */
@InputType()
abstract class OptionalPostFacts {
  @Field(() => String, { nullable: true, description: 'Summary, at most 300 characters; null for none.' })
  excerpt?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Address of its picture: /public-objects/products/… or https://…; null for none.',
  })
  imageUrl?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether everybody may read it; null is refused.' })
  published?: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is in the carousel of the home page; null is refused.',
  })
  featured?: boolean | null
}

/** Shape of a new article. */
@InputType({ description: 'A new article, a draft unless said otherwise.' })
export class PostInput extends OptionalPostFacts {
  @Field(() => String, { description: 'Title on one line, at most 200 characters.' })
  title!: string

  @Field(() => String, { description: 'Plain text, at most 100,000 characters; line breaks count.' })
  content!: string
}

/** Shape of the changes of an article. */
@InputType({
  description: 'Changes of an article: only what is given changes; null clears excerpt or picture.',
})
export class PostChanges extends OptionalPostFacts {
  @Field(() => String, { nullable: true, description: 'Title on one line, at most 200 characters.' })
  title?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Plain text, at most 100,000 characters; line breaks count.',
  })
  content?: string | null
}
