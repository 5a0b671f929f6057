import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission } from '../../../platform/authorize.ts'
import { requireVersion, transactionally } from '../../../platform/database/transaction.ts'
import { invalidInput } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { dayInFrance } from '../../../platform/time-in-france.ts'
import { audited, findEarlierState, recordChange } from '../../audit/audit.service.ts'
import type { Snapshot } from '../../audit/audit-entry.entity.ts'
import { productClaimParts } from '../../claims/claims.rules.ts'
import { refuseForbiddenTexts } from '../../claims/claims.service.ts'
import { Evidence } from '../evidence/evidence.entity.ts'
import { auditedProduct, lockProduct } from '../products/product-aggregate.ts'
import { nameScoreCause } from '../score-author.ts'
import { refreshStates } from './apply-ceilings.ts'
import { Assessment, AssessmentCriterion, CriterionEvidence } from './assessment.entity.ts'
import {
  assessedProductRules,
  criteriaRules,
  draftRules,
  pointsOf,
  publishRules,
} from './assessment.rules.ts'
import { type AssessmentView, noDraft, readAssessments } from './assessments.service.ts'
import { type Criterion, criterionNames } from './criteria.rules.ts'
import { scoreMethod } from './method.rules.ts'

/** The points of a criterion as they are written down. */
interface CriterionFacts {
  criterion: Criterion
  points: number
  reason: string
  evidenceIds: number[]
}

/** An assessment as the history keeps it. */
const assessmentFields = (view: AssessmentView): Snapshot => ({
  status: view.status,
  methodVersion: view.methodVersion,
  total: pointsOf(view.total),
  criteria: view.criteria.map(({ criterion, points, reason, evidence }) => ({
    ...{ criterion, points: pointsOf(points), reason },
    evidenceIds: evidence.map(({ id }) => id),
  })),
})

const readDraft = async (em: EntityManager, productId: number) =>
  (await readAssessments(em, [productId], 'DRAFT')).get(productId) ?? null

/** Writes criteria to an assessment, in the place of those that it has. @throws BAD_USER_INPUT for unknown evidence. */
export async function writeCriteria(
  em: EntityManager,
  assessmentId: number,
  facts: readonly CriterionFacts[],
): Promise<void> {
  const named = [...new Set(facts.flatMap(({ evidenceIds }) => evidenceIds))]
  if ((await em.count(Evidence, { id: { $in: named } })) < named.length) {
    const message = 'Preuves\u00a0: l’une d’elles n’existe plus.'
    throw invalidInput(message, { evidenceIds: message })
  }
  await em.nativeDelete(AssessmentCriterion, { assessment: assessmentId })
  for (const { criterion, points, reason, evidenceIds } of facts) {
    const id = await em.insert(AssessmentCriterion, { assessment: assessmentId, criterion, points, reason })
    for (const evidence of evidenceIds) await em.insert(CriterionEvidence, { criterion: id, evidence })
  }
}

/** Saves a draft in a transaction that holds the product, and keeps it in the history. */
async function putDraft(
  ctx: RequestContext,
  em: EntityManager,
  productId: number,
  facts: readonly CriterionFacts[],
  action: 'UPDATED' | 'RESTORED',
): Promise<AssessmentView> {
  const before = await readDraft(em, productId)
  const methodVersion = scoreMethod.version
  const now = ctx.clock.now()
  const id =
    before?.id ??
    (await em.insert(Assessment, { productId, status: 'DRAFT', methodVersion, createdAt: now, version: 1 }))
  if (before) await em.nativeUpdate(Assessment, { id }, { methodVersion, version: before.version + 1 })
  await writeCriteria(em, id, facts)
  const draft = await readDraft(em, productId)
  if (!draft) throw noDraft()
  await recordChange(ctx, em, {
    action: before || action === 'RESTORED' ? action : 'CREATED',
    subjectType: 'ASSESSMENT',
    subjectId: productId,
    before: before && assessmentFields(before),
    after: assessmentFields(draft),
  })
  return draft
}

/**
 * Saves the draft of a product's assessment whole, in the place of any before. Points beyond what the evidence supports
 * are kept; to publish them is refused.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT with `fields.version`.
 */
export async function saveAssessmentDraft(ctx: RequestContext, input: unknown): Promise<AssessmentView> {
  requirePermission(ctx, 'catalogue.write')
  const { productId, criteria, version } = parseInput(draftRules, input)
  return transactionally(ctx, async (em) => {
    await lockProduct(em, productId)
    const draft = await readDraft(em, productId)
    if (draft) requireVersion(draft.version, version)
    return putDraft(ctx, em, productId, criteria, 'UPDATED')
  })
}

