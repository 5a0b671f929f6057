import type { RouteObject } from 'react-router-dom'
import { HomePage } from '../pages/home-page.tsx'
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx'
import { RootLayout } from './layout/root-layout.tsx'
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
            path: '*',
            lazy: async () => ({ Component: (await import('../pages/not-found-page.tsx')).NotFoundPage }),
          },
        ],
      },
    ],
  },
]
