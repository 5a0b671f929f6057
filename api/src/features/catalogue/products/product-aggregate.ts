import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { AuditedEntity } from '../../audit/audit.service.ts'
import type { Snapshot } from '../../audit/audit-entry.entity.ts'
import { productClaimParts, productClaimTexts } from '../../claims/claims.rules.ts'
import { refuseForbiddenClaims, refuseForbiddenTexts } from '../../claims/claims.service.ts'
import { restoredPlan } from '../../content/publication-plan.ts'
import { lockCatalogue } from '../catalogue-locks.ts'
import { signProducts } from '../score-author.ts'
import { Product } from './product.entity.ts'
import { ProductImage } from './product-image.entity.ts'
import { productFields, unknownProduct } from './products.service.ts'

// A product and its images change as one: under the lock of the product's row, with one image that stands for it, and
// in one history. Every write of either is made of these pieces.

/** The fields of a row, with the category as the row names it. */
export const rowOf = <F extends { categoryId?: number | null }>({ categoryId, ...fields }: F) =>
  categoryId === undefined ? fields : { ...fields, category: categoryId }

/** A product with its images, in the order of its gallery. */
export interface ProductWithImages {
  product: Product
  images: ProductImage[]
}

/**
 * Locks products for a change, after the catalogue; those that are not there are left out.
 * @param ids ascending: carts and orders are held to the same order.
 */
export async function lockProducts(em: EntityManager, ids: number[]): Promise<Product[]> {
  await lockCatalogue(em)
  return em.find(
    Product,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  )
}

/** As `lockProducts`, all of them. @throws NOT_FOUND when one is not there. */
export async function lockAllProducts(em: EntityManager, ids: number[]): Promise<Product[]> {
  const products = await lockProducts(em, ids)
  if (products.length < ids.length) throw unknownProduct()
  return products
}

/** Locks one product for a change. @throws NOT_FOUND. */
export async function lockProduct(em: EntityManager, id: number): Promise<Product> {
  const [product] = await lockProducts(em, [id])
  if (!product) throw unknownProduct()
  return product
}

/** Images of a product in the order of its gallery. */
export const findImages = (em: EntityManager, productId: number): Promise<ProductImage[]> =>
  em.find(ProductImage, { product: productId }, { orderBy: { displayOrder: 'asc', id: 'asc' } })

/**
 * Saves the changed images of a locked product, and then applies the rule of the specification, section 4: as soon as
 * there is an image, exactly one is primary, the first of the gallery if none is chosen.
 * @returns the images as they now are, in order.
 */
export async function settleImages(em: EntityManager, productId: number): Promise<ProductImage[]> {
  await em.flush()
  const images = await findImages(em, productId)
  if (images[0] && !primaryOf(images)) images[0].isPrimary = true
  await em.flush()
  return images
}

/** The image that stands for the product: its `imageUrl` is the one of the product. */
export const primaryOf = (images: ProductImage[]): ProductImage | undefined =>
  images.find(({ isPrimary }) => isPrimary)

/** An image of a product, as the history of the product keeps it. */
export interface ImageFields {
  imageUrl: string
  altText: string | null
  displayOrder: number
  isPrimary: boolean
}

/** The images of a product, as its history keeps them. */
export const imagesFields = (images: Pick<ProductImage, keyof ImageFields>[]): ImageFields[] =>
  images.map(({ imageUrl, altText, displayOrder, isPrimary }) => ({
    imageUrl,
    altText: altText ?? null,
    displayOrder,
    isPrimary,
  }))

/** A product in the history, without its images. */
export const auditedProduct: AuditedEntity<Product> = {
  subjectType: 'PRODUCT',
  subjectIdOf: ({ id }) => id,
  fieldsOf: productFields,
  sign: signProducts,
  check: refuseForbiddenClaims(productClaimTexts, ({ visible, publishAt }) => Boolean(visible || publishAt)),
}

