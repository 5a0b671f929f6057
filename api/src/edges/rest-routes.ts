import { accountsRoutes } from '../features/accounts/accounts.routes.ts'
import { cartRoutes } from '../features/cart/cart.routes.ts'
import { catalogueRoutes } from '../features/catalogue/catalogue.routes.ts'
import { contentRoutes } from '../features/content/content.routes.ts'
import { engagementRoutes } from '../features/engagement/engagement.routes.ts'
import { ordersRoutes } from '../features/orders/orders.routes.ts'
import { settingsRoutes } from '../features/settings/settings.routes.ts'
import type { Routes } from '../platform/routes.ts'

/** Every REST call of the shop. */
export const restRoutes: Routes = {
  ...accountsRoutes,
  ...catalogueRoutes,
  ...cartRoutes,
  ...ordersRoutes,
  ...contentRoutes,
  ...settingsRoutes,
  ...engagementRoutes,
}
