import type { Opt } from '@mikro-orm/core'
import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import type { EvidenceState } from './evidence.rules.ts'
import type { EvidenceKind } from './evidence-kinds.rules.ts'

/**
 * A document that supports points of eco-scores: one certificate serves many products. Administrators alone see its
 * row; what others are told of it, `assessments.service.ts` says.
 */
@Entity({ tableName: 'evidence' })
@Check({
  name: 'evidence_kind',
  expression: "kind in ('CERTIFICATE', 'TEST_REPORT', 'SUPPLIER_STATEMENT', 'OWN_MEASURE', 'INVOICE')",
})
@Check({ name: 'evidence_state', expression: "state in ('LIVE', 'RENEW', 'EXPIRED')" })
@Check({ name: 'evidence_ceiling', expression: 'ceiling in (0, 15, 20)' })
@Check({ name: 'evidence_days', expression: 'valid_from <= valid_until' })
@Check({
  name: 'evidence_file_whole',
  expression: 'num_nulls(file_name, file_type, file_size, sha256) in (0, 4)',
})
@Index({ name: 'evidence_live_until', properties: ['liveUntil', 'id'] })
@Unique({ name: 'evidence_file_unique', properties: ['fileName'] })
export class Evidence {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'string', length: 20 })
  kind!: EvidenceKind

  @Property({ type: 'string', length: 200 })
  title!: string

  @Property({ type: 'string', length: 200, nullable: true })
  issuer?: string | null

  @Property({ type: 'string', length: 100, nullable: true })
  number?: string | null

  @Property({ type: 'date', nullable: true })
  validFrom?: string | null

  @Property({ type: 'date', nullable: true })
  validUntil?: string | null

  /** The last day on which it counts, by its own date or by its age; null for ever. */
  @Property({ type: 'date', nullable: true })
  liveUntil?: string | null

  /** How an own measure was made. */
  @Property({ type: 'text', nullable: true })
  protocol?: string | null

  /** Whether everybody may read what it is and its file; else they learn its kind alone. */
  @Property({ type: 'boolean', default: false })
  isPublic: Opt<boolean> = false

  /** An example of the demonstration, said so wherever it is shown. */
  @Property({ type: 'boolean', default: false })
  sample: Opt<boolean> = false

  /** Most tenths of a point that it supports. */
  @Property({ type: 'integer' })
  ceiling!: number

  /** Where it stands in time; moved by whoever looks at it on another day (`assessments/apply-ceilings.ts`). */
  @Property({ type: 'string', length: 8, default: 'LIVE' })
  state: Opt<EvidenceState> = 'LIVE'

  /** Last segment of the address of its file: 160 random bits. */
  @Property({ type: 'string', length: 40, nullable: true })
  fileName?: string | null

  @Property({ type: 'string', length: 20, nullable: true })
  fileType?: string | null

  /** Bytes. */
  @Property({ type: 'integer', nullable: true })
  fileSize?: number | null

  /** Of the file as it was sent, in hexadecimal digits. */
  @Property({ type: 'string', length: 64, nullable: true })
  sha256?: string | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date()

  @Property({ type: 'integer', version: true, default: 1 })
  version: Opt<number> = 1
}
