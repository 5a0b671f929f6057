import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission, requireTeam } from '../../platform/authorize.ts'
import { transactionally } from '../../platform/database/transaction.ts'
import { invalidInput, notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { type ProductRow, unknownProduct, writtenProducts } from '../catalogue/products/products.service.ts'
import { Post } from '../content/post.entity.ts'
import { unknownPost } from '../content/posts.service.ts'
import { PreviewLink } from './preview-link.entity.ts'
import {
  livePreviewsMax,
  newPreviewRules,
  type PreviewSubject,
  previewLifetimes,
  previewLinkIdRules,
  previewSubjectRules,
  previewTokenRules,
} from './previews.rules.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Who may write a thing may show it before its time. */
const permissionFor = { PRODUCT: 'catalogue.write', POST: 'content.write' } as const

/** A new link, and the secret part of its address: told once, for it is not kept. */
export interface NewPreviewLink {
  token: string
  link: PreviewLink
}

/**
 * Makes a link that shows one product or article as the shop would, whether or not the shop shows it, for an hour, a day
 * or a week (decision 043).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (also when there are twenty that live), NOT_FOUND.
 */
export async function createPreviewLink(ctx: RequestContext, input: unknown): Promise<NewPreviewLink> {
  requireTeam(ctx)
  const { subject, subjectId, lifetime } = parseInput(newPreviewRules, input)
  const { email } = requirePermission(ctx, permissionFor[subject])
  const now = ctx.clock.now()
  const token = randomBytes(24).toString('base64url')
  return transactionally(ctx, async (em) => {
    await holdSubject(em, subject, subjectId)
    const column = columnOf(subject, subjectId)
    if ((await em.count(PreviewLink, { ...column, expiresAt: { $gt: now } })) >= livePreviewsMax)
      throw invalidInput('Révoquez d’abord un lien\u00a0: vingt liens ouvrent déjà cette fiche.')
    const link = em.create(PreviewLink, {
      ...column,
      tokenHash: hashOf(token),
      expiresAt: new Date(now.getTime() + previewLifetimes[lifetime] * 3_600_000),
      createdBy: email,
      createdAt: now,
    })
    await em.flush()
    return { token, link }
  })
}

const columnOf = (subject: PreviewSubject, id: number) =>
  subject === 'PRODUCT' ? { product: id } : { post: id }

/** Keeps what is shown from being deleted meanwhile. @throws NOT_FOUND when there is none. */
async function holdSubject(em: EntityManager, subject: PreviewSubject, id: number): Promise<void> {
  const isProduct = subject === 'PRODUCT'
  const held = isProduct
    ? await em.execute('select 1 from products where id = ? for key share', [id])
    : await em.execute('select 1 from posts where id = ? for key share', [id])
  if (held.length === 0) throw isProduct ? unknownProduct() : unknownPost()
}

/**
 * The links of one thing that live, the newest first.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listPreviewLinks(ctx: RequestContext, input: unknown): Promise<PreviewLink[]> {
  requireTeam(ctx)
  const { subject, subjectId } = parseInput(previewSubjectRules, input)
  requirePermission(ctx, permissionFor[subject])
  return ctx.em.find(
    PreviewLink,
    { ...columnOf(subject, subjectId), expiresAt: { $gt: ctx.clock.now() } },
    { orderBy: { id: 'desc' }, limit: livePreviewsMax },
  )
}

/** Ends a link at once. @returns its id. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
export async function revokePreviewLink(ctx: RequestContext, input: unknown): Promise<number> {
  requireTeam(ctx)
  const { id } = parseInput(previewLinkIdRules, input)
  const link = await ctx.em.findOne(PreviewLink, { id })
  if (link) requirePermission(ctx, permissionFor[link.product ? 'PRODUCT' : 'POST'])
  if ((await ctx.em.nativeDelete(PreviewLink, { id })) === 0) throw notFound('Lien d’aperçu non trouvé')
  return id
}

/** What a link shows: a product or an article. */
export interface Preview {
  expiresAt: Date
  product: ProductRow | null
  post: Post | null
}

/**
 * What the link with this token shows, to whoever has it, as it is now.
 * @throws BAD_USER_INPUT, NOT_FOUND when there is no such link, or none any more.
 */
export async function openPreview(ctx: RequestContext, input: unknown): Promise<Preview> {
  const { token } = parseInput(previewTokenRules, input)
  const link = await ctx.em.findOne(PreviewLink, {
    tokenHash: hashOf(token),
    expiresAt: { $gt: ctx.clock.now() },
  })
  if (!link) throw notFound('Ce lien d’aperçu n’est pas ou plus valable.')
  const [product = null] = link.product ? await writtenProducts(ctx.em, [link.product.id]) : []
  const post = link.post ? await ctx.em.findOne(Post, { id: link.post.id }) : null
  return { expiresAt: link.expiresAt, product, post }
}
