import { createHash } from 'node:crypto'
import type { RequiredEntityData } from '@mikro-orm/postgresql'
import { AccountLink } from '../../features/accounts/recovery/account-link.entity.ts'
import { ApiToken } from '../../features/accounts/tokens/api-token.entity.ts'
import type { User } from '../../features/accounts/user.entity.ts'
import { AuditEntry } from '../../features/audit/audit-entry.entity.ts'
import { Assessment, AssessmentCriterion } from '../../features/catalogue/assessments/assessment.entity.ts'
import { criteria } from '../../features/catalogue/assessments/criteria.rules.ts'
import { Evidence } from '../../features/catalogue/evidence/evidence.entity.ts'
import { OfficialCost } from '../../features/catalogue/official-costs/official-cost.entity.ts'
import { Passport } from '../../features/catalogue/passports/passport.entity.ts'
import { Claim } from '../../features/claims/register/claim.entity.ts'
import { InformationPage } from '../../features/content/pages/information-page.entity.ts'
import { ensureInformationPages } from '../../features/content/pages/information-pages.service.ts'
import { ReplyTemplate } from '../../features/engagement/templates/reply-template.entity.ts'
import { imageKey } from '../../features/media/image-variants.rules.ts'
import { StoredImage } from '../../features/media/stored-image.entity.ts'
import { PreviewLink } from '../../features/previews/preview-link.entity.ts'
import { SiteSetting } from '../../features/settings/site-setting.entity.ts'
import { TeamInvitation } from '../../features/team/team-invitation.entity.ts'
import { SavedView } from '../../features/views/saved-view.entity.ts'
import { Session } from '../../platform/http/session.entity.ts'
import { OutgoingMail } from '../../platform/mail/outgoing-mail.entity.ts'
import type { TestShop } from '../shop.ts'
import {
  createAccount,
  createCategory,
  createContactMessage,
  createOrder,
  createProduct,
  createProductImage,
  createWaitlistEntry,
} from './factories.ts'
import { createLostFactors, createSecondFactor } from './second-factor.ts'
import { image } from './uploads.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The people of a small world. */
export interface SmallWorld {
  customer: User
  administrator: User
}

/** The kept change of the passport. */
export const passportEntry = 9

/** The kept decision about the claim. */
export const claimEntry = 10
/** The kept change of the terms of sale. */
export const pageEntry = 11
/** The kept change of the official cost. */
export const officialCostEntry = 12

/** The token by which the account connue@exemple.fr gets another password. */
export const passwordToken = 'jeton-du-mot-de-passe-oublie-00000000000001'
/** The token by which it confirms its address. */
export const emailToken = 'jeton-de-l-adresse-a-confirmer-000000000001'

/**
 * One row of everything, each with the id 1: category, product, image, article, setting, message, template, mail, waitlist
 * entry, newsletter address, link of preview, kept view and token of the administrator; the customer's order and cart line; a kept
 * change of category (1), article (2), setting (3), product (4), and of many products (5) with what became of the one
 * (6), of the draft of an assessment (7) and of evidence (8), of which there is one each, of the passport of the product
 * (9), whose code is 1, of the claim of its description (10), of the terms of sale (11) and of its official cost (12); a
 * stored picture; an account that signs in as connue@exemple.fr with « mot de passe », and has forgotten it.
 */
