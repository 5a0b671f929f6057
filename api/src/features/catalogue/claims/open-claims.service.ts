import { may, requirePermission } from '../../../platform/authorize.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { categoryClaimTexts, postClaimTexts, productClaimTexts } from '../../claims/claims.rules.ts'
import type { ClaimPoint } from '../../claims/register/claim-points.ts'
import type { InformationPage } from '../../content/pages/information-page.entity.ts'
import { findInformationPage } from '../../content/pages/information-pages.service.ts'
import type { Post } from '../../content/post.entity.ts'
import { contentOf, findPost } from '../../content/posts.service.ts'
import { findCategory } from '../categories/categories.service.ts'
import type { Category } from '../categories/category.entity.ts'
import { findProduct, type ProductRow } from '../products/products.service.ts'
import { openPointsOf } from './claims.loaders.ts'

/** Of a thing, the texts that may claim something. */
const textsOf = <Thing extends object>(thing: Thing, fields: readonly (keyof Thing & string)[]) =>
  Object.fromEntries(fields.map((field) => [field, thing[field]])) as Record<string, string | null>

/** The open claims of something; null for who may not know them, and where the guard is off. */
type OpenClaims = Promise<ClaimPoint[] | null>

/** The open claims of a product. */
export const openProductClaims = (ctx: RequestContext, product: ProductRow): OpenClaims =>
  openPointsOf(ctx, 'PRODUCT', product.id, textsOf(product, productClaimTexts))

/** The open claims of a category. */
export const openCategoryClaims = (ctx: RequestContext, category: Category): OpenClaims =>
  openPointsOf(ctx, 'CATEGORY', category.id, textsOf(category, categoryClaimTexts))

/** The open claims of an article. */
export async function openPostClaims(ctx: RequestContext, post: Post): OpenClaims {
  // Nobody else makes the content be read for it.
  if (!may(ctx, 'content.read')) return null
  const whole = { ...post, content: await contentOf(ctx, post) }
  return openPointsOf(ctx, 'POST', post.id, textsOf(whole, postClaimTexts))
}

/** The open claims of an information page. */
export const openPageClaims = (ctx: RequestContext, { slug, texts }: InformationPage): OpenClaims =>
  openPointsOf(ctx, 'PAGE', slug, texts)

/** The words of claims, each once, as French readers list them; one text, for a list would cost as much as one. */
export const claimWordsOf = (claims: ClaimPoint[] | null): string | null =>
  claims && [...new Set(claims.map(({ words }) => `«\u00a0${words}\u00a0»`))].join(', ')

/** How much of something is to be reviewed. */
export interface ClaimFigures {
  claimPoints: number | null
  claimWords: string | null
}

const figuresOf = (claims: ClaimPoint[] | null): ClaimFigures => ({
  ...{ claimPoints: claims?.length ?? null, claimWords: claimWordsOf(claims) },
})

/** What is to be reviewed of a product. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
export async function findProductClaims(ctx: RequestContext, input: unknown): Promise<ClaimFigures> {
  requirePermission(ctx, 'catalogue.read')
  return figuresOf(await openProductClaims(ctx, await findProduct(ctx, input)))
}

/** What is to be reviewed of a category. @throws as findProductClaims. */
export async function findCategoryClaims(ctx: RequestContext, input: unknown): Promise<ClaimFigures> {
  requirePermission(ctx, 'catalogue.read')
  return figuresOf(await openCategoryClaims(ctx, await findCategory(ctx, input)))
}

/** What is to be reviewed of an article. @throws as findProductClaims. */
export async function findPostClaims(ctx: RequestContext, input: unknown): Promise<ClaimFigures> {
  requirePermission(ctx, 'content.read')
  return figuresOf(await openPostClaims(ctx, await findPost(ctx, input)))
}

/** What is to be reviewed of an information page. @throws as findProductClaims. */
export async function findPageClaims(ctx: RequestContext, input: unknown): Promise<ClaimFigures> {
  requirePermission(ctx, 'content.read')
  return figuresOf(await openPageClaims(ctx, await findInformationPage(ctx, input)))
}
