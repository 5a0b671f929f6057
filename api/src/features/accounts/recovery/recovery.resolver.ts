import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { type AccountEmail, accountEmail, changeEmail, resendConfirmation } from './account-email.service.ts'
import { AccountEmailType, EmailLinkType, RemainingKeysType } from './account-email.type.ts'
import { confirmEmail, disownEmail, type EmailLink, openEmailLink } from './email-links.service.ts'
import { changePassword } from './password-change.service.ts'
import { forgotPassword, resetPassword } from './password-reset.service.ts'
import { ChangeEmailInput, ChangePasswordInput, ResetPasswordInput } from './recovery.inputs.ts'
import type { RemainingKeys } from './recovery-mails.ts'

const linkToken = { description: 'What stands behind « # » in the link of the mail.' }

/** GraphQL edge of passwords that are forgotten or changed, and of the addresses of accounts. */
@Resolver()
export class RecoveryResolver {
  @Query(() => AccountEmailType, {
    description: 'The address of one’s own account, and what is known of it.',
  })
  accountEmail(@Ctx() ctx: RequestContext): Promise<AccountEmail> {
    return accountEmail(ctx)
  }

  @Mutation(() => Boolean, {
    description:
      'Sends a link that sets a new password, valid for 30 minutes. Always true, whether or not there is an account.',
  })
  forgotPassword(
    @Ctx() ctx: RequestContext,
    @Arg('email', () => String, { description: 'E-mail address, in any case.' }) email: string,
  ): Promise<boolean> {
    return forgotPassword(ctx, { email }).then(() => true)
  }

  @Mutation(() => RemainingKeysType, {
    description:
      'Sets the password by the link of a mail, once; ends all sessions of the account. NOT_FOUND when the link opens nothing any more.',
  })
  resetPassword(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResetPasswordInput, { description: 'Token and password.' }) input: ResetPasswordInput,
  ): Promise<RemainingKeys> {
    return resetPassword(ctx, input)
  }

  @Mutation(() => Boolean, {
    description: 'Changes one’s own password; ends all other sessions of the account. Always true.',
  })
  changePassword(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangePasswordInput, { description: 'Old and new password.' })
    input: ChangePasswordInput,
  ): Promise<boolean> {
    return changePassword(ctx, input).then(() => true)
  }

  @Mutation(() => AccountEmailType, {
    description:
      'Asks for another address of one’s own account: it has it once the link is opened that is sent there. CONFLICT when another account has it.',
  })
  changeEmail(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeEmailInput, { description: 'Address and password.' }) input: ChangeEmailInput,
  ): Promise<AccountEmail> {
    return changeEmail(ctx, input)
  }

  @Mutation(() => EmailLinkType, {
    description:
      'What the link of a mail to an address would do, to whose account; nothing changes. NOT_FOUND.',
  })
  openEmailLink(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, linkToken) token: string,
  ): Promise<EmailLink> {
    return openEmailLink(ctx, { token })
  }

  @Mutation(() => AccountEmailType, {
    description:
      'Confirms the address of an account, or gives it another, by the link of a mail, once. UNAUTHENTICATED without the session of that account and its password, NOT_FOUND when the link opens nothing any more.',
  })
  confirmEmail(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, linkToken) token: string,
    @Arg('password', () => String, {
      nullable: true,
      description: 'The password of the account, where it is not signed in.',
    })
    password?: string | null,
  ): Promise<AccountEmail> {
    return confirmEmail(ctx, { token, password })
  }

  @Mutation(() => Boolean, {
    description:
      'Says by the link of a mail that one has nothing to do with the account: whoever opened it is shut out. NOT_FOUND. Always true.',
  })
  disownEmail(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, linkToken) token: string,
  ): Promise<boolean> {
    return disownEmail(ctx, { token }).then(() => true)
  }

  @Mutation(() => AccountEmailType, {
    description: 'Sends the mail once more that asks to confirm one’s own address; three an hour.',
  })
  resendConfirmation(@Ctx() ctx: RequestContext): Promise<AccountEmail> {
    return resendConfirmation(ctx)
  }
}