export async function createSmallWorld(shop: TestShop): Promise<SmallWorld> {
  const [customer, administrator] = [
    await createAccount(shop),
    await createAccount(shop, { roles: ['OWNER'] }),
  ]
  const known = await createAccount(shop, { email: 'connue@exemple.fr' })
  const link = {
    user: known.id,
    email: known.email,
    expiresAt: new Date(shop.clock.now().getTime() + 60_000),
  }
  await shop.em().insertMany(AccountLink, [
    { ...link, purpose: 'RESET_PASSWORD', tokenHash: sha256(passwordToken) },
    { ...link, purpose: 'CONFIRM_EMAIL', tokenHash: sha256(emailToken) },
  ])
  await createAccount(shop, { email: 'patronne@exemple.fr', roles: ['OWNER'] })
  for (const { id } of [customer, administrator]) await createSecondFactor(shop, id)
  await createLostFactors(shop)
  const soon = new Date(shop.clock.now().getTime() + 60_000)
  const invitation = { email: customer.email, roles: ['CONTENT' as const], invitedBy: administrator.id }
  const tokenHash = sha256('jeton-de-l-invitation-0001')
  await shop.em().insert(TeamInvitation, { ...invitation, tokenHash, expiresAt: soon })
  const elsewhere = { sid: 'elsewhere', publicId: '1', userId: customer.id, sess: {}, expire: soon }
  await shop.em().insert(Session, elsewhere)
  const category = await createCategory(shop)
  const product = await createProduct(shop, { category })
  await createProductImage(shop, { product: product.id, isPrimary: true })
  await createProduct(shop, { inStock: false })
  await shop
    .em()
    .execute(`insert into posts (title, content, published) values ('Le compost', 'Simple.', true)`)
  await shop
    .em()
    .execute(`insert into newsletter (email, token) values ('lea@exemple.fr', 'jeton-de-la-lettre-0001')`)
  await shop.em().insert(PreviewLink, {
    product: product.id,
    tokenHash: createHash('sha256').update('jeton-de-l-apercu-0001').digest('hex'),
    expiresAt: new Date(shop.clock.now().getTime() + 3_600_000),
    createdBy: administrator.email,
  })
  await shop.em().insert(ApiToken, {
    ...{ name: 'Caisse', user: administrator.id, scopes: ['ORDERS_READ'], tokenHash: '0'.repeat(64) },
    expiresAt: new Date(shop.clock.now().getTime() + 3_600_000),
  })
  await shop.em().insert(SiteSetting, { key: '1', value: 'Sous 48 h.' })
  const kept = {
    actorId: administrator.id,
    actorEmail: administrator.email,
    action: 'CREATED',
    subjectId: '1',
  } as const
  await shop.em().insertMany(AuditEntry, [
    { ...kept, subjectType: 'CATEGORY', after: { name: 'Cuisine', slug: 'cuisine', description: null } },
    { ...kept, subjectType: 'POST', after: { title: 'Le compost', content: 'Simple.', published: true } },
    { ...kept, subjectType: 'SETTING', after: { value: 'Sous 24 h.' } },
    { ...kept, subjectType: 'PRODUCT', after: { name: 'Savon', price: '12.90', ecoScore: '8.0' } },
  ])
  await shop
    .em()
    .insert(StoredImage, { name: '1', state: 'stored', expiresAt: new Date(), width: 40, height: 30 })
  await shop.storage.put(imageKey('1', 1280), await image('webp', { width: 40, height: 30 }))
  const many = { ...kept, action: 'UPDATED' } as const
  await shop
    .em()
    .insert(AuditEntry, { ...many, subjectType: 'PRODUCTS', subjectId: 'prices', after: { updated: 1 } })
  await shop.em().insert(AuditEntry, {
    ...{ ...many, subjectType: 'PRODUCT', batchId: 5 },
    ...{ before: { price: '9.90', categoryId: category.id }, after: { price: product.price } },
  })
  await insertAssessment(shop, kept)
  await shop.em().insert(AuditEntry, {
    ...{ ...kept, subjectType: 'PASSPORT' },
    after: { model: 'S-1', guarantees: [], spareParts: [] },
  })
  await shop.em().insert(Passport, {
    ...{ productId: product.id, code: '1', model: 'S-1' },
    ...{ guarantees: [], spareParts: [] },
  })
  await insertClaim(shop, kept)
  await ensureInformationPages(shop.em())
  const terms = await shop.em().findOneOrFail(InformationPage, { slug: 'terms' })
  await shop.em().insert(AuditEntry, {
    ...{ ...kept, subjectType: 'PAGE', subjectId: 'terms' },
    after: { ...terms.texts, lead: 'Les règles de vos achats.' },
  })
  const cost = { points: 1234, pointsPer100g: '560', declaredBy: 'BRAND', declaredOn: '2026-01-02' } as const
  await shop.em().insert(AuditEntry, { ...kept, subjectType: 'OFFICIAL_COST', after: cost })
  await shop.em().insert(OfficialCost, { productId: product.id, ...cost })
  await shop.em().insert(SavedView, { user: administrator.id, list: 'ORDERS', name: 'À envoyer', query: '' })
  await createContactMessage(shop)
  await shop.em().insert(ReplyTemplate, { name: 'Accusé', text: 'Bonjour {{prénom}},' })
  const mail = { recipient: 'ana@exemple.fr', subject: 'Bonjour', text: 'Bonjour.' }
  await shop.em().insert(OutgoingMail, { ...mail, dueAt: shop.clock.now() })
  await createWaitlistEntry(shop, { productIds: [String(product.id)] })
  await createOrder(shop, { user: customer.id, shippingAddress: '1 rue des Lilas, Lyon' })
  // The administrator's too, or there would be nothing to order.
  for (const as of [customer, administrator])
    await shop.post('/api/cart', { as, body: { productId: product.id, quantity: 1 } })
  return { customer, administrator }
}

