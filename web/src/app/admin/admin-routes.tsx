import type { RouteObject } from 'react-router-dom'
import { RouteError } from '../layout/route-error.tsx'
import { AdminFrame } from './admin-frame.tsx'

/** A page of the administration, which shoppers never load, nor the names of what it needs. */
const page = (name: keyof typeof import('./admin-pages.ts')['adminPages']) => async () =>
  (await import('./admin-pages.ts')).adminPages[name]()

/** The routes of the administration. */
export const adminRoutes: RouteObject = {
  path: 'admin',
  errorElement: <RouteError />,
  hydrateFallbackElement: <AdminFrame />,
  children: [
    { path: 'login', lazy: page('login') },
    {
      lazy: page('layout'),
      children: [
        { index: true, lazy: page('dashboard') },
        { path: 'equipe', lazy: page('team') },
        { path: 'jetons', lazy: page('tokens') },
        { path: 'sante', lazy: page('health') },
        {
          lazy: page('inbox'),
          children: [
            { path: 'messages', lazy: page('messages') },
            { path: 'liste-attente', lazy: page('waitlist') },
            { path: 'newsletter', lazy: page('newsletter') },
            { path: 'commandes', lazy: page('orders') },
            { path: 'e-mails', lazy: page('mails') },
          ],
        },
      ],
    },
  ],
}
