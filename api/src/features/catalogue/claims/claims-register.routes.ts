import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import { listQuery, sendPage } from '../../../platform/page.ts'
import { presentClaim } from './claims-register.presenter.ts'
import { decideClaim, findClaim, listClaims, restoreClaim } from './claims-register.service.ts'
import {
  findCategoryClaims,
  findPageClaims,
  findPostClaims,
  findProductClaims,
} from './open-claims.service.ts'

/** REST edge of the register of claims. */
export const claimsRegisterRoutes: Routes = {
  'GET /admin/claims': {
    access: 'catalogue.read',
    summary: 'The register of claims, the newest first',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listClaims(ctx, listQuery(query)), presentClaim),
  },
  'GET /admin/claims/:id': {
    access: 'catalogue.read',
    handle: async (ctx, { params }) => presentClaim(await findClaim(ctx, params)),
  },
  'GET /admin/products/:id/claims': {
    access: 'catalogue.read',
    handle: (ctx, { params }) => findProductClaims(ctx, params),
  },
  'GET /admin/categories/:id/claims': {
    access: 'catalogue.read',
    handle: (ctx, { params }) => findCategoryClaims(ctx, params),
  },
  'GET /admin/posts/:id/claims': {
    access: 'content.read',
    handle: (ctx, { params }) => findPostClaims(ctx, params),
  },
  'GET /admin/pages/:slug/claims': {
    access: 'content.read',
    handle: (ctx, { params }) => findPageClaims(ctx, params),
  },
  'POST /admin/claims/restore': {
    access: 'catalogue.write',
    handle: async (ctx, { body }) => presentClaim(await restoreClaim(ctx, body)),
  },
  'PUT /admin/claims/:id': {
    access: 'catalogue.write',
    handle: async (ctx, { params, body }) => presentClaim(await decideClaim(ctx, bodyWith(body, params))),
  },
}
