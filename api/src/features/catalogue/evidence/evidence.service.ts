import type { EntityManager } from '@mikro-orm/postgresql'
import { countDeletion, requirePermission } from '../../../platform/authorize.ts'
import { containsText } from '../../../platform/database/text-search.ts'
import { lockRow, requireVersion, transactionally } from '../../../platform/database/transaction.ts'
import { conflict, invalidInput, notFound } from '../../../platform/errors.ts'
import type { Page } from '../../../platform/page.ts'
import { omitUndefined, parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { dayInFrance } from '../../../platform/time-in-france.ts'
import { type AuditedEntity, audited, findEarlierState } from '../../audit/audit.service.ts'
import { lastDeletion, reinsert } from '../../audit/deletions.service.ts'
import { refuseForbiddenTexts } from '../../claims/claims.service.ts'
import { lockCatalogue } from '../catalogue-locks.ts'
import { Evidence } from './evidence.entity.ts'
import {
  ceilingOf,
  daysLater,
  daysRefusal,
  evidenceChangesRules,
  evidenceIdRules,
  evidenceLimits,
  evidenceListRules,
  liveUntilOf,
  newEvidenceRules,
  readEvidenceRules,
  stateOn,
} from './evidence.rules.ts'
import type { EvidenceKind } from './evidence-kinds.rules.ts'

const unknownEvidence = () => notFound('Preuve introuvable')

/** What an administrator can change of evidence, and its file, as the history and the REST answers tell them. */
export const evidenceFields = (evidence: Evidence) => ({
  kind: evidence.kind,
  title: evidence.title,
  issuer: evidence.issuer ?? null,
  number: evidence.number ?? null,
  validFrom: evidence.validFrom ?? null,
  validUntil: evidence.validUntil ?? null,
  protocol: evidence.protocol ?? null,
  isPublic: evidence.isPublic,
  sample: evidence.sample,
  fileName: evidence.fileName ?? null,
  fileType: evidence.fileType ?? null,
  fileSize: evidence.fileSize ?? null,
  sha256: evidence.sha256 ?? null,
})

export const auditedEvidence: AuditedEntity<Evidence> = {
  /** Visitors read what public evidence is called, beside the points that it supports. */
  async check({ env }, em, { subjectId, before, after }) {
    if (!after?.isPublic) return
    const changed = ['title', 'issuer'].filter((field) => !before?.isPublic || before[field] !== after[field])
    const texts = changed.map((field) => [field, after[field] as string | null])
    await refuseForbiddenTexts(env, em, 'EVIDENCE', subjectId, Object.fromEntries(texts))
  },
  subjectType: 'EVIDENCE',
  subjectIdOf: ({ id }) => id,
  fieldsOf: evidenceFields,
}

/** Locks evidence for a change, after the catalogue: every write of it moves what visitors see. @throws NOT_FOUND. */
export async function lockEvidence(em: EntityManager, id: number): Promise<Evidence> {
  await lockCatalogue(em)
  return lockRow(em, Evidence, { id }, unknownEvidence())
}

/** What follows from the facts: until when it counts, for how much, and where it stands today. */
export function settledFacts(
  now: Date,
  facts: {
    kind: EvidenceKind
    validFrom?: string | null
    validUntil?: string | null
    protocol?: string | null
    fileName?: string | null
  },
) {
  const refusal = daysRefusal(facts)
  if (refusal) throw invalidInput(refusal.message, { [refusal.field]: refusal.message })
  const liveUntil = liveUntilOf(facts)
  return { liveUntil, ceiling: ceilingOf(facts), state: stateOn(dayInFrance(now), liveUntil) }
}

/** Evidence that counts until this day at the latest is to be looked after. */
export const expiringUntil = (now: Date): string => daysLater(dayInFrance(now), evidenceLimits.soonDays)

/** The evidence that the draft or the published assessment of a product names. */
async function namedBy(em: EntityManager, productId: number): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select distinct l.evidence_id as id from assessments a
       join assessment_criteria c on c.assessment_id = a.id
       join criterion_evidence l on l.criterion_id = c.id
     where a.product_id = ? and a.status <> 'SUPERSEDED'`,
    [productId],
  )
  return rows.map(({ id }) => id)
}

/**
 * Evidence, by what ends first; what never ends comes last.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listEvidence(ctx: RequestContext, input: unknown): Promise<Page<Evidence>> {
  requirePermission(ctx, 'catalogue.read')
  const { search, expiring, productId, limit, offset } = parseInput(evidenceListRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(
    Evidence,
    {
      $and: [
        containsText<Evidence>(['title', 'issuer', 'number'], search ?? undefined),
        expiring ? { liveUntil: { $lte: expiringUntil(ctx.clock.now()) } } : {},
        productId === undefined ? {} : { id: { $in: await namedBy(ctx.em, productId) } },
      ],
    },
    { limit, offset, orderBy: [{ liveUntil: 'asc' }, { id: 'asc' }] },
  )
  return { items, totalCount }
}

/** One piece of evidence. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
export async function findEvidence(ctx: RequestContext, input: unknown): Promise<Evidence> {
  requirePermission(ctx, 'catalogue.read')
  return requireEvidence(ctx, input)
}

/** The same for a verb that has asked who may. @throws BAD_USER_INPUT, NOT_FOUND. */
export async function requireEvidence(ctx: RequestContext, input: unknown): Promise<Evidence> {
  const { id } = parseInput(evidenceIdRules, input)
  const evidence = await ctx.em.findOne(Evidence, { id })
  if (!evidence) throw unknownEvidence()
  return evidence
}

/** New evidence, still without a file. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
export async function createEvidence(ctx: RequestContext, input: unknown): Promise<Evidence> {
  requirePermission(ctx, 'catalogue.write')
  const facts = omitUndefined(parseInput(newEvidenceRules, input))
  const now = ctx.clock.now()
  return transactionally(ctx, async (em) => {
    await lockCatalogue(em)
    const row = em.create(Evidence, { ...facts, ...settledFacts(now, facts), createdAt: now })
    return audited(ctx, em, auditedEvidence).create(row)
  })
}

/**
 * Changes what is given of evidence, and nothing else. What it then no longer supports is taken from the scores by the
 * next look at all of them (`assessments/apply-ceilings.ts`).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT with `fields.version`.
 */
export async function updateEvidence(ctx: RequestContext, input: unknown): Promise<Evidence> {
  requirePermission(ctx, 'catalogue.write')
  const { id, version } = parseInput(readEvidenceRules, input)
  const changes = omitUndefined(parseInput(evidenceChangesRules, input))
  return transactionally(ctx, async (em) => {
    const evidence = await lockEvidence(em, id)
    requireVersion(evidence.version, version)
    const settled = settledFacts(ctx.clock.now(), { ...evidence, ...changes })
    return audited(ctx, em, auditedEvidence).change(evidence, { ...changes, ...settled })
  })
}

/**
 * Deletes evidence that has proved nothing yet: what a score once rested on stays in the proof file. Its file stays in the store, out of everybody's reach: a restored one has it again.
 * @returns its id.
 * @throws UNAUTHENTICATED, FORBIDDEN, STEP_UP_REQUIRED (`countDeletion`), BAD_USER_INPUT, NOT_FOUND; CONFLICT once a published score rests on it, or did, and with
 *   `fields.version`.
 */
export async function deleteEvidence(ctx: RequestContext, input: unknown): Promise<number> {
  requirePermission(ctx, 'catalogue.write')
  const { id, version } = parseInput(readEvidenceRules, input)
  await countDeletion(ctx)
  return transactionally(ctx, async (em) => {
    const evidence = await lockEvidence(em, id)
    requireVersion(evidence.version, version)
    const [used] = await em.execute<{ count: number }[]>(
      `select count(distinct a.product_id)::int as count from assessments a
         join assessment_criteria c on c.assessment_id = a.id
         join criterion_evidence l on l.criterion_id = c.id
       where l.evidence_id = ? and a.status <> 'DRAFT'`,
      [id],
    )
    if (used && used.count > 0)
      throw conflict(
        used.count === 1
          ? 'La note d’un produit s’appuie, ou s’est appuyée, sur cette preuve\u00a0: elle reste au dossier de ce produit.'
          : `Les notes de ${used.count}\u00a0produits s’appuient, ou se sont appuyées, sur cette preuve\u00a0: elle reste à leurs dossiers.`,
      )
    await audited(ctx, em, auditedEvidence).delete([evidence], () => ({
      createdAt: evidence.createdAt.toISOString(),
    }))
    return id
  })
}

/**
 * Puts evidence back into the state in which a change left it, or found it; deleted evidence comes back under its id,
 * with its file and without what it supported.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND for an unknown change.
 */
export async function restoreEvidence(ctx: RequestContext, input: unknown): Promise<Evidence> {
  requirePermission(ctx, 'catalogue.write')
  const { subjectId, state } = await findEarlierState(ctx, 'EVIDENCE', input)
  const id = Number(subjectId)
  const { createdAt, ...kept } = state as ReturnType<typeof evidenceFields> & { createdAt?: string }
  return transactionally(ctx, async (em) => {
    await lockCatalogue(em)
    const evidence = await em.findOne(Evidence, { id })
    const { change, undelete } = audited(ctx, em, auditedEvidence)
    const facts = evidence ? { ...evidenceFields(evidence), ...kept } : kept
    const row = { ...facts, ...settledFacts(ctx.clock.now(), facts) }
    if (evidence) return change(evidence, row, 'RESTORED')
    const { nextVersion: version } = await lastDeletion(em, 'EVIDENCE', subjectId)
    const dates = createdAt ? { createdAt: new Date(createdAt) } : {}
    return undelete(() => reinsert(em, Evidence, { ...row, ...dates, id, version }))
  })
}
