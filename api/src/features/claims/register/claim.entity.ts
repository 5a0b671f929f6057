import type { Opt } from '@mikro-orm/core'
import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import type { ClaimKind } from '../guard/claim-rule.rules.ts'
import type { ClaimDecision, ClaimSubject } from './claim-register.rules.ts'

/**
 * A claim that the guard has found in a sentence of the shop, and what an administrator has decided of it. Another
 * sentence is another claim: what was decided was decided of these words. What it stands in, and its evidence, are
 * named by id alone: the register outlives both.
 */
@Entity({ tableName: 'claims' })
@Check({ name: 'claims_kind', expression: "kind in ('FORBIDDEN', 'PRECISE', 'PROVE')" })
@Check({ name: 'claims_decision', expression: "decision in ('OPEN', 'JUSTIFIED', 'QUOTED')" })
@Check({ name: 'claims_evidence', expression: "(decision = 'JUSTIFIED') = (evidence_id is not null)" })
@Unique({
  name: 'claims_point',
  properties: ['subjectType', 'subjectId', 'field', 'rule', 'words', 'sentence'],
})
@Index({ name: 'claims_evidence_id', properties: ['evidenceId'] })
export class Claim {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'string', length: 20 })
  subjectType!: ClaimSubject

  /** Id of a row; the key of a setting. */
  @Property({ type: 'string', length: 100 })
  subjectId!: string

  /** What it was called when it was last read. */
  @Property({ type: 'string', length: 300 })
  subjectName!: string

  @Property({ type: 'string', length: 100 })
  field!: string

  @Property({ type: 'string', length: 60 })
  rule!: string

  @Property({ type: 'string', length: 10 })
  kind!: ClaimKind

  /** As the text has them. */
  @Property({ type: 'string', length: 200 })
  words!: string

  /** The sentence around them. */
  @Property({ type: 'string', length: 600 })
  sentence!: string

  @Property({ type: 'string', length: 10, default: 'OPEN' })
  decision: Opt<ClaimDecision> = 'OPEN'

  @Property({ type: 'integer', nullable: true })
  evidenceId?: number | null

  /** Why, in one sentence. */
  @Property({ type: 'string', length: 300, nullable: true })
  reason?: string | null

  /** E-mail of the administrator. */
  @Property({ type: 'string', length: 254, nullable: true })
  decidedBy?: string | null

  @Property({ type: 'datetime', length: 3, nullable: true })
  decidedAt?: Date | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  foundAt: Opt<Date> = new Date()

  /** When the sentence went; null while it stands there. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  goneAt?: Date | null

  /** Who took it out; null where no administrator did. */
  @Property({ type: 'string', length: 254, nullable: true })
  goneBy?: string | null

  @Property({ type: 'integer', version: true, default: 1 })
  version: Opt<number> = 1
}

/** Which state of the texts of something the register knows. */
@Entity({ tableName: 'claim_readings' })
export class ClaimReading {
  @PrimaryKey({ type: 'string', length: 20 })
  subjectType!: ClaimSubject

  @PrimaryKey({ type: 'string', length: 100 })
  subjectId!: string

  /** Of its texts. */
  @Property({ type: 'string', length: 32 })
  digest!: string

  /** The rules that they were read with. */
  @Property({ type: 'string', length: 20 })
  rulesVersion!: string

  /** The last change of it in the history that was known then. */
  @Property({ type: 'integer' })
  entryId!: number
}
