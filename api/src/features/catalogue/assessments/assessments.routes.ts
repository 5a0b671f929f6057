import { may } from '../../../platform/authorize.ts'
import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import { presentAssessment, presentScore } from './assessment.presenter.ts'
import {
  deleteAssessmentDraft,
  publishAssessment,
  restoreAssessment,
  saveAssessmentDraft,
} from './assessment-changes.service.ts'
import { findAssessment, findDraft, readMethod } from './assessments.service.ts'

/** REST edge of how eco-scores come about. */
export const assessmentsRoutes: Routes = {
  'GET /products/:id/assessment': {
    access: 'visitor',
    published: { scopes: ['catalogue'] },
    handle: async (ctx, { params }) =>
      presentScore(await findAssessment(ctx, params), may(ctx, 'catalogue.read')),
  },
  'GET /method': {
    access: 'visitor',
    published: { scopes: ['catalogue'] },
    handle: (ctx) => readMethod(ctx),
  },
  'GET /admin/products/:productId/assessment': {
    access: 'catalogue.read',
    handle: async (ctx, { params }) => {
      const draft = await findDraft(ctx, params)
      const score = await findAssessment(ctx, { id: params.productId })
      return { ...presentScore(score, true), draft: draft && presentAssessment(draft, true) }
    },
  },
  'PUT /admin/products/:productId/assessment': {
    access: 'catalogue.write',
    handle: async (ctx, { params, body }) =>
      presentAssessment(await saveAssessmentDraft(ctx, bodyWith(body, params)), true),
  },
  'DELETE /admin/products/:productId/assessment': {
    access: 'catalogue.write',
    handle: async (ctx, { params }) => deleteAssessmentDraft(ctx, params).then(() => ({ success: true })),
  },
  'POST /admin/products/:productId/assessment/publish': {
    access: 'catalogue.write',
    handle: async (ctx, { params, body }) =>
      presentAssessment(await publishAssessment(ctx, bodyWith(body, params)), true),
  },
  'POST /admin/assessments/restore': {
    access: 'catalogue.write',
    handle: async (ctx, { body }) => presentAssessment(await restoreAssessment(ctx, body), true),
  },
}
