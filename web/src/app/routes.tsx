import { Outlet, type RouteObject } from 'react-router-dom'
import { useIsInBrowser } from '../lib/first-page.ts'
import { FullScreenSpinner } from '../ui/feedback/spinner.tsx'
import { RootLayout } from './layout/root-layout.tsx'
import { RouteError } from './layout/route-error.tsx'
import { plainForms } from './paths.ts'
import { RequireViewer } from './require-viewer.tsx'

// Named once: what each import has to load beforehand stands in the first code of every page.
const legalPages = () => import('../pages/information/legal-pages.tsx')
const formDonePages = () => import('../pages/information/form-done-pages.tsx')
const accountForms = () => import('../pages/account/account-forms.tsx')
const accountForm = (path: string, page: keyof Awaited<ReturnType<typeof accountForms>>): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await accountForms())[page] }),
})

/**
 * Every screen of the shop and its address; those of the administration are in a list of their own. Each page
 * is fetched when it is asked for.
 */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('../pages/home/home-page.tsx')).HomePage }),
          },
          {
            path: 'produits',
            lazy: async () => (await import('../pages/shop/products-page.tsx')).loadProductsPage(),
          },
          {
            path: 'produit/:id',
            lazy: async () => (await import('../pages/shop/product-page.tsx')).loadProductPage(),
          },
          {
            path: 'comparer',
            lazy: async () => ({
              Component: (await import('../pages/compare/compare-page.tsx')).ComparePage,
            }),
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
            path: 'apercu/:token',
            lazy: async () => ({
              Component: (await import('../pages/previews/preview-page.tsx')).PreviewPage,
            }),
          },
          {
            path: 'pourquoi-nous-faire-confiance',
            lazy: async () => ({
              Component: (await import('../pages/information/trust-page.tsx')).TrustPage,
            }),
          },
          {
            path: 'methode',
            lazy: async () => ({
              Component: (await import('../pages/information/method-page.tsx')).MethodPage,
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
              Component: (await legalPages()).PrivacyPage,
            }),
          },
          {
            path: 'mentions-legales',
            lazy: async () => ({
              Component: (await legalPages()).LegalNoticePage,
            }),
          },
          {
            path: 'cgv',
            lazy: async () => ({
              Component: (await legalPages()).TermsPage,
            }),
          },
          {
            path: 'cette-visite',
            lazy: async () => ({
              Component: (await import('../pages/information/visit-page.tsx')).VisitPage,
            }),
          },
          {
            path: 'accessibilite',
            lazy: async () => ({
              Component: (await import('../pages/information/accessibility-page.tsx')).AccessibilityPage,
            }),
          },
          {
            path: plainForms.newsletterDone.slice(1),
            lazy: async () => ({
              Component: (await formDonePages()).NewsletterDonePage,
            }),
          },
          {
            path: plainForms.contactDone.slice(1),
            lazy: async () => ({
              Component: (await formDonePages()).ContactDonePage,
            }),
          },
          {
            // One person's, or of one moment: in the HTML there is their frame alone.
            element: <InBrowser />,
            handle: { isPersonal: true } satisfies RouteHandle,
            children: [
              {
                path: 'auth',
                lazy: async () => ({ Component: (await import('../pages/account/auth-page.tsx')).AuthPage }),
              },
              accountForm('mot-de-passe/oublie', 'ForgotPasswordPage'),
              accountForm('mot-de-passe/nouveau', 'NewPasswordPage'),
              accountForm('adresse/confirmation', 'ConfirmAddressPage'),
              accountForm('double-verification', 'FactorRemovalPage'),
              accountForm('invitation', 'InvitationPage'),
              {
                element: <RequireViewer />,
                children: [
                  accountForm('mon-compte/identifiants', 'AccessPage'),
                  {
                    path: 'mon-compte',
                    lazy: async () => ({
                      Component: (await import('../pages/account/account-page.tsx')).AccountPage,
                    }),
                  },
                  {
                    path: 'mes-donnees',
                    lazy: async () => ({
                      Component: (await import('../pages/account/my-data-page.tsx')).MyDataPage,
                    }),
                  },
                  {
                    path: 'mon-compte/securite',
                    lazy: async () => ({
                      Component: (await import('../pages/account/security-page.tsx')).SecurityPage,
                    }),
                  },
                ],
              },
              {
                path: 'panier',
                lazy: async () => ({ Component: (await import('../pages/shop/cart-page.tsx')).CartPage }),
              },
              {
                path: 'favoris',
                lazy: async () => ({
                  Component: (await import('../pages/shop/favourites-page.tsx')).FavouritesPage,
                }),
              },
              {
                path: 'newsletter/confirmation',
                lazy: async () => ({
                  Component: (await formDonePages()).ConfirmNewsletterPage,
                }),
              },
              {
                path: 'newsletter/desinscription',
                lazy: async () => ({
                  Component: (await formDonePages()).UnsubscribePage,
                }),
              },
            ],
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
]

/** What the server asks a route. */
export interface RouteHandle {
  /** Only the frame of the page can be rendered for everybody. */
  isPersonal?: boolean
}

/** Pages that no server can render, for they are one person's: their frame comes as HTML, the rest in the browser. */
function InBrowser() {
  if (useIsInBrowser()) return <Outlet />
  return (
    <>
      <noscript>
        <p>Cette page a besoin de JavaScript&nbsp;: activez-le pour vous connecter et remplir un panier.</p>
      </noscript>
      <FullScreenSpinner />
    </>
  )
}
