import { pointsOf } from './assessment.rules.ts'
import type { AssessmentView, ScoreChangeView, ScoreView } from './assessments.service.ts'

/**
 * An assessment as both edges tell it, with points as decimals.
 * @param isForAdministrator whether who published it is told.
 */
export const presentAssessment = (view: AssessmentView, isForAdministrator = false) => ({
  id: view.id,
  productId: view.productId,
  status: view.status,
  methodVersion: view.methodVersion,
  decidedBy: isForAdministrator ? view.decidedBy : null,
  decidedAt: view.decidedAt?.toISOString() ?? null,
  version: view.version,
  total: pointsOf(view.total),
  externalTotal: pointsOf(view.externalTotal),
  criteria: view.criteria.map((each) => ({
    ...each,
    points: pointsOf(each.points),
    ceiling: pointsOf(each.ceiling),
  })),
})

/** One change of a score as REST tells it. */
const presentChange = ({ id: _id, at, oldScore, newScore, cause, by }: ScoreChangeView) => ({
  ...{ oldScore: oldScore ?? null, newScore, cause },
  at: at.toISOString(),
  by: by ?? null,
})

/** How the score of a product comes about, as REST tells it. */
export const presentScore = (
  { product, assessment, rank, history }: ScoreView,
  isForAdministrator: boolean,
) => ({
  productId: product.id,
  ecoScore: product.ecoScore,
  assessment: assessment && presentAssessment(assessment, isForAdministrator),
  rank,
  history: history.map(presentChange),
})
