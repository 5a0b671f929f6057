import { ArrayType, type Opt, type Ref } from '@mikro-orm/core'
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { User } from '../user.entity.ts'
import { type TokenScope, tokenScopes } from './tokens.rules.ts'

export const TokenScopeEnum = graphqlEnum(tokenScopes, {
  name: 'TokenScope',
  description: 'What a token may be used for; never more than its maker may do.',
  values: {
    CATALOGUE_READ: 'See all of the catalogue, what is hidden too.',
    CATALOGUE_WRITE: 'Change the catalogue and its evidence.',
    CONTENT_READ: 'See articles and pages, drafts too.',
    CONTENT_WRITE: 'Change articles and pages.',
    IMAGES: 'Upload and tidy images.',
    ORDERS_READ: 'See orders.',
    ORDERS_WRITE: 'Move orders on.',
    INBOX: 'Read and answer messages.',
    WAITLIST: 'Follow the waitlist.',
    NEWSLETTER: 'See the addresses of the newsletter.',
    MAILS: 'See mails and send them anew.',
    ANALYTICS_READ: 'Read the usage analytics.',
    SETTINGS: 'Change settings.',
  },
})

/**
 * A key with which a program asks in the name of whoever made it. Of its secret the hash alone is kept. It holds a
 * name of the maker's choice, and when it was last used; it goes with their account.
 */
@Entity({ tableName: 'api_tokens' })
@ObjectType({ description: 'A key with which a program uses the API; told to administrators alone.' })
@Unique({ name: 'api_tokens_hash_unique', properties: ['tokenHash'] })
@Unique({ name: 'api_tokens_name_unique', properties: ['user', 'name'] })
export class ApiToken {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  /** SHA-256 of its text, in hexadecimal digits. */
  @Property({ type: 'string', length: 64, hidden: true })
  tokenHash!: string

  @ManyToOne(() => User, {
    ref: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'cascade',
    index: false,
  })
  user!: Ref<User>

  @Property({ type: 'string', length: 60 })
  @Field(() => String, { description: 'What its maker calls it.' })
  name!: string

  @Property({ type: ArrayType, columnType: 'text[]' })
  @Field(() => [TokenScopeEnum], { description: 'What it may be used for.' })
  scopes!: TokenScope[]

  @Property({ type: 'datetime', length: 3 })
  @Field(() => GraphQLDateTimeISO, { description: 'From when it is refused (ISO 8601, UTC).' })
  expiresAt!: Date

  /** Written once a minute at most. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When it was last used, to the minute (ISO 8601, UTC); null when it never was.',
  })
  lastUsedAt?: Date | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was made (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}
