import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import type { EmailLink } from './email-links.service.ts'

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

const EmailLinkPurposeEnum = graphqlEnum(['CONFIRM_EMAIL', 'CHANGE_EMAIL'] as const, {
  name: 'EmailLinkPurpose',
  description: 'What a link to an address does.',
  values: {
    CONFIRM_EMAIL: 'Confirms the address of an account.',
    CHANGE_EMAIL: 'Gives an account this address.',
  },
})

/** GraphQL shape of a link to an address (`EmailLink`). */
@ObjectType('EmailLink', { description: 'What a link to an address does, and to whose account.' })
export class EmailLinkType {
  @Field(() => EmailLinkPurposeEnum, { description: 'What it does.' })
  purpose!: EmailLink['purpose']

  @Field(() => String, { description: 'Where it was sent.' })
  email!: string

  @Field(() => String, {
    description: 'The address that the account has; its beginning alone when it is another.',
  })
  account!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When the account was opened (ISO 8601, UTC).' })
  openedAt!: Date

  @Field(() => Boolean, { description: 'Whether that account is signed in on this browser.' })
  isOwn!: boolean
}

/** GraphQL shape of what still opens an account (`RemainingKeys`). */
@ObjectType('RemainingKeys', {
  description: 'What still opens an account whose password is another one now.',
})
export class RemainingKeysType {
  @Field(() => Int, { description: 'Passkeys.' })
  passkeys!: number

  @Field(() => Int, { description: 'API tokens.' })
  apiTokens!: number
}
