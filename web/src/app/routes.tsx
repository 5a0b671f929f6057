import type { RouteObject } from 'react-router-dom'
import { HomePage } from '../pages/home-page.tsx'
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx'
import { adminRoutes } from './admin/admin-routes.tsx'
import { RootLayout } from './layout/root-layout.tsx'
import { RequireViewer } from './require-viewer.tsx'
import { RouteError } from './route-error.tsx'

/** Every screen and its address. All but the home page are fetched when they are asked for. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { index: true, element: <HomePage /> },
          {
            path: 'produits',
            lazy: async () => ({ Component: (await import('../pages/products-page.tsx')).ProductsPage }),
          },
          {
            path: 'produit/:id',
            lazy: async () => ({ Component: (await import('../pages/product-page.tsx')).ProductPage }),
          },
          {
            path: 'auth',
            lazy: async () => ({ Component: (await import('../pages/auth-page.tsx')).AuthPage }),
          },
          {
            element: <RequireViewer />,
            children: [
              {
                path: 'mon-compte',
                lazy: async () => ({ Component: (await import('../pages/account-page.tsx')).AccountPage }),
              },
            ],
          },
          {
            path: 'panier',
            lazy: async () => ({ Component: (await import('../pages/cart-page.tsx')).CartPage }),
          },
          {
            path: 'consommer-ecologiquement',
            lazy: async () => ({ Component: (await import('../pages/ecology-page.tsx')).EcologyPage }),
          },
          {
            path: 'article/:id',
            lazy: async () => ({ Component: (await import('../pages/article-page.tsx')).ArticlePage }),
          },
          {
            path: 'pourquoi-nous-faire-confiance',
            lazy: async () => ({ Component: (await import('../pages/trust-page.tsx')).TrustPage }),
          },
          {
            path: 'qui-nous-sommes',
            lazy: async () => ({ Component: (await import('../pages/mission-page.tsx')).MissionPage }),
          },
          {
            path: 'aide-et-contacts',
            lazy: async () => ({ Component: (await import('../pages/help-page.tsx')).HelpPage }),
          },
          {
            path: 'politique-confidentialite',
            lazy: async () => ({ Component: (await import('../pages/privacy-page.tsx')).PrivacyPage }),
          },
          {
            path: 'mentions-legales',
            lazy: async () => ({
              Component: (await import('../pages/legal-notice-page.tsx')).LegalNoticePage,
            }),
          },
          {
            path: 'cgv',
            lazy: async () => ({ Component: (await import('../pages/terms-page.tsx')).TermsPage }),
          },
          {
            path: 'accessibilite',
            lazy: async () => ({
              Component: (await import('../pages/accessibility-page.tsx')).AccessibilityPage,
            }),
          },
          {
            path: 'newsletter/confirmation',
            lazy: async () => ({
              Component: (await import('../pages/confirm-newsletter-page.tsx')).ConfirmNewsletterPage,
            }),
          },
          {
            path: 'newsletter/desinscription',
            lazy: async () => ({
              Component: (await import('../pages/unsubscribe-page.tsx')).UnsubscribePage,
            }),
          },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('../pages/not-found-page.tsx')).NotFoundPage }),
          },
        ],
      },
    ],
  },
  adminRoutes,
]
