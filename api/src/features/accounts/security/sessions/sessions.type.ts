import { GraphQLDateTimeISO } from 'graphql-scalars'
import { ArgsType, Field, ID, ObjectType } from 'type-graphql'
import { pageArgs, pageOf } from '../../../../platform/page.ts'
import { signInsPageSize } from './sessions.rules.ts'
import { SignIn } from './sign-in.entity.ts'

/** A browser in which an account is signed in, as its owner sees it. */
@ObjectType({ description: 'A browser in which the account is signed in.' })
export class SignedInDevice {
  @Field(() => ID, { description: 'Random identifier of the session; it opens nothing.' })
  id!: string

  @Field(() => String, { nullable: true, description: 'Name of the browser; null when it is not known.' })
  browser!: string | null

  @Field(() => String, { nullable: true, description: 'Name of its system; null when it is not known.' })
  system!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'Since when (ISO 8601, UTC).' })
  signedInAt!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'When it was last used, to a minute (ISO 8601, UTC).' })
  lastSeenAt!: Date

  @Field(() => Boolean, { description: 'Whether it is the browser that asks.' })
  isCurrent!: boolean
}

/** Shape of the arguments of `signIns`; the rules are `signInListRules`. */
@ArgsType()
export class SignInsArgs extends pageArgs('sign-ins', signInsPageSize) {
  @Field(() => String, { nullable: true, description: 'Only those with this outcome.' })
  outcome?: string | null
}

/** A page of the history of sign-ins. */
export const SignInPage = pageOf(() => SignIn, {
  name: 'SignInPage',
  description: 'One part of the history of sign-ins.',
  items: 'The newest first.',
})
