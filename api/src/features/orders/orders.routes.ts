import { bodyWith, type Routes } from '../../platform/routes.ts'
import { exportCsv } from '../audit/export-csv.ts'
import { everyOrder, findAnyOrder, listAllOrders } from './admin-orders.service.ts'
import { addOrderItem } from './order-items.service.ts'
import { setOrderStatus } from './order-status.service.ts'
import {
  presentAdminOrder,
  presentAdminOrderDetails,
  presentOrder,
  presentOrderDetails,
  presentOrderItem,
} from './orders.presenter.ts'
import { findOrder, listOrders } from './orders.service.ts'
import { orderColumns } from './orders-export.ts'
import { placeOrder } from './place-order.service.ts'

/** REST edge of the orders (spec section 7). */
export const ordersRoutes: Routes = {
  'GET /orders': {
    access: 'customer',
    async handle(ctx, { query }, response) {
      const { items, totalCount } = await listOrders(ctx, query)
      response.setHeader('X-Total-Count', String(totalCount))
      return items.map(presentOrder)
    },
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
  'GET /admin/orders': {
    access: 'administrator',
    async handle(ctx, { query }, response) {
      const { items, totalCount } = await listAllOrders(ctx, { ...query, search: query.q })
      response.setHeader('X-Total-Count', String(totalCount))
      return items.map(presentAdminOrder)
    },
  },
  // Before « :id », which would take it for one.
  'GET /admin/orders/export.csv': {
    access: 'administrator',
    handle: (ctx, { query }, response) =>
      exportCsv(ctx, response, 'commandes', orderColumns, everyOrder(ctx, { ...query, search: query.q })),
  },
  'GET /admin/orders/:id': {
    access: 'administrator',
    handle: async (ctx, { params }) => presentAdminOrderDetails(await findAnyOrder(ctx, params)),
  },
  'PUT /admin/orders/:id/status': {
    access: 'administrator',
    async handle(ctx, { params, body }) {
      await setOrderStatus(ctx, bodyWith(body, params))
      return presentAdminOrderDetails(await findAnyOrder(ctx, params))
    },
  },
}
