import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { graphqlEnum } from '../../../../platform/graphql-enum.ts'

export const SecondFactorDemandEnum = graphqlEnum(['RECOMMENDED', 'REQUIRED'] as const, {
  name: 'SecondFactorDemand',
  description: 'What the shop asks of somebody of its team who has no codes beside the password.',
  values: {
    RECOMMENDED: 'To think of it.',
    REQUIRED: 'To set them up before anything else in the administration.',
  },
})

/** Whether an account asks for the codes of an application beside its password. */
@ObjectType({ description: 'Whether the account asks for the codes of an application beside its password.' })
export class SecondFactorState {
  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'Since when; null while it does not.' })
  since!: Date | null

  @Field(() => Int, { description: 'Recovery codes that have not been used.' })
  recoveryCodesLeft!: number

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When codes and passkeys are removed, which were said to be lost; null when they stay.',
  })
  removalDueAt!: Date | null
}

/** What an application needs to make the codes of an account. */
@ObjectType({ description: 'What an application needs to make the codes of the account. It is shown once.' })
export class SecondFactorSetup {
  @Field(() => String, { description: 'To be typed into the application.' })
  secret!: string

  @Field(() => String, { description: 'The same as an address (otpauth), for a QR code.' })
  address!: string
}
