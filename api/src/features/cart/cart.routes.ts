import { bodyWith, type Routes } from '../../platform/http/routes.ts'
import { presentCartLine } from './cart.presenter.ts'
import { addToCart, changeCartLine, clearCart, findCart, removeCartLine } from './cart.service.ts'

const done = { success: true }

/** REST edge of the cart (specification, section 7). */
export const cartRoutes: Routes = {
  'GET /cart': {
    access: 'customer',
    handle: async (ctx) => (await findCart(ctx)).lines.map(presentCartLine),
  },
  'POST /cart': {
    access: 'customer',
    status: 201,
    handle: async (ctx, { body }) => presentCartLine((await addToCart(ctx, body)).line),
  },
  'PUT /cart/:id': {
    access: 'customer',
    handle: async (ctx, { params, body }) =>
      presentCartLine((await changeCartLine(ctx, bodyWith(body, params))).line),
  },
  'DELETE /cart/:id': {
    access: 'customer',
    handle: async (ctx, { params }) => removeCartLine(ctx, params).then(() => done),
  },
  'DELETE /cart': {
    access: 'customer',
    handle: async (ctx) => clearCart(ctx).then(() => done),
  },
}
