import type { RouteObject } from 'react-router-dom'
import { HomePage } from '../pages/home/home-page.tsx'
import { FullScreenSpinner } from '../ui/feedback/spinner.tsx'
import { adminRoutes } from './admin/admin-routes.tsx'
import { RootLayout } from './layout/root-layout.tsx'
import { RouteError } from './layout/route-error.tsx'
import { RequireViewer } from './require-viewer.tsx'

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
            lazy: async () => ({ Component: (await import('../pages/shop/products-page.tsx')).ProductsPage }),
          },
          {
            path: 'produit/:id',
            lazy: async () => ({ Component: (await import('../pages/shop/product-page.tsx')).ProductPage }),
          },
          {
            path: 'auth',
            lazy: async () => ({ Component: (await import('../pages/account/auth-page.tsx')).AuthPage }),
          },
          {
            element: <RequireViewer />,
            children: [
              {
                path: 'mon-compte',
                lazy: async () => ({
                  Component: (await import('../pages/account/account-page.tsx')).AccountPage,
                }),
              },
            ],
          },
          {
            path: 'panier',
            lazy: async () => ({ Component: (await import('../pages/shop/cart-page.tsx')).CartPage }),
          },
          {
            path: 'consommer-ecologiquement',
            lazy: async () => ({
              Component: (await import('../pages/articles/ecology-page.tsx')).EcologyPage,
            }),
          },
          {
            path: 'article/:id',
            lazy: async () => ({
              Component: (await import('../pages/articles/article-page.tsx')).ArticlePage,
            }),
          },
          {
            path: 'pourquoi-nous-faire-confiance',
            lazy: async () => ({
              Component: (await import('../pages/information/trust-page.tsx')).TrustPage,
            }),
          },
          {
            path: 'qui-nous-sommes',
            lazy: async () => ({
              Component: (await import('../pages/information/mission-page.tsx')).MissionPage,
            }),
          },
          {
            path: 'aide-et-contacts',
            lazy: async () => ({ Component: (await import('../pages/information/help-page.tsx')).HelpPage }),
          },
          {
            path: 'politique-confidentialite',
            lazy: async () => ({
              Component: (await import('../pages/information/privacy-page.tsx')).PrivacyPage,
            }),
          },
          {
            path: 'mentions-legales',
            lazy: async () => ({
              Component: (await import('../pages/information/legal-notice-page.tsx')).LegalNoticePage,
            }),
          },
          {
            path: 'cgv',
            lazy: async () => ({
              Component: (await import('../pages/information/terms-page.tsx')).TermsPage,
            }),
          },
          {
            path: 'accessibilite',
            lazy: async () => ({
              Component: (await import('../pages/information/accessibility-page.tsx')).AccessibilityPage,
            }),
          },
          {
            path: 'newsletter/confirmation',
            lazy: async () => ({
              Component: (await import('../pages/newsletter/newsletter-link-pages.tsx'))
                .ConfirmNewsletterPage,
            }),
          },
          {
            path: 'newsletter/desinscription',
            lazy: async () => ({
              Component: (await import('../pages/newsletter/newsletter-link-pages.tsx')).UnsubscribePage,
            }),
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('../pages/information/not-found-page.tsx')).NotFoundPage,
            }),
          },
        ],
      },
    ],
  },
  adminRoutes,
]
