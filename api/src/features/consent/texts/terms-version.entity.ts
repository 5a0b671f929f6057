import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/**
 * A wording that the page of the terms of sale has had: whoever agrees to the terms agrees to it. A trigger on
 * `information_pages` adds it with each change (migrations/sql/consent.ts); none is ever changed. Holds nothing of a person.
 */
@Entity({ tableName: 'terms_versions' })
export class TermsVersion {
  @PrimaryKey({ type: 'integer' })
  id!: number

  /** The beginning of the SHA-256 of the texts. */
  @Property({ type: 'string', length: 12 })
  version!: string

  /** By the names of the fields of the page. */
  @Property({ type: 'json' })
  texts!: Record<string, string>

  @Property({ type: 'datetime', length: 3 })
  publishedAt!: Date
}
