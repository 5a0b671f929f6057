import { accountsRoutes } from '../features/accounts/accounts.routes.ts'
import { cartRoutes } from '../features/cart/cart.routes.ts'
import { catalogueRoutes } from '../features/catalogue/catalogue.routes.ts'
import { waitlistRoutes } from '../features/engagement/waitlist.routes.ts'
import { ordersRoutes } from '../features/orders/orders.routes.ts'
import type { Routes } from '../platform/routes.ts'

/** Every REST call of the shop. */
export const restRoutes: Routes = {
  ...accountsRoutes,
  ...catalogueRoutes,
  ...cartRoutes,
  ...ordersRoutes,
  ...waitlistRoutes,
}
