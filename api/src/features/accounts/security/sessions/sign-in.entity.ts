import type { Opt, Ref } from '@mikro-orm/core'
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { graphqlEnum } from '../../../../platform/graphql-enum.ts'
import { User } from '../../user.entity.ts'
import type { signInOutcomes } from './sign-in-age.rules.ts'

/** By what somebody signs in, or tries to. */
export const signInMethods = [
  'PASSWORD',
  'PASSWORD_CODE',
  'RECOVERY_CODE',
  'PASSWORD_PASSKEY',
  'PASSKEY',
  'FACTOR_REMOVAL',
] as const

/** What came of it. */
export type SignInOutcome = (typeof signInOutcomes)[number]

export type SignInMethod = (typeof signInMethods)[number]

const SignInMethodEnum = graphqlEnum(signInMethods, {
  name: 'SignInMethod',
  description: 'By what somebody signed in, or tried to.',
  values: {
    PASSWORD: 'By password alone.',
    PASSWORD_CODE: 'By password and a code of an application.',
    RECOVERY_CODE: 'By password and a recovery code.',
    PASSWORD_PASSKEY: 'By password and a passkey.',
    PASSKEY: 'By passkey alone.',
    FACTOR_REMOVAL: 'Not at all: the second factor was lost, and its removal was asked for.',
  },
})

/**
 * That somebody signed in to an account, or tried to; or what became of the removal of its second factor.
 *
 * Of a person: when, by what, and with which browser and system; no address. Kept for 90 days (`signInsKeptDays`), and no longer
 * than the account.
 */
@Entity({ tableName: 'sign_ins' })
@ObjectType({ description: 'That somebody signed in to an account, or tried to.' })
@Index({ name: 'sign_ins_user', properties: ['user', 'createdAt'] })
@Index({ name: 'sign_ins_created', properties: ['createdAt'] })
@Check({
  name: 'sign_ins_outcome',
  expression: `outcome in ('SUCCEEDED', 'FAILED', 'INCOMPLETE', 'FORBIDDEN', 'PLANNED', 'CANCELLED', 'REMOVED')`,
})
@Check({
  name: 'sign_ins_method',
  expression: `method in ('PASSWORD', 'PASSWORD_CODE', 'RECOVERY_CODE', 'PASSWORD_PASSKEY', 'PASSKEY', 'FACTOR_REMOVAL')`,
})
export class SignIn {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier.' })
  id!: number

  @ManyToOne(() => User, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'user_id',
    index: false,
  })
  user!: Ref<User>

  @Property({ type: 'string', length: 10 })
  @Field(() => String, {
    description:
      'SUCCEEDED; FAILED: the password or the code was wrong; INCOMPLETE: the password was right, the code missing; FORBIDDEN: all was right, for an administration that the account may not enter. Of the removal of a second factor: PLANNED, CANCELLED or REMOVED.',
  })
  outcome!: SignInOutcome

  @Property({ type: 'string', length: 20 })
  @Field(() => SignInMethodEnum, { description: 'By what.' })
  method!: SignInMethod

  @Property({ type: 'string', length: 100, nullable: true })
  @Field(() => String, { nullable: true, description: 'Name of the browser; null when it is not known.' })
  browser?: string | null

  @Property({ type: 'string', length: 100, nullable: true })
  @Field(() => String, { nullable: true, description: 'Name of its system; null when it is not known.' })
  system?: string | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}
