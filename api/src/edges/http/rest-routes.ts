import { accountsRoutes } from '../../features/accounts/accounts.routes.ts'
import { factorRemovalRoutes } from '../../features/accounts/recovery/factor-removal/factor-removal.routes.ts'
import { recoveryRoutes } from '../../features/accounts/recovery/recovery.routes.ts'
import { passkeysRoutes } from '../../features/accounts/security/passkeys/passkeys.routes.ts'
import { secondFactorRoutes } from '../../features/accounts/security/second-factor/second-factor.routes.ts'
import { sessionsRoutes } from '../../features/accounts/security/sessions/sessions.routes.ts'
import { stepUpRoutes } from '../../features/accounts/security/step-up/step-up.routes.ts'
import { analyticsRoutes } from '../../features/analytics/analytics.routes.ts'
import { visitRoutes } from '../../features/analytics/visit/visit.routes.ts'
import { auditRoutes } from '../../features/audit/audit.routes.ts'
import { cartRoutes } from '../../features/cart/cart.routes.ts'
import { assessmentsRoutes } from '../../features/catalogue/assessments/assessments.routes.ts'
import { bulkRoutes } from '../../features/catalogue/bulk/bulk.routes.ts'
import { categoriesRoutes } from '../../features/catalogue/categories/categories.routes.ts'
import { claimsRegisterRoutes } from '../../features/catalogue/claims/claims-register.routes.ts'
import { draftsRoutes } from '../../features/catalogue/drafts/drafts.routes.ts'
import { evidenceRoutes } from '../../features/catalogue/evidence/evidence.routes.ts'
import { productImagesRoutes } from '../../features/catalogue/images/product-images.routes.ts'
import { libraryRoutes } from '../../features/catalogue/library/library.routes.ts'
import { officialCostsRoutes } from '../../features/catalogue/official-costs/official-costs.routes.ts'
import { passportsRoutes } from '../../features/catalogue/passports/passports.routes.ts'
import { priceHistoryRoutes } from '../../features/catalogue/prices/price-history.routes.ts'
import { productFilesRoutes } from '../../features/catalogue/product-files/product-files.routes.ts'
import { productsRoutes } from '../../features/catalogue/products/products.routes.ts'
import { proofFileRoutes } from '../../features/catalogue/proof/proof-file.routes.ts'
import { suggestionsRoutes } from '../../features/catalogue/suggestions/suggestions.routes.ts'
import { claimsRoutes } from '../../features/claims/claims.routes.ts'
import { consentsRoutes } from '../../features/consent/consents.routes.ts'
import { informationPagesRoutes } from '../../features/content/pages/information-pages.routes.ts'
import { postsRoutes } from '../../features/content/posts.routes.ts'
import { contactRoutes } from '../../features/engagement/contact/contact.routes.ts'
import { newsletterRoutes } from '../../features/engagement/newsletter/newsletter.routes.ts'
import { restockRoutes } from '../../features/engagement/restock/restock.routes.ts'
import { replyTemplatesRoutes } from '../../features/engagement/templates/reply-templates.routes.ts'
import { waitlistRoutes } from '../../features/engagement/waitlist/waitlist.routes.ts'
import { mediaRoutes } from '../../features/media/media.routes.ts'
import { operationsRoutes } from '../../features/operations/operations.routes.ts'
import { ordersRoutes } from '../../features/orders/orders.routes.ts'
import { overviewRoutes } from '../../features/overview/overview.routes.ts'
import { previewsRoutes } from '../../features/previews/previews.routes.ts'
import { accountDataRoutes } from '../../features/rights/account/account-data.routes.ts'
import { dataRegisterRoutes } from '../../features/rights/register/data-register.routes.ts'
import { settingsRoutes } from '../../features/settings/settings.routes.ts'
import { teamRoutes } from '../../features/team/team.routes.ts'
import { tokensRoutes } from '../../features/tokens/tokens.routes.ts'
import { savedViewsRoutes } from '../../features/views/saved-views.routes.ts'
import type { Routes } from '../../platform/http/routes.ts'

/** Every REST call of the shop. */
export const restRoutes: Routes = {
  ...accountsRoutes,
  ...accountDataRoutes,
  ...dataRegisterRoutes,
  ...recoveryRoutes,
  ...factorRemovalRoutes,
  ...secondFactorRoutes,
  ...passkeysRoutes,
  ...teamRoutes,
  ...sessionsRoutes,
  ...stepUpRoutes,
  // Before the products: its name would be read as the id of one.
  ...suggestionsRoutes,
  ...productsRoutes,
  ...assessmentsRoutes,
  ...evidenceRoutes,
  ...productImagesRoutes,
  ...priceHistoryRoutes,
  ...passportsRoutes,
  ...officialCostsRoutes,
  ...draftsRoutes,
  ...libraryRoutes,
  ...bulkRoutes,
  ...productFilesRoutes,
  ...categoriesRoutes,
  ...cartRoutes,
  ...ordersRoutes,
  ...postsRoutes,
  ...informationPagesRoutes,
  ...settingsRoutes,
  ...consentsRoutes,
  ...newsletterRoutes,
  ...contactRoutes,
  ...replyTemplatesRoutes,
  ...operationsRoutes,
  ...restockRoutes,
  ...waitlistRoutes,
  ...auditRoutes,
  ...tokensRoutes,
  ...analyticsRoutes,
  ...visitRoutes,
  ...overviewRoutes,
  ...claimsRoutes,
  ...claimsRegisterRoutes,
  ...proofFileRoutes,
  ...previewsRoutes,
  ...mediaRoutes,
  ...savedViewsRoutes,
}
