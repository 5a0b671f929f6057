import type { EntityManager } from '@mikro-orm/postgresql'
import DataLoader from 'dataloader'
import { may, requirePermission } from '../../../platform/authorize.ts'
import { readRows } from '../../../platform/database/read-rows.ts'
import { sql } from '../../../platform/database/sql.ts'
import { notFound } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { evidenceFileUrl } from '../evidence/evidence.presenter.ts'
import type { EvidenceState } from '../evidence/evidence.rules.ts'
import { type EvidenceKind, externalKinds } from '../evidence/evidence-kinds.rules.ts'
import { findProduct, type ProductRow } from '../products/products.service.ts'
import { type AssessmentStatus, assessedProductRules } from './assessment.rules.ts'
import { type Criterion, criteria } from './criteria.rules.ts'
import { scoreMethod } from './method.rules.ts'
import { ScoreAuthor } from './score-author.entity.ts'
import { ScoreChange } from './score-change.entity.ts'
import { type ScoreRank, scoreRankLoader } from './score-ranks.service.ts'

/** Evidence as everybody is told of it: of what is not public, its kind and where it stands alone. */
export interface ShownEvidence {
  id: number
  kind: EvidenceKind
  title: string | null
  issuer: string | null
  number: string | null
  /** The day from which it counts. */
  validFrom: string | null
  /** How an own measure was made. */
  protocol: string | null
  /** The last day on which it counts. */
  liveUntil: string | null
  state: EvidenceState
  sample: boolean
  fileUrl: string | null
}

/** One criterion of an assessment, in tenths of points. */
export interface CriterionView {
  criterion: Criterion
  points: number
  /** Most that its evidence supports now. */
  ceiling: number
  reason: string
  evidence: ShownEvidence[]
}

/** An assessment as it is shown. */
export interface AssessmentView {
  id: number
  productId: number
  status: AssessmentStatus
  methodVersion: number
  decidedBy: string | null
  decidedAt: Date | null
  version: number
  /** Tenths: the sum of the points. */
  total: number
  /** Tenths: points of criteria that a certificate or a test supports. */
  externalTotal: number
  criteria: CriterionView[]
}

interface EvidenceRow extends Omit<ShownEvidence, 'fileUrl'> {
  isPublic: boolean
  ceiling: number
  fileName: string | null
}

interface SelectedAssessment
  extends Omit<AssessmentView, 'decidedAt' | 'total' | 'externalTotal' | 'criteria'> {
  decidedAt: Date | string | null
  criteria: (Omit<CriterionView, 'ceiling' | 'evidence'> & { evidence: EvidenceRow[] })[]
}

const countsNow = ({ state }: { state: EvidenceState }) => state !== 'EXPIRED'

function shownEvidence({ isPublic, ceiling: _ceiling, fileName, ...evidence }: EvidenceRow): ShownEvidence {
  if (isPublic) return { ...evidence, fileUrl: fileName && evidenceFileUrl(fileName) }
  const untold = { title: null, issuer: null, number: null, validFrom: null, protocol: null }
  return { ...evidence, ...untold, liveUntil: null, fileUrl: null }
}

function viewOf({ criteria: selected, decidedAt, ...head }: SelectedAssessment): AssessmentView {
  const sum = (rows: { points: number }[]) => rows.reduce((total, { points }) => total + points, 0)
  const isChecked = ({ evidence }: { evidence: EvidenceRow[] }) =>
    evidence.some((each) => externalKinds.includes(each.kind) && countsNow(each))
  return {
    ...head,
    decidedAt: decidedAt === null ? null : new Date(decidedAt),
    total: sum(selected),
    externalTotal: sum(selected.filter(isChecked)),
    criteria: selected
      .map(({ evidence, ...criterion }) => ({
        ...criterion,
        ceiling: Math.max(0, ...evidence.filter(countsNow).map(({ ceiling }) => ceiling)),
        evidence: evidence.map(shownEvidence),
      }))
      .toSorted((a, b) => criteria.indexOf(a.criterion) - criteria.indexOf(b.criterion)),
  }
}

/** Assessments of one status, by product. */
export async function readAssessments(
  em: EntityManager,
  productIds: readonly number[],
  status: AssessmentStatus,
): Promise<Map<number, AssessmentView>> {
  const found = await selectAssessments(em, productIds, [status])
  return new Map(found.map((view) => [view.productId, view]))
}

/** Every assessment of a product that was ever published, the first of them first; the product may be gone. */
export const readPublished = (em: EntityManager, productId: number): Promise<AssessmentView[]> =>
  selectAssessments(em, [productId], ['CURRENT', 'SUPERSEDED'])

