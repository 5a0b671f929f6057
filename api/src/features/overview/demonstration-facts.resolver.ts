import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { type DemonstrationFact, listDemonstrationFacts } from './demonstration-facts.service.ts'

const FactKind = graphqlEnum(['PAGE', 'SETTING', 'PASSPORT'] as const, {
  name: 'DemonstrationFactKind',
  description: 'Where a fact of the demo stands.',
  values: {
    PAGE: 'On an information page.',
    SETTING: 'In a setting.',
    PASSPORT: 'In passports of products, all of them together.',
  },
})

@ObjectType('DemonstrationFact', { description: 'A fact of the demo that the owner has not replaced yet.' })
class DemonstrationFactType {
  @Field(() => FactKind, { description: 'Where it stands.' })
  kind!: DemonstrationFact['kind']

  @Field(() => String, {
    description: 'The slug of the page, the key of the setting, or the id of the first product.',
  })
  subject!: string

  @Field(() => String, { description: 'What people call that, in French.' })
  name!: string

  @Field(() => String, { description: 'What it says.' })
  fact!: string
}

/** GraphQL edge of what still says that it is an example. */
@Resolver()
export class DemonstrationFactsResolver {
  @Query(() => [DemonstrationFactType], {
    description:
      'Administrators: facts of the demo that nobody has replaced yet, on pages, in settings and in passports.',
  })
  demonstrationFacts(@Ctx() ctx: RequestContext): Promise<DemonstrationFact[]> {
    return listDemonstrationFacts(ctx)
  }
}
