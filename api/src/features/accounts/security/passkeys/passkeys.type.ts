import { Field, ObjectType } from 'type-graphql'
import { Passkey } from './passkey.entity.ts'

/** A new passkey, and what helps when it is lost. */
@ObjectType({ description: 'A new passkey, and what helps when it is lost.' })
export class PasskeyRegistered {
  @Field(() => Passkey, { description: 'The passkey.' })
  passkey!: Passkey

  @Field(() => [String], {
    nullable: true,
    description: 'Ten recovery codes, shown once; null when the account has some already.',
  })
  recoveryCodes!: string[] | null
}
