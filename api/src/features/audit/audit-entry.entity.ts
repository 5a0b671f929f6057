import type { Opt } from '@mikro-orm/core'
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO, GraphQLJSONObject } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { AuditActionEnum, AuditSubjectEnum } from './audit.inputs.ts'
import type { AuditAction, AuditSubject } from './audit.rules.ts'

/** What a person can change of something, by name, as it was at one moment. */
export type Snapshot = Record<string, unknown>

/**
 * One administrative change: who, when, what, before and after. Written in the transaction of the change, never
 * changed. The person is kept by id and address, without a reference: the trace outlives the account.
 */
@Entity({ tableName: 'audit_entries' })
@ObjectType({ description: 'One administrative change: who, when, what, before and after.' })
@Index({ name: 'audit_entries_subject', properties: ['subjectType', 'subjectId', 'id'] })
@Index({ name: 'audit_entries_batch', properties: ['batchId', 'id'] })
export class AuditEntry {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Property({ type: 'string', length: 64 })
  actorId!: string

  @Property({ type: 'string', length: 254 })
  @Field(() => String, { description: 'E-mail address of the administrator.' })
  actorEmail!: string

  /** Name that the token had by which they asked; the trace outlives the token, too. */
  @Property({ type: 'string', length: 60, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Name of the API token by which it was done; null for who did it at a browser.',
  })
  actorToken?: string | null

  /** Its id: names can be given again. */
  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'Id of that API token, which may be gone by now.' })
  actorTokenId?: number | null

  @Property({ type: 'string', length: 20 })
  @Field(() => AuditActionEnum, { description: 'What was done.' })
  action!: AuditAction

  @Property({ type: 'string', length: 20 })
  @Field(() => AuditSubjectEnum, { description: 'Kind of thing that was changed.' })
  subjectType!: AuditSubject

  /** Id of a row; the key of a setting. */
  @Property({ type: 'string', length: 100 })
  @Field(() => ID, { description: 'Which one: its id, or the key of a setting.' })
  subjectId!: string

  @Property({ type: 'json', nullable: true })
  @Field(() => GraphQLJSONObject, {
    nullable: true,
    // An article has a thousand; most have few.
    complexity: 100,
    description: 'Its facts before; null when it was created.',
  })
  before?: Snapshot | null

  @Property({ type: 'json', nullable: true })
  @Field(() => GraphQLJSONObject, {
    nullable: true,
    complexity: 100,
    description: 'Its facts after; null when it was deleted.',
  })
  after?: Snapshot | null

  /** The change of many things at once that it is a part of; by id, as everything here. */
  @Property({ type: 'integer', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'The change of many things at once that it is a part of; null for one made by itself.',
  })
  batchId?: number | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}
