import { type Criterion, criteria } from '../../features/catalogue/assessments/criteria.rules.ts'
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

/** The five criteria of a demo product, as the method gives them for its facts: they add up to its score. */
export function demoCriteria(name: string): DemoCriterion[] {
  const { family, points: tenths, ...reasons } = reasonsOf(name)
  return criteria.map((criterion, index) => {
    const points = tenths[index] ?? 0
    const evidence = proofOf(family, isOfMaking(criterion), points)
    return { criterion, points, reason: reasons[criterion], evidence }
  })
}
