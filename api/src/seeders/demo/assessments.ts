import type { RequiredEntityData } from '@mikro-orm/core'
import { tenthsOf } from '../../features/catalogue/assessments/assessment.rules.ts'
import { type Criterion, criteria } from '../../features/catalogue/assessments/criteria.rules.ts'
import { scoreMethod } from '../../features/catalogue/assessments/method.rules.ts'
import type { Evidence } from '../../features/catalogue/evidence/evidence.entity.ts'
import { ceilingOf, liveUntilOf } from '../../features/catalogue/evidence/evidence.rules.ts'

const issuer = 'Organisme fictif'

/** Evidence of the demo, each said to be an example: none of these documents exists. */
const samples = {
  certificate: {
    kind: 'CERTIFICATE',
    title: 'Matières et fabrication',
    ...{ issuer, number: '000000', validFrom: '2026-01-01', validUntil: '2028-06-30', isPublic: true },
  },
  test: {
    kind: 'TEST_REPORT',
    title: 'Démontage, tri et poids d’emballage',
    ...{ issuer: 'Laboratoire fictif', number: '000001', validFrom: '2026-03-02', isPublic: true },
  },
  measure: {
    kind: 'OWN_MEASURE',
    title: 'Pesée de l’emballage et trajet',
    protocol:
      'Trois exemplaires pesés au gramme, sans et avec emballage\u00a0; trajet lu sur les bons de livraison.',
    ...{ validFrom: '2026-06-01', isPublic: true },
  },
  statement: {
    kind: 'SUPPLIER_STATEMENT',
    title: 'Atelier, eau et énergie',
    ...{ issuer: 'Fournisseur fictif', validFrom: '2026-06-01' },
  },
} satisfies Record<string, Partial<RequiredEntityData<Evidence>>>

type Sample = keyof typeof samples

/** The rows of the demo's evidence. */
export const demoEvidence = Object.entries(samples).map(([name, facts]) => ({
  name: name as Sample,
  row: { ...facts, sample: true, ceiling: ceilingOf(facts), liveUntil: liveUntilOf(facts) },
}))

/** The points of one criterion of a demo product. */
interface DemoCriterion {
  criterion: Criterion
  /** Tenths. */
  points: number
  reason: string
  evidence: Sample[]
}

/** What can prove so many points of a criterion: above 1.5 somebody from outside. */
function proofOf(criterion: Criterion, points: number): Sample[] {
  if (points === 0) return []
  const isOfMaking = criterion === 'MATERIALS' || criterion === 'MANUFACTURING'
  if (points > 15) return [isOfMaking ? 'certificate' : 'test']
  return [isOfMaking ? 'statement' : 'measure']
}

/** The sentence of the method for so many points. */
function reasonOf(criterion: Criterion, points: number): string {
  const scale = scoreMethod.scales.find((each) => each.criterion === criterion)
  const step = scale?.steps.findLast((each) => tenthsOf(each.points) <= points)
  return step?.gives ?? ''
}

/**
 * Five criteria whose points add up to the score of a demo product. They differ a little from one another, and from one
 * product to the next.
 */
export function demoCriteria(ecoScore: string, place: number): DemoCriterion[] {
  const total = tenthsOf(ecoScore)
  const least = Math.floor(total / criteria.length)
  const rest = total % criteria.length
  const most = Math.max(0, Math.min(3, 19 - least, least))
  const some = Math.max(0, most - 1)
  const steps = [most, -most, some, -some, 0]
  return criteria.map((criterion, index) => {
    const points = least + (steps[(index + place) % steps.length] ?? 0) + (index < rest ? 1 : 0)
    return {
      ...{ criterion, points, reason: reasonOf(criterion, points) },
      evidence: proofOf(criterion, points),
    }
  })
}