async function selectAssessments(
  em: EntityManager,
  productIds: readonly number[],
  statuses: readonly AssessmentStatus[],
): Promise<AssessmentView[]> {
  const rows = await em.execute<SelectedAssessment[]>(
    `select a.id, a.product_id as "productId", a.status, a.method_version as "methodVersion",
       a.decided_by as "decidedBy", a.decided_at as "decidedAt", a.version,
       (select coalesce(jsonb_agg(jsonb_build_object('criterion', c.criterion, 'points', c.points, 'reason', c.reason,
         'evidence', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'title', e.title,
             'issuer', e.issuer, 'number', e.number, 'validFrom', e.valid_from, 'protocol', e.protocol,
             'liveUntil', e.live_until, 'state', e.state, 'sample', e.sample,
             'isPublic', e.is_public, 'ceiling', e.ceiling, 'fileName', e.file_name)
             order by e.ceiling desc, e.id), '[]')
           from criterion_evidence l join evidence e on e.id = l.evidence_id where l.criterion_id = c.id))), '[]')
        from assessment_criteria c where c.assessment_id = a.id) as criteria
     from assessments a where a.product_id = any(?::int[]) and a.status = any(?::text[]) order by a.id`,
    [`{${productIds}}`, `{${statuses}}`],
  )
  return rows.map(viewOf)
}

/** The current assessment of products that the viewer was shown, one statement for all that a request asks for. */
export const assessmentLoader = (ctx: RequestContext) =>
  new DataLoader<number, AssessmentView | null>(async (ids) => {
    const found = await readAssessments(ctx.em, ids, 'CURRENT')
    return ids.map((id) => found.get(id) ?? null)
  })

/** One change of a score, as it is shown; who made it, administrators alone are told. */
export type ScoreChangeView = Pick<ScoreChange, 'id' | 'oldScore' | 'newScore' | 'cause' | 'at' | 'by'>

/** Changes of a score that are told, newest first. */
const toldChanges = 20

/** The addresses of those who changed scores, by pseudonym; of who is erased there is none. */
async function authorsOf(em: EntityManager, changes: ScoreChange[]): Promise<Map<string, string>> {
  const pseudonyms = changes.flatMap(({ by }) => by ?? [])
  const found = pseudonyms.length > 0 ? await em.find(ScoreAuthor, { pseudonym: { $in: pseudonyms } }) : []
  return new Map(found.map(({ pseudonym, email }) => [pseudonym, email]))
}

/** How the scores of products that the viewer was shown have changed, newest first. */
export const scoreHistoryLoader = (ctx: RequestContext) =>
  new DataLoader<number, ScoreChangeView[]>(async (ids) => {
    const rows = await readRows<ScoreChange>(
      ctx.em,
      ScoreChange,
      sql`where id in (select recent.id from unnest(${`{${ids}}`}::int[]) as asked (product) cross join lateral
        (select id from score_history where product_id = asked.product order by id desc limit ${toldChanges}) as recent)
        order by id desc`,
    )
    const authors = may(ctx, 'catalogue.read') ? await authorsOf(ctx.em, rows) : new Map()
    const byProduct = Map.groupBy(rows, ({ productId }) => productId)
    return ids.map((id) =>
      (byProduct.get(id) ?? []).map(({ productId: _product, ...change }) => ({
        ...change,
        by: change.by ? (authors.get(change.by) ?? null) : null,
      })),
    )
  })

/** How the score of a product comes about, and where it stands. */
export interface ScoreView {
  product: ProductRow
  assessment: AssessmentView | null
  rank: ScoreRank | null
  history: ScoreChangeView[]
}

/** The product, its current assessment if it has one, and how its score has changed. @throws as findProduct. */
export async function findAssessment(ctx: RequestContext, input: unknown): Promise<ScoreView> {
  const product = await findProduct(ctx, input)
  return {
    product,
    assessment: await ctx.load(assessmentLoader).load(product.id),
    rank: await ctx.load(scoreRankLoader).load(product.id),
    history: await ctx.load(scoreHistoryLoader).load(product.id),
  }
}

/** The draft of a product's assessment; null without one. @throws UNAUTHENTICATED, FORBIDDEN, and as findProduct. */
export async function findDraft(ctx: RequestContext, input: unknown): Promise<AssessmentView | null> {
  requirePermission(ctx, 'catalogue.read')
  const { productId } = parseInput(assessedProductRules, input)
  const { id } = await findProduct(ctx, { id: productId })
  return (await readAssessments(ctx.em, [id], 'DRAFT')).get(id) ?? null
}

/** @throws NOT_FOUND when a product has no draft. */
export const noDraft = () => notFound('Ce produit n’a pas d’évaluation en brouillon.')

/** The method, and how much of the shop is assessed by it. */
export async function readMethod(ctx: RequestContext) {
  const [counts] = await ctx.em.execute<
    { productCount: number; assessedCount: number; supplierCount: number; evidenceCount: number }[]
  >(
    `select (select count(*)::int from products where visible) as "productCount",
       count(distinct a.product_id)::int as "assessedCount", count(distinct lower(e.issuer))::int as "supplierCount",
       count(distinct e.id)::int as "evidenceCount"
     from assessments a join products p on p.id = a.product_id and p.visible
       left join assessment_criteria c on c.assessment_id = a.id
       left join criterion_evidence l on l.criterion_id = c.id
       left join evidence e on e.id = l.evidence_id and e.state <> 'EXPIRED'
     where a.status = 'CURRENT'`,
  )
  if (!counts) throw new Error('The database counted nothing.')
  return { ...scoreMethod, ...counts }
}
