import { Field, InputType } from 'type-graphql'

/** Shape of a new password by a link; the rules are `resetPasswordRules`. */
@InputType({ description: 'A new password, and the token of the link that allows it.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'What stands behind « # » in the link of the mail.' })
  token!: string

  @Field(() => String, { description: 'The new password, at least 6 characters.' })
  password!: string
}

/** Shape of a change of the password; the rules are `changePasswordRules`. */
@InputType({ description: 'A new password, and the old one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password that the account has.' })
  currentPassword!: string

  @Field(() => String, { description: 'The new password, at least 6 characters.' })
  newPassword!: string
}

/** Shape of a change of the address; the rules are `changeEmailRules`. */
@InputType({ description: 'Another address of the account, and its password.' })
export class ChangeEmailInput {
  @Field(() => String, { description: 'E-mail address, in any case.' })
  email!: string

  @Field(() => String, { description: 'The password of the account.' })
  currentPassword!: string
}
