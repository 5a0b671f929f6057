import type { RouteObject } from 'react-router-dom'
import { RouteError } from '../layout/route-error.tsx'
import { adminBoxes, adminPages } from '../paths.ts'
import { AdminFrame } from './admin-frame.tsx'
import type { AdminPageName } from './admin-pages.ts'

/** What shoppers never load, nor the names of what it needs. */
const lazily = (name: AdminPageName) => async () =>
  (await import('./admin-pages.ts')).adminPageLoaders[name]()

/** A page of the administration, called as its address is. */
const page = (path: AdminPageName) => ({ path, lazy: lazily(path) })

/** The routes of the administration. */
export const adminRoutes: RouteObject = {
  path: 'admin',
  errorElement: <RouteError />,
  hydrateFallbackElement: <AdminFrame />,
  children: [
    page('login'),
    {
      lazy: lazily('layout'),
      children: [
        { index: true, lazy: lazily('dashboard') },
        ...adminPages.map(page),
        { lazy: lazily('inbox'), children: adminBoxes.map(page) },
      ],
    },
  ],
}
