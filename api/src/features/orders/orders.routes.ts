import { bodyWith, type Routes } from '../../platform/routes.ts'
import { addOrderItem } from './order-items.service.ts'
import { presentOrder, presentOrderDetails, presentOrderItem } from './orders.presenter.ts'
import { findOrder, listOrders } from './orders.service.ts'
import { placeOrder } from './place-order.service.ts'

/** REST edge of the orders (spec section 7). */
export const ordersRoutes: Routes = {
  'GET /orders': {
    access: 'customer',
    handle: async (ctx) => (await listOrders(ctx)).map(presentOrder),
  },
  'GET /orders/:id': {
    access: 'customer',
    handle: async (ctx, { params }) => presentOrderDetails(await findOrder(ctx, params)),
  },
  'POST /orders': {
    access: 'customer',
    status: 201,
    handle: async (ctx, { body, header }) =>
      presentOrderDetails(
        await placeOrder(ctx, bodyWith(body, { idempotencyKey: header('idempotency-key') })),
      ),
  },
  'POST /orders/:id/items': {
    access: 'customer',
    status: 201,
    handle: async (ctx, { params, body }) =>
      presentOrderItem(await addOrderItem(ctx, bodyWith(body, { orderId: params.id }))),
  },
}