/** The draft of the product's assessment, without points; and a public certificate with its file, which supports none. */
async function insertAssessment(shop: TestShop, kept: Omit<RequiredEntityData<AuditEntry>, 'subjectType'>) {
  const em = shop.em()
  const file = { fileName: '1', fileType: 'image/webp', fileSize: 1, sha256: '-' }
  const certificate = { kind: 'CERTIFICATE', title: 'GOTS', issuer: 'Bureau' } as const
  await em.insert(Evidence, { ...certificate, ...file, isPublic: true, ceiling: 20 })
  await shop.storage.put('evidence/1', await image('webp', { width: 40, height: 30 }))
  const assessment = await em.insert(Assessment, { productId: 1, status: 'DRAFT', methodVersion: 1 })
  const facts = criteria.map((criterion) => ({ criterion, points: 0, reason: '' }))
  for (const each of facts) await em.insert(AssessmentCriterion, { assessment, ...each })
  const after = { status: 'DRAFT', criteria: facts.map((each) => ({ ...each, points: '0.0' })) }
  await em.insertMany(AuditEntry, [
    { ...kept, subjectType: 'ASSESSMENT', after },
    { ...kept, subjectType: 'EVIDENCE', after: { ...certificate, ...file, isPublic: true } },
  ] as RequiredEntityData<AuditEntry>[])
}

/** A claim of the product that nobody has decided of, in the sentence that its description then has. */
async function insertClaim(shop: TestShop, kept: Omit<RequiredEntityData<AuditEntry>, 'subjectType'>) {
  const em = shop.em()
  const sentence = 'Un savon écologique.'
  await em.execute('update products set description = ? where id = 1', [sentence])
  const words = { rule: 'ecological', kind: 'PRECISE', words: 'écologique', sentence } as const
  const subject = { subjectType: 'PRODUCT', subjectId: '1', subjectName: 'Savon' } as const
  await em.insert(Claim, { ...subject, field: 'description', ...words })
  const after = { decision: 'OPEN', evidenceId: null, reason: null }
  await em.insert(AuditEntry, { ...kept, subjectType: 'CLAIM', after })
}

/** A fingerprint of each table but those that any request may touch: equal before and after, nothing was written. */
export async function fingerprints(shop: TestShop): Promise<Record<string, string>> {
  const em = shop.em()
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public'
       and table_name not in ('sessions', 'rate_limits', 'migrations') order by 1`,
  )
  const rows = await em.execute<{ name: string; hash: string }[]>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ':' || coalesce(md5(string_agg(r::text, ',' order by r::text)), '') as hash from "${name}" r`,
      )
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

/**
 * Makes calls that must write nothing, and returns their answers. The tables are compared once for all of them: only
 * when they differ is each call made again by itself, so that the failure names those at fault.
 */
export async function callWithoutEffect<C extends { name: string }, A>(
  shop: TestShop,
  calls: C[],
  call: (one: C) => Promise<A>,
): Promise<A[]> {
  const before = await fingerprints(shop)
  const answers: A[] = []
  for (const one of calls) answers.push(await call(one))
  const changed = changedTables(before, await fingerprints(shop))
  if (changed.length === 0) return answers
  const atFault = await callsWithEffect(shop, calls, call)
  throw new Error(`Refused calls changed ${changed}; made again one by one: ${atFault.join('; ') || 'none'}`)
}

const changedTables = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(after).filter((table) => before[table] !== after[table])

async function callsWithEffect<C extends { name: string }>(
  shop: TestShop,
  calls: C[],
  call: (one: C) => Promise<unknown>,
): Promise<string[]> {
  const found: string[] = []
  for (const one of calls) {
    const before = await fingerprints(shop)
    await call(one)
    const changed = changedTables(before, await fingerprints(shop))
    if (changed.length > 0) found.push(`${one.name} changed ${changed}`)
  }
  return found
}
