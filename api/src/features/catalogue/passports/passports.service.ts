import { randomInt } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import DataLoader from 'dataloader'
import { may, requirePermission } from '../../../platform/authorize.ts'
import { readRows } from '../../../platform/database/read-rows.ts'
import { sql } from '../../../platform/database/sql.ts'
import { requireVersion, transactionally } from '../../../platform/database/transaction.ts'
import { invalidInput, notFound } from '../../../platform/errors.ts'
import { omitUndefined, parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { type AuditedEntity, audited, findEarlierState } from '../../audit/audit.service.ts'
import type { Snapshot } from '../../audit/audit-entry.entity.ts'
import { passportClaimTexts, productClaimParts } from '../../claims/claims.rules.ts'
import { refuseForbiddenTexts } from '../../claims/claims.service.ts'
import type { ClaimTexts } from '../../claims/register/claim-points.ts'
import { categoryLoader } from '../categories/categories.loaders.ts'
import { showsTotal } from '../categories/score-display.rules.ts'
import { isMeasuredDrawing } from '../images/measured-drawing.rules.ts'
import { lockProduct } from '../products/product-aggregate.ts'
import type { ProductImage } from '../products/product-image.entity.ts'
import { findProduct, type ProductRow, productImagesLoader } from '../products/products.service.ts'
import { Passport } from './passport.entity.ts'
import {
  passportCodeRules,
  passportFactsRules,
  passportProductRules,
  quantityNeedsUnit,
  savePassportRules,
} from './passport.rules.ts'
import { type Completeness, completenessOf } from './passport-completeness.rules.ts'

const unknownPassport = () => notFound('Passeport non trouvé')

/** Letters and digits that nobody takes for one another: a code is also read from paper. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const newCode = () => Array.from({ length: 12 }, () => signs[randomInt(signs.length)]).join('')

/** What of a passport may claim something, by the fields of its form. */
const claimTextsOf = (state?: Snapshot | null): ClaimTexts => ({
  ...Object.fromEntries(
    passportClaimTexts.map((field) => [field, (state?.[field] as string | null | undefined) ?? null]),
  ),
  guarantees: linesOf(state?.guarantees, ['covers', 'terms']),
  spareParts: linesOf(state?.spareParts, ['name']),
})

const linesOf = (rows: unknown, fields: string[]): string =>
  ((rows as Record<string, string | null>[] | undefined) ?? [])
    .flatMap((row) => fields.flatMap((field) => row[field] ?? []))
    .join('\n')

const auditedPassport: AuditedEntity<Passport> = {
  /** Whatever way it takes: written, or restored to what it was before the guard refused it. */
  async check({ env }, em, { subjectId, before, after }) {
    const told = claimTextsOf(before)
    const changed = Object.entries(claimTextsOf(after)).filter(([field, text]) => text !== told[field])
    const texts = changed.map(([field, text]) => [`${productClaimParts.passport}${field}`, text])
    await refuseForbiddenTexts(env, em, 'PRODUCT', subjectId, Object.fromEntries(texts), (field) =>
      field.slice(productClaimParts.passport.length),
    )
  },
  subjectType: 'PASSPORT',
  // By its product, as whoever looks for it knows it.
  subjectIdOf: ({ productId }) => productId,
  fieldsOf: (passport) => ({
    manufacturerName: passport.manufacturerName ?? null,
    manufacturerAddress: passport.manufacturerAddress ?? null,
    manufacturerContact: passport.manufacturerContact ?? null,
    responsibleName: passport.responsibleName ?? null,
    responsibleAddress: passport.responsibleAddress ?? null,
    responsibleContact: passport.responsibleContact ?? null,
    warnings: passport.warnings ?? null,
    model: passport.model ?? null,
    gtin: passport.gtin ?? null,
    netQuantity: passport.netQuantity == null ? null : String(Number(passport.netQuantity)),
    netUnit: passport.netUnit ?? null,
    composition: passport.composition ?? null,
    allergens: passport.allergens ?? null,
    energyClass: passport.energyClass ?? null,
    origin: passport.origin ?? null,
    guarantees: passport.guarantees,
    spareParts: passport.spareParts,
  }),
}

/** Passports by product id, one statement for all that a request asks for; null for a product without. */
export const passportLoader = (ctx: RequestContext) =>
  new DataLoader<number, Passport | null>(async (ids) => {
    const found = await readRows<Passport>(
      ctx.em,
      Passport,
      sql`where product_id = any(${`{${ids}}`}::int[])`,
    )
    const byProduct = new Map(found.map((passport) => [passport.productId, passport]))
    return ids.map((id) => byProduct.get(id) ?? null)
  })

/** A product with its passport. */
export interface ProductPassport {
  product: ProductRow
  passport: Passport | null
}

/** The passport of a product. @throws as findProduct. */
export async function findProductPassport(ctx: RequestContext, input: unknown): Promise<ProductPassport> {
  const product = await findProduct(ctx, input)
  return { product, passport: await ctx.load(passportLoader).load(product.id) }
}

/** A passport, and how far it has come. */
export interface PassportSheet extends Completeness {
  passport: Passport | null
}

/**
 * The passport of a product with what its category asks for.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
export async function findPassportSheet(ctx: RequestContext, input: unknown): Promise<PassportSheet> {
  requirePermission(ctx, 'catalogue.read')
  const { product, passport } = await findProductPassport(ctx, input)
  const category = product.category && (await ctx.load(categoryLoader).load(product.category.id))
  return { passport, ...completenessOf(passport, category?.passportFacts ?? null) }
}

/** A passport by its code, with the name of its product, which may be gone. */
export interface PassportByCode {
  passport: Passport
  name: string
  /** The product, while the shop shows it. */
  product: ProductRow | null
  /** Its eco-score, where its category shows the total; null else. */
  ecoScore: string | null
  /** Of its images the measured drawing, where it has one. */
  drawing: Pick<ProductImage, 'imageUrl' | 'altText'> | null
}

/**
 * The passport with a code, also of a product that is hidden or deleted: what was sold is still in use. Not of one that
 * visitors never saw.
 * @throws BAD_USER_INPUT, NOT_FOUND.
 */
export async function findPassportByCode(ctx: RequestContext, input: unknown): Promise<PassportByCode> {
  const { code } = parseInput(passportCodeRules, input)
  const [found] = await readRows<Passport & { productName: string | null; wasSeen: boolean }>(
    ctx.em,
    Passport,
    sql`where code = ${code}`,
    {
      extra: [
        sql`(select name from products where products.id = passports.product_id) as "productName"`,
        sql`exists (select from price_history as shown where shown.product_id = passports.product_id and is_on_sale) as "wasSeen"`,
      ],
    },
  )
  if (!found?.wasSeen && !(found && may(ctx, 'catalogue.read'))) throw unknownPassport()
  const { productName, wasSeen: _wasSeen, ...passport } = found
  const product =
    productName === null ? null : await findProduct(ctx, { id: passport.productId }).catch(() => null)
  const category = product?.category && (await ctx.load(categoryLoader).load(product.category.id))
  const ecoScore =
    product && showsTotal({ scoreDisplay: category?.scoreDisplay ?? 'SCORE' }) ? product.ecoScore : null
  const images = product ? await ctx.load(productImagesLoader).load(product.id) : []
  const drawing = images.find(isMeasuredDrawing) ?? null
  return { passport, name: productName ?? passport.formerName ?? '', product, ecoScore, drawing }
}

function requireWholeQuantity({ netQuantity, netUnit }: Pick<Passport, 'netQuantity' | 'netUnit'>): void {
  if ((netQuantity == null) !== (netUnit == null))
    throw invalidInput(quantityNeedsUnit, { netQuantity: quantityNeedsUnit })
}

async function lockPassport(em: EntityManager, productId: number): Promise<Passport | null> {
  // The product first: it holds the row that each change of the catalogue waits for.
  await lockProduct(em, productId)
  return em.findOne(Passport, { productId })
}

/**
 * Writes what is given of a product's passport; the first time makes it, with its code.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function savePassport(ctx: RequestContext, input: unknown): Promise<Passport> {
  requirePermission(ctx, 'catalogue.write')
  const { productId, version, ...given } = parseInput(savePassportRules, input)
  const facts = omitUndefined(given)
  return transactionally(ctx, async (em) => {
    const passport = await lockPassport(em, productId)
    requireWholeQuantity({ ...passport, ...facts })
    const { create, change } = audited(ctx, em, auditedPassport)
    if (!passport)
      return create(em.create(Passport, { ...facts, productId, code: newCode(), createdAt: ctx.clock.now() }))
    requireVersion(passport.version, version)
    return change(passport, facts)
  })
}

/**
 * Puts a passport back into the state in which a change left it, or found it. Its product must be there.
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT also where it says what the law forbids.
 */
export async function restorePassport(ctx: RequestContext, input: unknown): Promise<Passport> {
  requirePermission(ctx, 'catalogue.write')
  const { subjectId, state } = await findEarlierState(ctx, 'PASSPORT', input)
  const { id: productId } = parseInput(passportProductRules, { id: subjectId })
  const facts = omitUndefined(parseInput(passportFactsRules, state))
  return transactionally(ctx, async (em) => {
    const passport = await lockPassport(em, productId)
    if (!passport) throw unknownPassport()
    return audited(ctx, em, auditedPassport).change(passport, facts, 'RESTORED')
  })
}
