import type { ComponentType } from 'react'

/** Loads the component of a route. */
type Load = () => Promise<{ Component: ComponentType }>

/**
 * The pages of the administration by the words of their addresses, each fetched when it is asked for. In a chunk of their own: the names of all that
 * they load would stand in the first code of every visitor of the shop.
 */
export const adminPageLoaders = {
  login: async () => ({
    Component: (await import('../../pages/admin/admin-login-page.tsx')).AdminLoginPage,
  }),
  layout: async () => ({ Component: (await import('./admin-layout.tsx')).AdminLayout }),
  dashboard: async () => ({
    Component: (await import('../../pages/admin/dashboard-page.tsx')).DashboardPage,
  }),
  equipe: async () => ({ Component: (await import('../../pages/admin/team/team-page.tsx')).TeamPage }),
  jetons: async () => ({ Component: (await import('../../pages/admin/tokens-page.tsx')).TokensPage }),
  registre: async () => ({
    Component: (await import('../../pages/admin/register/register-page.tsx')).RegisterPage,
  }),
  sante: async () => ({
    Component: (await import('../../pages/admin/health/health-page.tsx')).HealthPage,
  }),
  inbox: async () => ({ Component: (await import('../../pages/admin/inbox/inbox-layout.tsx')).InboxLayout }),
  messages: async () => ({
    Component: (await import('../../pages/admin/inbox/messages-page.tsx')).MessagesPage,
  }),
  'liste-attente': async () => ({
    Component: (await import('../../pages/admin/inbox/waitlist-page.tsx')).WaitlistPage,
  }),
  newsletter: async () => ({
    Component: (await import('../../pages/admin/inbox/newsletter-page.tsx')).NewsletterPage,
  }),
  commandes: async () => ({
    Component: (await import('../../pages/admin/inbox/orders-page.tsx')).OrdersPage,
  }),
  'e-mails': async () => ({ Component: (await import('../../pages/admin/inbox/mails-page.tsx')).MailsPage }),
} satisfies Record<string, Load>

export type AdminPageName = keyof typeof adminPageLoaders
