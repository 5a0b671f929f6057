import { bodyWith, type Routes } from '../../platform/routes.ts'
import { presentCartLine } from './cart.presenter.ts'
import { addToCart, changeCartLine, clearCart, listCartLines, removeCartLine } from './cart.service.ts'

const done = { success: true }

/** REST edge of the cart (spec section 7). */
export const cartRoutes: Routes = {
  'GET /cart': {
    access: 'customer',
    handle: async (ctx) => (await listCartLines(ctx)).map(presentCartLine),
  },
  'POST /cart': {
    access: 'customer',
    status: 201,
    handle: async (ctx, { body }) => presentCartLine(await addToCart(ctx, body)),
  },
  'PUT /cart/:id': {
    access: 'customer',
    handle: async (ctx, { params, body }) =>
      presentCartLine(await changeCartLine(ctx, bodyWith(body, params))),
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