/** Throws away the draft of a product's assessment. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
export async function deleteAssessmentDraft(ctx: RequestContext, input: unknown): Promise<void> {
  requirePermission(ctx, 'catalogue.write')
  const { productId } = parseInput(assessedProductRules, input)
  await transactionally(ctx, async (em) => {
    await lockProduct(em, productId)
    const draft = await readDraft(em, productId)
    if (!draft) throw noDraft()
    await em.nativeDelete(Assessment, { id: draft.id })
    const subject = { subjectType: 'ASSESSMENT', subjectId: productId } as const
    await recordChange(ctx, em, {
      action: 'DELETED',
      ...subject,
      before: assessmentFields(draft),
      after: null,
    })
  })
}

/**
 * Refuses what the evidence does not support. Points that are published already stay within the 30 days in which their
 * evidence is to be renewed; new ones need evidence that is live.
 */
function assertSupported(draft: AssessmentView, current: AssessmentView | null): void {
  const fields: Record<string, string> = {}
  for (const { criterion, points, reason, ceiling, evidence } of draft.criteria) {
    const name = criterionNames[criterion]
    const published = current?.criteria.find((each) => each.criterion === criterion)?.points ?? 0
    const isOver = evidence.length > 0 && evidence.every(({ state }) => state !== 'LIVE')
    const most = isOver ? Math.min(ceiling, published) : ceiling
    if (points > most)
      fields[criterion] =
        `${name}\u00a0: ${pointsOf(points).replace('.', ',')}\u00a0points demandés, ${pointsOf(most).replace('.', ',')} au plus avec les preuves jointes.`
    else if (points > 0 && reason === '') fields[criterion] = `${name}\u00a0: la raison est requise.`
  }
  const [first] = Object.values(fields)
  if (first) throw invalidInput(first, fields)
}

/**
 * Makes the draft of a product its assessment, in one transaction: the one before is superseded, and the sum of the
 * points is the eco-score of the product from now on.
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT with `fields.version`; BAD_USER_INPUT with the criterion in
 *   `fields` when points are beyond what their evidence supports, have no reason, or one that the law forbids to say.
 */
export async function publishAssessment(ctx: RequestContext, input: unknown): Promise<AssessmentView> {
  const { email } = requirePermission(ctx, 'catalogue.write')
  const { productId, version } = parseInput(publishRules, input)
  return transactionally(ctx, async (em) => {
    const product = await lockProduct(em, productId)
    await refreshStates(em, dayInFrance(ctx.clock.now()))
    const draft = await readDraft(em, productId)
    if (!draft) throw noDraft()
    requireVersion(draft.version, version)
    const current = (await readAssessments(em, [productId], 'CURRENT')).get(productId) ?? null
    assertSupported(draft, current)
    const reasons = draft.criteria.map(({ criterion, reason }) => [
      `${productClaimParts.reason}${criterion}`,
      reason,
    ])
    await refuseForbiddenTexts(ctx.env, em, 'PRODUCT', productId, Object.fromEntries(reasons), (field) =>
      field.slice(productClaimParts.reason.length),
    )
    await em.nativeUpdate(Assessment, { productId, status: 'CURRENT' }, { status: 'SUPERSEDED' })
    await em.nativeUpdate(
      Assessment,
      { id: draft.id },
      {
        ...{ status: 'CURRENT', decidedBy: email, decidedAt: ctx.clock.now() },
        ...{ methodVersion: scoreMethod.version, version: draft.version + 1 },
      },
    )
    const isNewMethod = current !== null && current.methodVersion < scoreMethod.version
    await nameScoreCause(em, isNewMethod ? 'METHOD_CHANGED' : 'ASSESSED')
    await audited(ctx, em, auditedProduct).change(product, { ecoScore: pointsOf(draft.total) })
    const published = (await readAssessments(em, [productId], 'CURRENT')).get(productId)
    if (!published) throw noDraft()
    await recordChange(ctx, em, {
      action: 'PUBLISHED',
      subjectType: 'ASSESSMENT',
      subjectId: productId,
      before: current && assessmentFields(current),
      after: assessmentFields(published),
    })
    return published
  })
}

/**
 * Puts the assessment that a change left, or found, back as the draft of its product: to be published again, since its
 * evidence may have ended meanwhile. Evidence that is gone is left out.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND for an unknown change, or a product that is gone.
 */
export async function restoreAssessment(ctx: RequestContext, input: unknown): Promise<AssessmentView> {
  requirePermission(ctx, 'catalogue.write')
  const { subjectId, state } = await findEarlierState(ctx, 'ASSESSMENT', input)
  const productId = Number(subjectId)
  const facts = parseInput(criteriaRules, state.criteria)
  return transactionally(ctx, async (em) => {
    await lockProduct(em, productId)
    const named = facts.flatMap(({ evidenceIds }) => evidenceIds)
    const known = new Set((await em.find(Evidence, { id: { $in: named } })).map(({ id }) => id))
    const kept = facts.map((each) => ({
      ...each,
      evidenceIds: each.evidenceIds.filter((id) => known.has(id)),
    }))
    return putDraft(ctx, em, productId, kept, 'RESTORED')
  })
}
