import { countDeletion, requirePermission } from '../../../platform/authorize.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Page } from '../../../platform/page.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { recordChange } from '../../audit/audit.service.ts'
import { imageUrl } from '../../media/image-variants.rules.ts'
import { markUnusedImage, removeMarked, storeCrop, unknownImage } from '../../media/library-images.ts'
import { StoredImage } from '../../media/stored-image.entity.ts'
import { cropRules, type ImageFilter, imageNameRules, libraryListRules } from './library.rules.ts'

/** What shows an image, and what it says of it. */
export interface ImageUse {
  kind: 'PRODUCT' | 'CATEGORY' | 'POST'
  /** Of the product, category or article. */
  subjectId: number
  title: string
  /** Of the image in the gallery of a product; null where its address stands on the thing itself. */
  imageId: number | null
  /** What it shows in a gallery; elsewhere the title stands for it. */
  altText: string | null
}

/** An image of the shop's storage, and where it is seen. */
export interface LibraryImage {
  name: string
  imageUrl: string
  /** Pixels of the largest kept size; null for images from before they were counted. */
  width: number | null
  height: number | null
  /** Of all kept sizes together. */
  byteSize: number | null
  createdAt: Date
  uses: ImageUse[]
}

/** Everywhere that an image can be seen; a test holds it against `image-columns.ts`. */
export const usedColumns = [
  { table: 'product_images', column: 'image_url' },
  { table: 'products', column: 'image_url' },
  { table: 'categories', column: 'image_url' },
  { table: 'posts', column: 'image_url' },
] as const

/** One row for each use. The address on a product that has a gallery is that of its primary image: counted once. */
const uses = `
  select product_images.image_url as url, 'PRODUCT' as kind, products.id, products.name as title, product_images.id as "imageId",
    alt_text as "altText"
  from product_images join products on products.id = product_id
  union all
  select image_url, 'PRODUCT', id, name, null, null from products
  where not exists (select 1 from product_images where product_id = products.id)
  union all
  select image_url, 'CATEGORY', id, name, null, null from categories
  union all
  select image_url, 'POST', id, title, null, null from posts`

const conditions: Record<ImageFilter, string> = {
  ALL: 'true',
  USED: 'used.url is not null',
  UNUSED: 'used.url is null',
  NO_ALT: 'used."lacksAlt"',
}

const plain = (text: string) => `lower(unaccent(${text}))`

/**
 * Images of the shop's storage with what shows them, the newest first, and how many there are. The search finds titles
 * of what shows them, texts of galleries and names of files.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listLibraryImages(ctx: RequestContext, input: unknown): Promise<Page<LibraryImage>> {
  requirePermission(ctx, 'images')
  const { filter, search, limit, offset } = parseInput(libraryListRules, input)
  const rows = await ctx.em.execute<Omit<LibraryImage, 'imageUrl'> & { url: string; total: number }[]>(
    `with uses as (${uses}), used as (
       select url, json_agg(json_build_object('kind', kind, 'subjectId', id, 'title', title, 'imageId', "imageId",
           'altText', "altText") order by kind desc, id) as uses,
         bool_or("imageId" is not null and "altText" is null) as "lacksAlt",
         string_agg(concat_ws(' ', title, "altText"), ' ') as words
       from uses group by url
     )
     select name, width, height, byte_size as "byteSize", created_at as "createdAt", coalesce(uses, '[]') as uses,
       count(*) over ()::float8 as total
     from stored_images left join used on used.url = ? || name
     where state = 'stored' and ${conditions[filter]}
       and (? = '' or strpos(${plain("concat_ws(' ', words, name)")}, ${plain('?')}) > 0)
     order by created_at desc, name limit ? offset ?`,
    [imageUrl(''), search, search, limit, offset],
  )
  const items = (rows as unknown as (LibraryImage & { total: number })[]).map(
    ({ total: _total, ...row }) => ({
      ...row,
      createdAt: new Date(row.createdAt),
      imageUrl: imageUrl(row.name),
    }),
  )
  const [first] = rows as unknown as { total: number }[]
  // Beyond the last page no row tells how many there are.
  if (!first && offset > 0) {
    const { totalCount } = await listLibraryImages(ctx, { filter, search, limit: 1 })
    return { items, totalCount }
  }
  return { items, totalCount: first?.total ?? 0 }
}

/**
 * Deletes an image that nothing shows, with its files. The history cannot bring it back any more.
 * @returns its name.
 * @throws UNAUTHENTICATED, FORBIDDEN, STEP_UP_REQUIRED (`countDeletion`), BAD_USER_INPUT, NOT_FOUND, CONFLICT when something shows it, or was about to a
 *   moment ago.
 */
export async function deleteImage(ctx: RequestContext, input: unknown): Promise<string> {
  requirePermission(ctx, 'images')
  const { name } = parseInput(imageNameRules, input)
  await countDeletion(ctx)
  await transactionally(ctx, async (em) => {
    const image = await em.findOne(StoredImage, { name, state: 'stored' })
    if (!image) throw unknownImage()
    if (!(await markUnusedImage(em, { name, now: ctx.clock.now(), columns: usedColumns })))
      throw conflict('Cette image est utilisée, ou vient de l’être\u00a0: elle ne peut pas être supprimée.')
    const before = { imageUrl: imageUrl(name), width: image.width ?? null, height: image.height ?? null }
    await recordChange(ctx, em, {
      action: 'DELETED',
      subjectType: 'IMAGE',
      subjectId: name,
      before,
      after: null,
    })
  })
  await removeMarked(ctx, name)
  return name
}

/**
 * Makes a new image of a part of another. The old one stays, wherever it is shown.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.
 */
export async function cropImage(ctx: RequestContext, input: unknown): Promise<LibraryImage> {
  requirePermission(ctx, 'images')
  const { name, ...region } = parseInput(cropRules, input)
  if (!(await ctx.em.count(StoredImage, { name, state: 'stored' }))) throw unknownImage()
  const made = await storeCrop(ctx, name, region)
  const cropped = made.imageUrl.slice(imageUrl('').length)
  const after = { imageUrl: made.imageUrl, croppedFrom: imageUrl(name), ...region }
  await transactionally(ctx, (em) =>
    recordChange(ctx, em, {
      action: 'CREATED',
      subjectType: 'IMAGE',
      subjectId: cropped,
      before: null,
      after,
    }),
  )
  const row = await ctx.em.fork().findOneOrFail(StoredImage, { name: cropped })
  const { width = null, height = null, byteSize = null, createdAt } = row
  return { name: cropped, imageUrl: made.imageUrl, width, height, byteSize, createdAt, uses: [] }
}
