import type { RouteObject } from 'react-router-dom'
import { RouteError } from '../layout/route-error.tsx'
import { AdminFrame } from './admin-frame.tsx'

/** The routes of the administration: chunks of their own, which shoppers never load. */
export const adminRoutes: RouteObject = {
  path: 'admin',
  errorElement: <RouteError />,
  hydrateFallbackElement: <AdminFrame />,
  children: [
    {
      path: 'login',
      lazy: async () => ({
        Component: (await import('../../pages/admin/admin-login-page.tsx')).AdminLoginPage,
      }),
    },
    {
      lazy: async () => ({ Component: (await import('./admin-layout.tsx')).AdminLayout }),
      children: [
        {
          index: true,
          lazy: async () => ({
            Component: (await import('../../pages/admin/dashboard-page.tsx')).DashboardPage,
          }),
        },
        {
          lazy: async () => ({
            Component: (await import('../../pages/admin/inbox/inbox-layout.tsx')).InboxLayout,
          }),
          children: [
            {
              path: 'messages',
              lazy: async () => ({
                Component: (await import('../../pages/admin/inbox/messages-page.tsx')).MessagesPage,
              }),
            },
            {
              path: 'liste-attente',
              lazy: async () => ({
                Component: (await import('../../pages/admin/inbox/waitlist-page.tsx')).WaitlistPage,
              }),
            },
            {
              path: 'newsletter',
              lazy: async () => ({
                Component: (await import('../../pages/admin/inbox/newsletter-page.tsx')).NewsletterPage,
              }),
            },
            {
              path: 'commandes',
              lazy: async () => ({
                Component: (await import('../../pages/admin/inbox/orders-page.tsx')).OrdersPage,
              }),
            },
          ],
        },
      ],
    },
  ],
}
