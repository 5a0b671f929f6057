import { GraphQLDateTimeISO } from 'graphql-scalars'
import { ArgsType, Field, InputType, Int } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import { pageArgs } from '../../platform/page.ts'
import { type PostSort, postSorts } from './post.rules.ts'

const PostSortEnum = graphqlEnum(postSorts, {
  name: 'PostSort',
  description: 'How a list of articles is ordered. Equal articles keep a stable order.',
  values: {
    NEWEST: 'Newest first.',
    OLDEST: 'Oldest first.',
    TITLE: 'By title, accents and case apart.',
  },
})

/** Shape of the arguments of `posts`; the rules are `postListRules`. */
@ArgsType()
export class PostsArgs extends pageArgs('articles', 24) {
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

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only drafts whose publication is planned (true), or all but those (false).',
  })
  planned?: boolean | null

  @Field(() => Int, {
    nullable: true,
    description: 'Only articles that nobody has changed for so many days, 1 to 3,650.',
  })
  untouchedDays?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'Only articles with this text in title, excerpt or content; accents and case are forgiven.',
  })
  search?: string | null

  @Field(() => PostSortEnum, { nullable: true, description: 'Order; NEWEST when left out.' })
  sort?: PostSort | null
}

/** What may be left out of an article; the rules are `postRules`. */
@InputType()
abstract class OptionalPostFields {
  @Field(() => String, { nullable: true, description: 'Summary, at most 300 characters; null for none.' })
  excerpt?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Address of its picture: /public-objects/products/… or https://…; null for none.',
  })
  imageUrl?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether everybody may read it; null is refused.' })
  published?: boolean | null

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description:
      'When the draft is to be published by itself, within two years; null cancels that, and so does publishing it.',
  })
  publishAt?: Date | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is in the carousel of the home page; null is refused.',
  })
  featured?: boolean | null
}

@InputType({ description: 'A new article, a draft unless said otherwise.' })
export class PostInput extends OptionalPostFields {
  @Field(() => String, { description: 'Title on one line, at most 200 characters.' })
  title!: string

  @Field(() => String, { description: 'Plain text, at most 100,000 characters; line breaks count.' })
  content!: string
}

@InputType({
  description: 'Changes of an article: only what is given changes; null clears excerpt or picture.',
})
export class PostChanges extends OptionalPostFields {
  @Field(() => String, { nullable: true, description: 'Title on one line, at most 200 characters.' })
  title?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Plain text, at most 100,000 characters; line breaks count.',
  })
  content?: string | null
}
