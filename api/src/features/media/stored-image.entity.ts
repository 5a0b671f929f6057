import { type Opt, PrimaryKeyProp, type Ref } from '@mikro-orm/core'
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { User } from '../accounts/user.entity.ts'

/**
 * What has become of an upload: its address was handed out, its file is coming in, it can be shown, or its files are
 * being deleted.
 */
type StoredImageState = 'issued' | 'receiving' | 'stored' | 'deleting'

/**
 * An image of the shop's own storage, from the moment an administrator asks where to send it. Files without a row
 * are unknown to the shop; rows that nothing needs any more are collected with their files.
 */
@Entity({ tableName: 'stored_images' })
@Index({ name: 'stored_images_collect', properties: ['lastNeededAt', 'createdAt'] })
export class StoredImage {
  [PrimaryKeyProp]?: 'name'

  /** Last segment of its public address: « <random>.webp ». */
  @PrimaryKey({ type: 'string', length: 125 })
  name!: string

  @Property({ type: 'string', length: 10 })
  state: Opt<StoredImageState> = 'issued'

  @Index({ name: 'stored_images_uploaded_by' })
  @ManyToOne(() => User, {
    ref: true,
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'cascade',
    fieldName: 'uploaded_by',
    index: false,
  })
  uploadedBy?: Ref<User> | null

  /** Until when the file may be sent; while it comes in, until when nobody else may take it in. */
  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date

  /** Pixels of the largest kept size; null until the file has come. */
  @Property({ type: 'integer', nullable: true })
  width?: number | null

  @Property({ type: 'integer', nullable: true })
  height?: number | null

  /** Bytes of all kept sizes together. */
  @Property({ type: 'integer', nullable: true })
  byteSize?: number | null

  /** When something last showed it; null while nothing ever has. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  lastNeededAt?: Date | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date()
}
