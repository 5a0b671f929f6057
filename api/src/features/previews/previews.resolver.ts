import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import type { ProductRow } from '../catalogue/products/products.service.ts'
import { Post } from '../content/post.entity.ts'
import { PreviewLink } from './preview-link.entity.ts'
import { type PreviewLifetime, type PreviewSubject, previewSubjects } from './previews.rules.ts'
import {
  createPreviewLink,
  listPreviewLinks,
  type NewPreviewLink,
  openPreview,
  type Preview,
  revokePreviewLink,
} from './previews.service.ts'

const PreviewSubjectEnum = graphqlEnum(previewSubjects, {
  name: 'PreviewSubject',
  description: 'What a link can show.',
  values: { PRODUCT: 'A product.', POST: 'An article.' },
})
const PreviewLifetimeEnum = graphqlEnum(['HOUR', 'DAY', 'WEEK'] as const, {
  name: 'PreviewLifetime',
  description: 'How long a link lives.',
  values: { HOUR: 'One hour.', DAY: 'One day.', WEEK: 'Seven days.' },
})

/** Shape of the arguments that name what a link shows. */
@ArgsType()
class PreviewSubjectArgs {
  @Field(() => PreviewSubjectEnum, { description: 'What it is.' })
  subject!: PreviewSubject

  @Field(() => ID, { description: 'Which one.' })
  subjectId!: string
}

@ArgsType()
class NewPreviewArgs extends PreviewSubjectArgs {
  @Field(() => PreviewLifetimeEnum, { defaultValue: 'WEEK', description: 'How long it lives.' })
  lifetime!: PreviewLifetime
}

@ObjectType('NewPreviewLink', { description: 'A new link, with its secret.' })
class NewPreviewLinkType {
  @Field(() => String, {
    description: 'The last part of its address, /apercu/{token}: told once, for the shop keeps a hash alone.',
  })
  token!: string

  @Field(() => PreviewLink, { description: 'The link.' })
  link!: PreviewLink
}

@ObjectType('Preview', { description: 'What a link shows: a product or an article.' })
class PreviewType {
  @Field(() => GraphQLDateTimeISO, { description: 'Until when (ISO 8601, UTC).' })
  expiresAt!: Date

  @Field(() => Product, { nullable: true, description: 'The product, as the shop would show it.' })
  product!: ProductRow | null

  @Field(() => Post, { nullable: true, description: 'The article, as the shop would show it.' })
  post!: Post | null
}

/** GraphQL edge of the links to what the shop does not show yet. */
@Resolver()
export class PreviewsResolver {
  @Query(() => [PreviewLink], {
    description: 'Administrators: the links of a product or an article that live, the newest first.',
  })
  previewLinks(
    @Ctx() ctx: RequestContext,
    @Args(() => PreviewSubjectArgs) subject: PreviewSubjectArgs,
  ): Promise<PreviewLink[]> {
    return listPreviewLinks(ctx, subject)
  }

  @Mutation(() => NewPreviewLinkType, {
    description: 'Administrators: a link that shows a product or an article, hidden ones too. NOT_FOUND.',
  })
  createPreviewLink(
    @Ctx() ctx: RequestContext,
    @Args(() => NewPreviewArgs) args: NewPreviewArgs,
  ): Promise<NewPreviewLink> {
    return createPreviewLink(ctx, args)
  }

  @Mutation(() => ID, { description: 'Administrators: ends a link at once. Its id. NOT_FOUND.' })
  revokePreviewLink(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The link.' }) id: string,
  ): Promise<number> {
    return revokePreviewLink(ctx, { id })
  }

  @Mutation(() => PreviewType, {
    description:
      'What a link shows to whoever has it; changes nothing, but a secret has no place in an address. NOT_FOUND.',
  })
  openPreview(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'The last part of its address.' }) token: string,
  ): Promise<Preview> {
    return openPreview(ctx, { token })
  }
}
