import { accountsRoutes } from '../features/accounts/accounts.routes.ts'
import { analyticsRoutes } from '../features/analytics/analytics.routes.ts'
import { auditRoutes } from '../features/audit/audit.routes.ts'
import { cartRoutes } from '../features/cart/cart.routes.ts'
import { catalogueRoutes } from '../features/catalogue/catalogue.routes.ts'
import { categoriesRoutes } from '../features/catalogue/categories.routes.ts'
import { productImagesRoutes } from '../features/catalogue/product-images.routes.ts'
import { productWriteRoutes } from '../features/catalogue/product-write.routes.ts'
import { contentRoutes } from '../features/content/content.routes.ts'
import { engagementRoutes } from '../features/engagement/engagement.routes.ts'
import { inboxRoutes } from '../features/engagement/inbox.routes.ts'
import { mediaRoutes } from '../features/media/media.routes.ts'
import { ordersRoutes } from '../features/orders/orders.routes.ts'
import { settingsRoutes } from '../features/settings/settings.routes.ts'
import type { Routes } from '../platform/routes.ts'

/** Every REST call of the shop. */
export const restRoutes: Routes = {
  ...accountsRoutes,
  ...catalogueRoutes,
  ...productWriteRoutes,
  ...productImagesRoutes,
  ...categoriesRoutes,
  ...cartRoutes,
  ...ordersRoutes,
  ...contentRoutes,
  ...settingsRoutes,
  ...engagementRoutes,
  ...inboxRoutes,
  ...auditRoutes,
  ...analyticsRoutes,
  ...mediaRoutes,
}
