import type { EntityManager } from '@mikro-orm/postgresql'
import type { Clock } from '../../../platform/clock.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { dayInFrance } from '../../../platform/time-in-france.ts'
import { audited, recordsAlone } from '../../audit/audit.service.ts'
import { lockCatalogue } from '../catalogue-locks.ts'
import { daysLater, renewalDays } from '../evidence/evidence.rules.ts'
import { auditedProduct, lockProducts } from '../products/product-aggregate.ts'
import { nameScoreCause } from '../score-author.ts'
import { Assessment } from './assessment.entity.ts'
import { pointsOf } from './assessment.rules.ts'
import { type AssessmentView, readAssessments } from './assessments.service.ts'

/** Which state evidence has on a day; two parameters: the day, and the last that ended for good. */
const stateOnDay = `case when live_until is null or live_until >= ?::date then 'LIVE'
  when live_until >= ?::date then 'RENEW' else 'EXPIRED' end`

const stateParams = (today: string) => [today, daysLater(today, -renewalDays)]

/** Says of all evidence where it stands on this day; what stands there already is not written. */
export async function refreshStates(em: EntityManager, today: string): Promise<void> {
  const params = stateParams(today)
  await em.execute(`update evidence set state = ${stateOnDay} where state <> ${stateOnDay}`, [
    ...params,
    ...params,
  ])
}

/**
 * Lets the scores fall whose evidence has ended for more than 30 days, and says which evidence is to be renewed. A score
 * that falls has an assessment of its own, with the same reasons and the points that are left; nobody has decided it.
 * Any copy of the shop may do it, at any time: it is looked again under the lock of the catalogue, so that it happens
 * once. Orders keep the score that was theirs.
 * @returns the ids of the products whose score fell.
 */
export async function applyCeilings(em: EntityManager, clock: Clock): Promise<number[]> {
  const today = dayInFrance(clock.now())
  const [due] = await em.execute<{ due: boolean }[]>(
    `select exists (select from evidence where state <> ${stateOnDay}) or exists (${unsupported}) as due`,
    stateParams(today),
  )
  if (!due?.due) return []
  return transactionally({ em }, async (locked) => {
    await lockCatalogue(locked)
    await refreshStates(locked, today)
    const rows = await locked.execute<{ id: number }[]>(
      `select distinct product_id as id from (${unsupported}) as found order by id`,
    )
    const ids = rows.map(({ id }) => id)
    const assessments = await readAssessments(locked, ids, 'CURRENT')
    const products = await lockProducts(locked, ids)
    const nobody = { viewer: { id: '', email: '', ...recordsAlone }, clock }
    await nameScoreCause(locked, 'EVIDENCE_EXPIRED')
    for (const product of products) {
      const assessment = assessments.get(product.id)
      if (!assessment) continue
      const total = await succeed(locked, assessment, clock.now())
      await audited(nobody, locked, auditedProduct).change(product, { ecoScore: pointsOf(total) })
    }
    return products.map(({ id }) => id)
  })
}

/** Criteria of current assessments with more points than their evidence supports, of products that there are. */
const unsupported = `select a.product_id from assessments a
  join products p on p.id = a.product_id
  join assessment_criteria c on c.assessment_id = a.id
  where a.status = 'CURRENT' and c.points > coalesce((select max(e.ceiling) from criterion_evidence l
    join evidence e on e.id = l.evidence_id where l.criterion_id = c.id and e.state <> 'EXPIRED'), 0)`

/** The assessment that follows one whose evidence has ended. @returns the sum of its points. */
async function succeed(em: EntityManager, { id, ...before }: AssessmentView, now: Date): Promise<number> {
  await em.nativeUpdate(Assessment, { id }, { status: 'SUPERSEDED', version: before.version + 1 })
  const next = await em.insert(Assessment, {
    ...{ productId: before.productId, status: 'CURRENT', methodVersion: before.methodVersion },
    ...{ decidedBy: null, decidedAt: now, createdAt: now, version: 1 },
  })
  await em.execute(
    `with copied as (
       insert into assessment_criteria (assessment_id, criterion, points, reason)
       select ?, criterion, least(points, coalesce((select max(e.ceiling) from criterion_evidence l
         join evidence e on e.id = l.evidence_id where l.criterion_id = c.id and e.state <> 'EXPIRED'), 0)), reason
       from assessment_criteria c where assessment_id = ? order by id returning id, criterion)
     insert into criterion_evidence (criterion_id, evidence_id)
     select copied.id, l.evidence_id from copied
       join assessment_criteria c on c.assessment_id = ? and c.criterion = copied.criterion
       join criterion_evidence l on l.criterion_id = c.id`,
    [next, id, id],
  )
  const [sum] = await em.execute<{ total: number }[]>(
    'select sum(points)::int as total from assessment_criteria where assessment_id = ?',
    [next],
  )
  return sum?.total ?? 0
}
