import { bodyWith, type Routes } from '../../platform/http/routes.ts'
import { listQuery, sendPage } from '../../platform/page.ts'
import { exportCsv } from '../audit/export-csv.ts'
import { addOrderItem } from './order-items.service.ts'
import {
  orderColumns,
  presentAdminOrder,
  presentAdminOrderDetails,
  presentOrder,
  presentOrderDetails,
  presentOrderItem,
} from './orders.presenter.ts'
import {
  findAnyOrder,
  findOrder,
  listAllOrders,
  listOrders,
  setOrderStatus,
  streamOrders,
} from './orders.service.ts'
import { placeOrder } from './place-order.service.ts'

/** REST edge of the orders (specification, section 7). */
export const ordersRoutes: Routes = {
  'GET /orders': {
    access: 'customer',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listOrders(ctx, query), presentOrder),
  },
  'GET /orders/:id': {
    access: 'customer',
    handle: async (ctx, { params }) => presentOrderDetails(ctx, await findOrder(ctx, params)),
  },
  'POST /orders': {
    access: 'customer',
    status: 201,
    handle: async (ctx, { body, header }) =>
      presentOrderDetails(
        ctx,
        await placeOrder(ctx, bodyWith(body, { idempotencyKey: header('idempotency-key') })),
      ),
  },
  'POST /orders/:id/items': {
    access: 'customer',
    status: 201,
    handle: async (ctx, { params, body }) =>
      presentOrderItem(ctx, await addOrderItem(ctx, bodyWith(body, { orderId: params.id }))),
  },
  'GET /admin/orders': {
    access: 'orders.read',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listAllOrders(ctx, listQuery(query)), presentAdminOrder),
  },
  // Before « :id », which would take it for one.
  'GET /admin/orders/export.csv': {
    access: 'persons.export',
    handle: (ctx, { query }, response) =>
      exportCsv(ctx, response, 'commandes', orderColumns, streamOrders(ctx, listQuery(query))),
  },
  'GET /admin/orders/:id': {
    access: 'orders.read',
    handle: async (ctx, { params }) => presentAdminOrderDetails(ctx, await findAnyOrder(ctx, params)),
  },
  'PUT /admin/orders/:id/status': {
    access: 'orders.write',
    handle: async (ctx, { params, body }) =>
      presentAdminOrderDetails(ctx, await setOrderStatus(ctx, bodyWith(body, params))),
  },
}
