import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql'
import { requirePermission } from '../../../platform/authorize.ts'
import { cutText } from '../../../platform/cut-text.rules.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { omitUndefined, parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { audited } from '../../audit/audit.service.ts'
import { settledPlan } from '../../content/publication-plan.ts'
import { assertUsableImageUrl } from '../../media/usable-image-url.ts'
import { categoryOrNone, requireCategory } from '../catalogue-locks.ts'
import { Product } from './product.entity.ts'
import { idRules, newProductRules, productLimits } from './product.rules.ts'
import { auditedState, findImages, imagesFields, lockProduct, rowOf } from './product-aggregate.ts'
import { ProductImage } from './product-image.entity.ts'
import { type ProductRow, productFields, writtenProduct } from './products.service.ts'

/**
 * A new product (specification, sections 3, 4 and 7), with the images that are named. Without any, `imageUrl` is kept
 * until one is added.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function createProduct(ctx: RequestContext, input: unknown): Promise<ProductRow> {
  requirePermission(ctx, 'catalogue.write')
  const { images, ...given } = parseInput(newProductRules, input)
  const fields = omitUndefined(given)
  for (const { imageUrl } of images?.length ? images : [fields]) await assertUsableImageUrl(ctx, imageUrl)
  return transactionally(ctx, async (em) => {
    await requireCategory(em, fields.categoryId)
    const plan = { isShown: fields.visible ?? true, publishAt: fields.publishAt }
    const publishAt = settledPlan(ctx.clock.now(), { isShown: plan.isShown }, plan)
    return insertProduct(ctx, em, { ...rowOf(fields), publishAt }, images ?? [])
  })
}

/** What may end the name of a copy. */
const copyMark = ' (copie)'

/**
 * A hidden copy of a product: its texts, facts and images, but neither rating nor reviews, which are not its own. The
 * copies of images show the same files; a file stays for as long as anything shows it.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
export async function duplicateProduct(ctx: RequestContext, input: unknown): Promise<ProductRow> {
  requirePermission(ctx, 'catalogue.write')
  const { id } = parseInput(idRules, input)
  return transactionally(ctx, async (em) => {
    // The category is held before the product is locked, as everywhere.
    const category = await categoryOrNone(em, (await writtenProduct(em, id)).category?.id)
    const source = await lockProduct(em, id)
    const {
      rating: _rating,
      reviewCount: _reviewCount,
      publishAt: _publishAt,
      categoryId: _category,
      ...facts
    } = productFields(source)
    const name = `${cutText(facts.name, productLimits.nameLength - copyMark.length)}${copyMark}`
    const images = imagesFields(await findImages(em, id))
    return insertProduct(ctx, em, { ...facts, category, name, visible: false }, images)
  })
}

/** An image of a product that is being made. */
interface NewImage {
  imageUrl: string
  altText?: string | null
  isPrimary?: boolean
}

/** Saves a new product and its images, in their order, as one entry of the history. */
async function insertProduct(
  ctx: RequestContext,
  em: EntityManager,
  row: RequiredEntityData<Product>,
  given: readonly NewImage[],
): Promise<ProductRow> {
  const now = ctx.clock.now()
  const primary = given.find(({ isPrimary }) => isPrimary) ?? given[0]
  const images = given.map((image, displayOrder) => ({
    imageUrl: image.imageUrl,
    altText: image.altText ?? null,
    displayOrder,
    isPrimary: image === primary,
  }))
  const { product } = await audited(ctx, em, auditedState(primary ? { images } : {})).createBy(async () => {
    const product = em.create(Product, {
      ...row,
      imageUrl: primary?.imageUrl ?? row.imageUrl,
      ...{ createdAt: now, updatedAt: now },
    })
    return {
      product,
      images: images.map((image) => em.create(ProductImage, { ...image, product, createdAt: now })),
    }
  })
  return writtenProduct(em, product.id)
}
