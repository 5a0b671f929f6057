import { ArrayType, type Opt, type Ref } from '@mikro-orm/core'
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import type { Role } from '../accounts/team/permissions.rules.ts'
import { RoleEnum } from '../accounts/team/role.enums.ts'
import { User } from '../accounts/user.entity.ts'

/**
 * An invitation into the team that nobody has accepted yet. Of its token the hash alone is kept. One an address: a
 * newer one takes the place of the older, and an accepted one is deleted.
 *
 * Of a person: the address that it was sent to. It goes when it is accepted or revoked, with the account of whoever has
 * invited, and once it has expired.
 */
@Entity({ tableName: 'team_invitations' })
@ObjectType({ description: 'An invitation into the team of the shop, by mail, for seven days.' })
@Unique({ name: 'team_invitations_email_unique', properties: ['email'] })
@Unique({ name: 'team_invitations_token_unique', properties: ['tokenHash'] })
@Check({ name: 'team_invitations_email_lower', expression: 'email = lower(email)' })
@Check({ name: 'team_invitations_roles', expression: 'cardinality(roles) > 0' })
export class TeamInvitation {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Property({ type: 'string', length: 254 })
  @Field(() => String, { description: 'Whose account may accept it, in lower case.' })
  email!: string

  @Property({ type: ArrayType, columnType: 'text[]' })
  @Field(() => [RoleEnum], { description: 'The roles that it gives.' })
  roles!: Role[]

  /** SHA-256 of its token, in hexadecimal digits. */
  @Property({ type: 'string', length: 64, hidden: true })
  tokenHash!: string

  @ManyToOne(() => User, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'invited_by',
    index: false,
  })
  @Index({ name: 'team_invitations_invited_by' })
  invitedBy!: Ref<User>

  @Property({ type: 'datetime', length: 3 })
  @Field(() => GraphQLDateTimeISO, { description: 'Until when it can be accepted (ISO 8601, UTC).' })
  expiresAt!: Date

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date()
}
