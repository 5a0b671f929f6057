import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'

/** GraphQL shape of the address of an account (`AccountEmail`). */
@ObjectType('AccountEmail', { description: 'Where an account is written to; told to its owner alone.' })
export class AccountEmailType {
  @Field(() => String, { description: 'E-mail address, in lower case.' })
  email!: string

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When its owner opened a link that was sent there (ISO 8601, UTC); null until then.',
  })
  confirmedAt!: Date | null

  @Field(() => String, {
    nullable: true,
    description: 'The address that the account is to have once the link that was sent there is opened.',
  })
  pendingEmail!: string | null
}
