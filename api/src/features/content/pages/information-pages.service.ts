import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission } from '../../../platform/authorize.ts'
import { lockRow, requireVersion, transactionally } from '../../../platform/database/transaction.ts'
import { invalidInput, notFound } from '../../../platform/errors.ts'
import { omitUndefined, parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { type AuditedEntity, audited, findEarlierState } from '../../audit/audit.service.ts'
import { refuseForbiddenClaims } from '../../claims/claims.service.ts'
import { InformationPage } from './information-page.entity.ts'
import { knownSlug, pageChangeRules, pageTextsRules, readPageRules } from './information-page.rules.ts'
import { demonstrationFactsOf } from './page-marks.rules.ts'
import {
  fieldNames,
  type PageSection,
  type PageSlug,
  type PageTexts,
  pageSlugs,
  sectionsOf,
  structureOf,
  textsOf,
} from './page-structure.rules.ts'
import { firstPages } from './texts/first-pages.ts'

const unknownPage = () => notFound('Page non trouvée')

/** A page as it is before anybody has changed it. */
const firstPage = (slug: PageSlug) => {
  const { updatedAt, lead, description, sections } = firstPages[slug]
  return { slug, texts: { lead, description, ...textsOf(slug, sections) }, updatedAt: new Date(updatedAt) }
}

/** Adds the pages that the database does not have, with their first texts; changes none. */
export async function ensureInformationPages(em: EntityManager): Promise<void> {
  await em.upsertMany(InformationPage, pageSlugs.map(firstPage), {
    onConflictFields: ['slug'],
    onConflictAction: 'ignore',
  })
}

/** Every information page; one whose row is gone has its first texts, so that none is ever empty. */
export async function listInformationPages({ em }: RequestContext): Promise<InformationPage[]> {
  const rows = await em.find(InformationPage, {})
  return pageSlugs.map((slug) => rows.find((row) => row.slug === slug) ?? unsaved(slug))
}

const unsaved = (slug: PageSlug): InformationPage => Object.assign(new InformationPage(), firstPage(slug))

/** One of them. @throws BAD_USER_INPUT, NOT_FOUND for a page that there is not. */
export async function findInformationPage({ em }: RequestContext, input: unknown): Promise<InformationPage> {
  const { slug } = parsedSlug(input)
  return (await em.findOne(InformationPage, { slug })) ?? unsaved(slug)
}

function parsedSlug(input: unknown): { slug: PageSlug; version: number | null | undefined } {
  const { slug, version } = parseInput(readPageRules, input)
  const known = knownSlug(slug)
  if (!known) throw unknownPage()
  return { slug: known, version }
}

const textFields = [
  ...new Set(
    pageSlugs.flatMap((slug) =>
      structureOf(slug).groups.flatMap(({ name, max }) =>
        Array.from({ length: max }, (_, index) => Object.values(fieldNames(name, index + 1))).flat(),
      ),
    ),
  ),
]

const auditedPage: AuditedEntity<InformationPage> = {
  subjectType: 'PAGE',
  subjectIdOf: ({ slug }) => slug,
  fieldsOf: ({ texts }) => ({ ...texts }),
  check: refuseForbiddenClaims(['lead', 'description', ...textFields], () => true),
}

/**
 * Changes what is given of a page; sections are given all together.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function updateInformationPage(ctx: RequestContext, input: unknown): Promise<InformationPage> {
  requirePermission(ctx, 'content.write')
  const { slug, version } = parsedSlug(input)
  const { sections, ...changes } = omitUndefined(parseInput(pageChangeRules, input))
  const given = sections?.map(({ title, ...section }): PageSection => ({ ...section, title: title ?? '' }))
  if (given) refuseUnknownSections(slug, given)
  return change(ctx, slug, version, ({ lead = '', description = '', ...texts }) => ({
    ...{ lead, description },
    ...(given ? textsOf(slug, given) : texts),
    ...changes,
  }))
}

/** Sections that have no place on the page would be lost without a word. */
function refuseUnknownSections(slug: PageSlug, sections: readonly PageSection[]): void {
  const { groups } = structureOf(slug)
  for (const { group } of sections) {
    const known = groups.find(({ name }) => name === group)
    const message = known
      ? `Sections\u00a0: ${known.max} «\u00a0${group}\u00a0» au plus.`
      : `Sections\u00a0: «\u00a0${group.slice(0, 40)}\u00a0» n’est pas un groupe de cette page (${groups.map(({ name }) => name).join(', ')}).`
    const count = sections.filter((each) => each.group === group).length
    if (!known || count > known.max) throw invalidInput(message, { sections: message })
  }
}

function change(
  ctx: RequestContext,
  slug: PageSlug,
  version: number | null | undefined,
  changed: (texts: PageTexts) => PageTexts,
  action: 'UPDATED' | 'RESTORED' = 'UPDATED',
): Promise<InformationPage> {
  return transactionally(ctx, async (em) => {
    if ((await em.count(InformationPage, { slug })) === 0) await ensureInformationPages(em)
    const page = await lockRow(em, InformationPage, { slug }, unknownPage())
    requireVersion(page.version, version)
    const texts = told(parseInput(pageTextsRules(slug), withAll(slug, changed(page.texts))))
    const isSame = JSON.stringify(texts) === JSON.stringify(told(page.texts))
    const changes = isSame ? {} : { texts, updatedAt: ctx.clock.now() }
    return audited(ctx, em, auditedPage).change(page, changes, action)
  })
}

/** Optional sections that are not given are blank. */
function withAll(slug: PageSlug, texts: PageTexts): PageTexts {
  const blanks = structureOf(slug).groups.flatMap(({ name, min, max }) =>
    Array.from({ length: max - min }, (_, index) => fieldNames(name, min + index + 1)).flatMap(
      ({ title, text }) => [title, text],
    ),
  )
  return { ...Object.fromEntries(blanks.map((name) => [name, ''])), ...texts }
}

/** Without what is blank, in one order: equal texts are equal as JSON. */
const told = (texts: PageTexts): PageTexts =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/**
 * Gives a page the texts that it had after a change, or before it.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
export async function restoreInformationPage(ctx: RequestContext, input: unknown): Promise<InformationPage> {
  requirePermission(ctx, 'content.write')
  const { subjectId, state } = await findEarlierState(ctx, 'PAGE', input)
  const slug = knownSlug(subjectId)
  if (!slug) throw unknownPage()
  return change(ctx, slug, undefined, () => state as PageTexts, 'RESTORED')
}

/** The facts of a page that are marked as the demo's. */
export const factsOfPage = ({ slug, texts }: InformationPage): string[] =>
  [texts.lead ?? '', ...sectionsOf(slug, texts).map(({ text }) => text)].flatMap(demonstrationFactsOf)
