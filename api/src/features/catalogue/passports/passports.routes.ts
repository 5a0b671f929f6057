import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import { presentByCode, presentPassport, presentSheet, presentWithLines } from './passport.presenter.ts'
import { passportThing } from './passport-json-ld.ts'
import {
  findPassportByCode,
  findPassportSheet,
  findProductPassport,
  restorePassport,
  savePassport,
} from './passports.service.ts'

/** REST edge of the passports. */
export const passportsRoutes: Routes = {
  'GET /products/:id/passport': {
    access: 'visitor',
    published: { scopes: ['catalogue'] },
    handle: async (ctx, { params }) => {
      const { product, passport } = await findProductPassport(ctx, params)
      return {
        passport: presentWithLines(passport),
        structuredFacts: passport && passportThing(passport, product.price),
      }
    },
  },
  'GET /passports/:code': {
    access: 'visitor',
    handle: async (ctx, { params }) => presentByCode(await findPassportByCode(ctx, params)),
  },
  'GET /admin/products/:id/passport': {
    access: 'catalogue.read',
    handle: async (ctx, { params }) => presentSheet(await findPassportSheet(ctx, params)),
  },
  'PUT /admin/products/:id/passport': {
    access: 'catalogue.write',
    handle: async (ctx, { params, body }) =>
      presentPassport(await savePassport(ctx, bodyWith(body, { productId: params.id }))),
  },
  'POST /admin/passports/restore': {
    access: 'catalogue.write',
    handle: async (ctx, { body }) => presentPassport(await restorePassport(ctx, body)),
  },
}
