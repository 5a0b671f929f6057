import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'

/** GraphQL shape of the removal of a second factor (`RemovalLink`). */
@ObjectType('FactorRemoval', {
  description: 'The removal of the second factor of an account whose owner has lost it.',
})
export class FactorRemovalType {
  @Field(() => String, { description: 'The address of the account; its beginning alone.' })
  account!: string

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When it is done (ISO 8601, UTC); null while it has not been confirmed.',
  })
  dueAt!: Date | null
}
