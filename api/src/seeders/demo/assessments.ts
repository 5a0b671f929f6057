import { tenthsOf } from '../../features/catalogue/assessments/assessment.rules.ts'
import { type Criterion, criteria } from '../../features/catalogue/assessments/criteria.rules.ts'
import type { DemoProduct } from './demo-product.ts'
import { proofOf } from './evidence.ts'
import { reasonsOf } from './reasons/list.ts'

/** The points of one criterion of a demo product. */
interface DemoCriterion {
  criterion: Criterion
  /** Tenths. */
  points: number
  reason: string
  /** Numbers of the evidence. */
  evidence: string[]
}

const isOfMaking = (criterion: Criterion) => criterion === 'MATERIALS' || criterion === 'MANUFACTURING'

/**
 * Five criteria whose points add up to the score of a demo product. They differ a little from one another, and from one
 * product to the next.
 */
export function demoCriteria(
  { name, ecoScore }: Pick<DemoProduct, 'name' | 'ecoScore'>,
  place: number,
): DemoCriterion[] {
  const { family, ...reasons } = reasonsOf(name)
  const total = tenthsOf(ecoScore)
  const least = Math.floor(total / criteria.length)
  const rest = total % criteria.length
  const most = Math.max(0, Math.min(3, 19 - least, least))
  const some = Math.max(0, most - 1)
  const steps = [most, -most, some, -some, 0]
  return criteria.map((criterion, index) => {
    const points = least + (steps[(index + place) % steps.length] ?? 0) + (index < rest ? 1 : 0)
    const evidence = proofOf(family, isOfMaking(criterion), points)
    return { criterion, points, reason: reasons[criterion], evidence }
  })
}
