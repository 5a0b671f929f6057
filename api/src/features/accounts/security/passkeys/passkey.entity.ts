import { BigIntType, type Opt, type Ref } from '@mikro-orm/core'
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { User } from '../../user.entity.ts'

/**
 * A passkey (WebAuthn): the public half of a key pair whose other half stays in a device of the account's owner.
 *
 * Of a person: that they have it, what they call it, and when it was used. It goes when they remove it, and with the
 * account.
 */
@Entity({ tableName: 'passkeys' })
@ObjectType({ description: 'A passkey of the account: it opens it without a password.' })
@Unique({ name: 'passkeys_credential_unique', properties: ['credentialId'] })
@Unique({ name: 'passkeys_name_unique', properties: ['user', 'name'] })
export class Passkey {
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

  /** What the device calls it, base64url. */
  @Property({ type: 'text', hidden: true })
  credentialId!: string

  /** COSE key, base64url. */
  @Property({ type: 'text', hidden: true })
  publicKey!: string

  /** How often it was used, as its device counts: 0 for ever where the device does not. */
  @Property({ type: new BigIntType('number'), default: 0, hidden: true })
  counter: Opt<number> = 0

  /** How a browser reaches the device: « internal », « hybrid », « usb » … */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'", hidden: true })
  transports: Opt<string[]> = []

  @Property({ type: 'string', length: 60 })
  @Field(() => String, { description: 'What its owner calls it; no two of one account alike.' })
  name!: string

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    description: 'Whether it is kept in several devices, and outlives the loss of one.',
  })
  isBackedUp!: boolean

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was added (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()

  @Property({ type: 'datetime', length: 3, nullable: true })
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When it was last used; null when it never was.',
  })
  lastUsedAt?: Date | null
}
