import { Field, InputType } from 'type-graphql'

/** Shape of a proof; the rules are `confirmIdentityRules`. */
@InputType({ description: 'What somebody who is signed in types to prove that it is still them.' })
export class ConfirmIdentityInput {
  @Field(() => String, { description: 'The password of the account.' })
  password!: string
}
