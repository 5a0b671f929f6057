import { ArrayType, type Opt } from '@mikro-orm/core'
import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { type Role, roles } from './team/permissions.rules.ts'
import { RoleEnum } from './team/role.enums.ts'

/** A person with an account (specification, section 3). The password has no GraphQL field and is loaded on demand. */
@Entity({ tableName: 'users' })
@ObjectType({ description: 'A person with an account.' })
@Unique({ name: 'users_email_unique', properties: ['email'] })
@Check({ name: 'users_roles', expression: `roles <@ array[${roles.map((role) => `'${role}'`).join(', ')}]` })
@Check({ name: 'users_email_lower', expression: 'email = lower(email)' })
export class User {
  /** Random, so that ids cannot be guessed or counted. */
  @PrimaryKey({ type: 'string' })
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: Opt<string> = crypto.randomUUID()

  /** Kept in lower case: addresses are compared without case. */
  @Property({ type: 'string', length: 254 })
  @Field(() => String, { description: 'E-mail address, in lower case.' })
  email!: string

  /** argon2id hash. */
  @Property({ type: 'text', lazy: true, hidden: true })
  password!: string

  /** When a link that was sent to the address was opened; null until then. Nothing is refused without it. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  emailConfirmedAt?: Date | null

  @Property({ type: 'string', length: 100, nullable: true })
  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName?: string | null

  @Property({ type: 'string', length: 100, nullable: true })
  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName?: string | null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Address of the profile picture.' })
  profileImageUrl?: string | null

  /** Of the team; none for a customer. The last owner cannot lose theirs (migrations/sql/team.ts). */
  @Property({ type: ArrayType, columnType: 'text[]', defaultRaw: "'{}'" })
  @Field(() => [RoleEnum], { description: 'Roles in the team of the shop; none for a customer.' })
  roles: Opt<Role[]> = []

  /** Whether there is any role: computed by the database, for whoever reads its tables. */
  @Property({ type: 'boolean', generated: '(cardinality(roles) > 0) stored' })
  @Field(() => Boolean, { description: 'Whether this person may enter the administration.' })
  isAdmin!: Opt<boolean>

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When the account was made (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Opt<Date> = new Date()
}
