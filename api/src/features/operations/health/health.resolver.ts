import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { readHealth, type ShopHealth } from './health.service.ts'

const DatabaseKind = graphqlEnum(['POSTGRESQL', 'EMBEDDED'] as const, {
  name: 'DatabaseKind',
  description: 'Where the rows of the shop lie.',
  values: { POSTGRESQL: 'On a server.', EMBEDDED: 'In DATA_DIR, without a server.' },
})

const StorageKind = graphqlEnum(['DISK', 'S3'] as const, {
  name: 'StorageKind',
  description: 'Where the files of the shop lie.',
  values: { DISK: 'In DATA_DIR.', S3: 'In a bucket.' },
})

@ObjectType('ShopHealth', { description: 'What the shop stands on, and what waits in it.' })
class ShopHealthType implements ShopHealth {
  @Field(() => GraphQLDateTimeISO, { description: 'When this was so (ISO 8601, UTC).' })
  now!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'Since when the process that answers runs.' })
  startedAt!: Date

  @Field(() => String, { description: 'Version of the shop.' })
  shopVersion!: string

  @Field(() => String, { description: 'Version of Node.' })
  nodeVersion!: string

  @Field(() => DatabaseKind, { description: 'Where its rows lie.' })
  databaseKind!: ShopHealth['databaseKind']

  @Field(() => String, { description: 'Version of PostgreSQL.' })
  databaseVersion!: string

  @Field(() => Float, { description: 'Size of the database, in bytes.' })
  databaseBytes!: number

  @Field(() => Float, { description: 'How long a question to it took, in milliseconds.' })
  databaseMs!: number

  @Field(() => StorageKind, { description: 'Where its files lie.' })
  storageKind!: ShopHealth['storageKind']

  @Field(() => Boolean, { description: 'Whether that answers.' })
  storageWorks!: boolean

  @Field(() => Float, { nullable: true, description: 'What is free of the disk of DATA_DIR, in bytes.' })
  diskFreeBytes!: number | null

  @Field(() => Float, { nullable: true, description: 'Size of that disk, in bytes.' })
  diskTotalBytes!: number | null

  @Field(() => Boolean, { description: 'Whether the shop may write there.' })
  dataWritable!: boolean

  @Field(() => String, { nullable: true, description: 'Name of the mail server; null: mails become files.' })
  mailServer!: string | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the last mail went out.' })
  lastMailAt!: Date | null

  @Field(() => Int, { description: 'Mails that go out within seconds.' })
  mailsWaiting!: number

  @Field(() => Int, { description: 'Mails that are tried again later.' })
  mailsRetrying!: number

  @Field(() => Int, { description: 'Mails that were given up.' })
  mailsFailed!: number

  @Field(() => Int, { description: 'Products and articles that will be shown by themselves.' })
  planned!: number

  @Field(() => Int, { description: 'Events of the measurement that the process has yet to write.' })
  queuedRows!: number
}

/** GraphQL edge of how the shop is. */
@Resolver()
export class HealthResolver {
  @Query(() => ShopHealthType, {
    complexity: 200,
    description: 'Administrators: database, storage, disk and mails as they are now.',
  })
  health(@Ctx() ctx: RequestContext): Promise<ShopHealth> {
    return readHealth(ctx)
  }
}
