import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { type AdminSearchKind, adminSearchKinds } from './admin-search.rules.ts'
import { type AdminSearchResult, searchAdministration } from './admin-search.service.ts'

const AdminSearchKindEnum = graphqlEnum(adminSearchKinds, {
  name: 'AdminSearchKind',
  description: 'What a search of the administration has found.',
  values: {
    PRODUCT: 'A product.',
    CATEGORY: 'A category.',
    POST: 'An article.',
    ORDER: 'An order.',
    CUSTOMER: 'Somebody who has ordered.',
    ACCOUNT: 'Somebody with an account who has not ordered.',
    MEMBER: 'Somebody of the team.',
    CONTACT: 'Somebody who has written.',
    WAITLIST: 'Somebody who waits for the opening or a product.',
    SUBSCRIBER: 'An address of the newsletter.',
  },
})

@ObjectType('AdminSearchResult', { description: 'Something of the shop that a search has found.' })
class AdminSearchResultType {
  @Field(() => AdminSearchKindEnum, { description: 'What it is.' })
  kind!: AdminSearchKind

  @Field(() => String, {
    description: 'Its identifier; of a person, the e-mail address that their list is searched by.',
  })
  id!: string

  @Field(() => String, { description: 'What it is called; of an order, its customer.' })
  title!: string

  @Field(() => String, { nullable: true, description: 'The price of a product, the address of a person.' })
  detail!: string | null

  @Field(() => String, { nullable: true, description: 'Its image.' })
  imageUrl!: string | null

  @Field(() => Boolean, { description: 'The shop does not show it: a hidden product, a draft.' })
  isHidden!: boolean
}

/** GraphQL edge of the search of the administration. */
@Resolver()
export class AdminSearchResolver {
  @Query(() => [AdminSearchResultType], {
    complexity: 500,
    description: 'Administrators: products, categories, articles, orders and people, five of each at most.',
  })
  adminSearch(
    @Ctx() ctx: RequestContext,
    @Arg('search', () => String, { description: 'At most 100 characters; an order by its number as well.' })
    search: string,
  ): Promise<AdminSearchResult[]> {
    return searchAdministration(ctx, { search })
  }
}
