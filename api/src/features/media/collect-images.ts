import { type EntityManager, type RawQueryFragment, raw } from '@mikro-orm/postgresql'
import type { Env } from '../../env.ts'
import { sql } from '../../platform/database/sql.ts'
import type { ObjectStorage } from '../../platform/storage/object-storage.ts'
import { imageUrl, quarantineKey } from './image-variants.rules.ts'
import { removeSizes } from './ingest-image.ts'
import { StoredImage } from './stored-image.entity.ts'

/** A column that shows images by their address; named by code, never by a request. */
export interface ImageColumn {
  table: string
  column: string
}

/** Condition: the image whose name is `name`, an SQL expression, is shown by one of the columns. */
export const isShown = (columns: readonly ImageColumn[], name: string): RawQueryFragment =>
  sql`(${columns.map((column) => showsIt(column, name)).reduce((all, next) => sql`${all} or ${next}`)})`

const showsIt = ({ table, column }: ImageColumn, name: string) =>
  sql`exists (select 1 from ${raw(table)} where ${raw(column)} = ${imageUrl('')} || ${raw(name)})`

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * Deletes images that nothing needs, with their files: those sent and never used after UPLOAD_UNUSED_HOURS, those
 * that nothing shows any more after UNUSED_IMAGE_DAYS. Any number of copies of the shop may do it at once, and be
 * killed at it: an image is first marked, by one statement that whoever needs it at that very moment undoes or
 * forestalls, then its files go, and its row last.
 * @param columns where images are shown; media knows no other feature.
 */
export async function collectUnusedImages(
  em: EntityManager,
  storage: ObjectStorage,
  now: Date,
  env: Env,
  columns: readonly ImageColumn[],
): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const shown = isShown(columns, 'stored_images.name')
  // Once a day is enough for images in use, and writes little.
  await em.execute(
    `update stored_images set last_needed_at = ?
     where state = 'stored' and (last_needed_at is null or last_needed_at < ?) and ${shown.sql}`,
    [now, ago(dayMs), ...shown.params],
  )
  await em.execute(
    `update stored_images set state = 'deleting'
     where (last_needed_at < ? or (last_needed_at is null and created_at < ?))
       and (state in ('issued', 'stored') or (state = 'receiving' and expires_at < ?)) and not ${shown.sql}`,
    [ago(env.UNUSED_IMAGE_DAYS * dayMs), ago(env.UPLOAD_UNUSED_HOURS * hourMs), now, ...shown.params],
  )
  await deleteMarked(em, storage)
}

/** Also what a process that was killed has left marked. What the store refuses to delete stays marked for next time. */
async function deleteMarked(em: EntityManager, storage: ObjectStorage): Promise<void> {
  const failures: unknown[] = []
  let last = ''
  for (;;) {
    const marked = await em
      .fork()
      .find(
        StoredImage,
        { state: 'deleting', name: { $gt: last } },
        { fields: ['name'], orderBy: { name: 'asc' }, limit: 100 },
      )
    const gone: string[] = []
    for (const { name } of marked) {
      last = name
      await removeFiles(storage, name).then(
        () => gone.push(name),
        (error: unknown) => failures.push(error),
      )
    }
    await em.nativeDelete(StoredImage, { name: { $in: gone }, state: 'deleting' })
    if (marked.length === 0) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Images could not be deleted')
}

/** Deletes all files of an image. */
export async function removeFiles(storage: ObjectStorage, name: string): Promise<void> {
  await removeSizes(storage, name)
  if (storage.directUploads) await storage.remove(quarantineKey(name))
}
