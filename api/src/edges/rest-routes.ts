import { accountsRoutes } from '../features/accounts/accounts.routes.ts'
import { catalogueRoutes } from '../features/catalogue/catalogue.routes.ts'
import type { Routes } from '../platform/routes.ts'

/** Every REST call of the shop. */
export const restRoutes: Routes = { ...accountsRoutes, ...catalogueRoutes }
