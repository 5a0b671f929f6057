import { Field, InputType } from 'type-graphql'

/** Shape of a login; the rules are `loginRules`. */
@InputType({ description: 'What a person types to sign in.' })
export class LoginInput {
  @Field(() => String, { description: 'E-mail address, in any case.' })
  email!: string

  @Field(() => String, { description: 'Password, at least 6 characters.' })
  password!: string
}

/** Shape of a registration; the rules are `registerRules`. */
@InputType({ description: 'What a person types to open an account.' })
export class RegisterInput extends LoginInput {
  @Field(() => String, { description: 'First name, at most 100 characters.' })
  firstName!: string

  @Field(() => String, { description: 'Last name, at most 100 characters.' })
  lastName!: string
}