const withImages = (
  fieldsOf: AuditedEntity<ProductWithImages>['fieldsOf'],
): AuditedEntity<ProductWithImages> => ({
  subjectType: 'PRODUCT',
  subjectIdOf: ({ product }) => product.id,
  fieldsOf,
  sign: signProducts,
  async check(author, em, change) {
    await auditedProduct.check?.(author, em, change)
    await refuseForbiddenAlts(author, em, change)
  },
})

const altsOf = (state?: Snapshot | null) =>
  ((state?.images as ImageFields[] | undefined) ?? []).flatMap(({ altText }) => altText ?? [])

/** Refuses new words of an image that the law forbids, by whatever way they come; shown or not, for few go back there. */
const refuseForbiddenAlts: NonNullable<AuditedEntity<object>['check']> = async (author, em, change) => {
  const told = new Set(altsOf(change.before))
  const fresh = new Set(altsOf(change.after).filter((alt) => !told.has(alt)))
  if (fresh.size === 0) return
  const rows = await findImages(em, Number(change.subjectId))
  const texts = rows.flatMap(({ id, altText }) =>
    altText && fresh.has(altText) ? [[`${productClaimParts.image}${id}`, altText]] : [],
  )
  await refuseForbiddenTexts(
    author.env,
    em,
    'PRODUCT',
    change.subjectId,
    Object.fromEntries(texts),
    () => 'altText',
  )
}

/**
 * The images of a product in the history, with the image address that follows them; and the name, for whoever reads
 * the history of all products.
 */
export const auditedImages = withImages(({ product, images }) => ({
  name: product.name,
  imageUrl: product.imageUrl ?? null,
  images: imagesFields(images),
}))

/** A product in the history when it is made, or an earlier state restored: its images only if that state has some. */
export const auditedState = (state: ProductState) =>
  withImages(({ product, images }) => ({
    ...productFields(product),
    ...(state.images && { images: imagesFields(images) }),
  }))

/** What the entry of a deletion has beside the fields of the product: it comes back as old as it was. */
export const deletionFields = (product: Product, images: Parameters<typeof imagesFields>[0]) => ({
  images: imagesFields(images),
  createdAt: product.createdAt.toISOString(),
  version: product.version,
})

/** What an entry of the history may hold: all of it for a deletion, name and images for a change of the images. */
export type ProductState = Partial<ReturnType<typeof productFields> & ReturnType<typeof deletionFields>>

/** What a state brings back: the name that stands beside images is no part of their change. */
export const restorableState = ({ name, ...state }: ProductState): ProductState =>
  'price' in state ? { name, ...state } : state

/** Gives a product the fields of a state, and its images if the state has some; what it does not name stays. */
export async function putBack(
  em: EntityManager,
  current: ProductWithImages,
  state: ProductState,
  category: number | null,
  now: Date,
): Promise<void> {
  const { images, categoryId, publishAt, createdAt: _createdAt, version: _version, ...fields } = state
  const { product } = current
  // An address that followed images which now go away goes with them.
  const ownImageUrl = images && current.images.length > 0 ? null : product.imageUrl
  if (images) await replaceImages(em, current, images)
  current.images = await settleImages(em, product.id)
  em.assign(product, {
    ...fields,
    ...(categoryId !== undefined && { category }),
    publishAt: restoredPlan(
      now,
      { isShown: product.visible, publishAt: product.publishAt },
      { isShown: fields.visible, publishAt },
    ),
    imageUrl: imageUrlOf(current.images, fields.imageUrl, ownImageUrl),
  })
}

/** The image address of a restored product: of its primary image, else of the state, else the one that it has. */
function imageUrlOf(
  images: ProductImage[],
  restored: string | null | undefined,
  own: string | null | undefined,
) {
  const primary = primaryOf(images)
  if (primary) return primary.imageUrl
  return restored === undefined ? own : restored
}

/** Left alone when they are the same already: images that stay keep their ids. */
async function replaceImages(
  em: EntityManager,
  { product, images }: ProductWithImages,
  wanted: ImageFields[],
): Promise<void> {
  if (JSON.stringify(imagesFields(images)) === JSON.stringify(imagesFields(wanted))) return
  await em.nativeDelete(ProductImage, { product: product.id })
  for (const image of wanted) em.create(ProductImage, { ...image, product })
}
