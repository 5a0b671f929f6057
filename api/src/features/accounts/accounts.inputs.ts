import { GraphQLJSONObject } from 'graphql-scalars'
import { Field, InputType } from 'type-graphql'

/** Shape of a login; the rules are `signInRules`. */
@InputType({ description: 'What a person types to sign in.' })
export class LoginInput {
  @Field(() => String, { description: 'E-mail address, in any case.' })
  email!: string

  @Field(() => String, { description: 'Password, at least 6 characters.' })
  password!: string

  @Field(() => String, {
    nullable: true,
    description:
      'Code of an application, or recovery code: where the account asks for one (SECOND_FACTOR_REQUIRED).',
  })
  code?: string | null

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      'A passkey in the place of the code: what navigator.credentials.get gave for passkeySignIn (WebAuthn, JSON).',
  })
  passkey?: Record<string, unknown> | null
}

/** Shape of a registration; the rules are `registerRules`. */
@InputType({ description: 'What a person types to open an account.' })
export class RegisterInput {
  @Field(() => String, { description: 'E-mail address, in any case.' })
  email!: string

  @Field(() => String, { description: 'Password, at least 6 characters.' })
  password!: string

  @Field(() => String, { description: 'First name, at most 100 characters.' })
  firstName!: string

  @Field(() => String, { description: 'Last name, at most 100 characters.' })
  lastName!: string

  @Field(() => String, {
    nullable: true,
    description: 'Version of the terms that were shown, from consentTexts; that of today by default.',
  })
  textVersion?: string | null
}
