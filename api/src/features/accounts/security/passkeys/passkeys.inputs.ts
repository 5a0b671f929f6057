import { GraphQLJSONObject } from 'graphql-scalars'
import { Field, InputType } from 'type-graphql'

/** Shape of a new passkey; the rules are `registerPasskeyRules`. */
@InputType({ description: 'A new passkey.' })
export class RegisterPasskeyInput {
  @Field(() => String, { description: 'What its owner calls it, at most 60 characters.' })
  name!: string

  @Field(() => GraphQLJSONObject, { description: 'What navigator.credentials.create gave (WebAuthn, JSON).' })
  response!: Record<string, unknown>
}

/** Shape of a proof by passkey; the rules are `passkeyProofRules`. */
@InputType({ description: 'A proof by passkey.' })
export class PasskeyProofInput {
  @Field(() => GraphQLJSONObject, { description: 'What navigator.credentials.get gave (WebAuthn, JSON).' })
  response!: Record<string, unknown>
}

/** Shape of a sign-in by passkey; the rules are `passkeySignInRules`. */
@InputType({ description: 'A sign-in by passkey.' })
export class PasskeySignInInput extends PasskeyProofInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is for the administration: FORBIDDEN, and no session, for who is of no team.',
  })
  administration?: boolean | null
}
