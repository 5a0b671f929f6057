import { getConfig, type RenderResult, render as renderInPage } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { Providers } from '../app/providers.tsx'
import { makeClient } from '../graphql/client.ts'
import { ToastHost } from '../ui/feedback/toast-host.tsx'
import { framesDone } from './frames.ts'
import { type Answers, type SchemaFetch, schemaFetch } from './schema-fetch.ts'

/** Where the visitor is, and what the server answers. */
export type RenderOptions = {
  path?: string | { pathname: string; state?: unknown }
  answers?: Answers
  fetch?: SchemaFetch | typeof fetch
}

/** What was rendered, and the hands of a visitor. */
export type Rendered = RenderResult & { user: UserEvent; router: ReturnType<typeof createMemoryRouter> }

/** Renders these routes as in the shop: real cache, real client, real theme; only the wire is the test's. */
export function renderRoutes(routes: RouteObject[], options: RenderOptions = {}): Rendered {
  const { path = '/', answers, fetch = schemaFetch(answers) } = options
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const client = makeClient({ uri: '/graphql', fetch })
  const result = renderInPage(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { ...result, user: patient(userEvent.setup()), router }
}

/** These pages with the one host of toasts beside them, which stays while one page gives way to another. */
export const besideToasts = (pages: RouteObject[]): RouteObject[] => [
  { element: [<Outlet key="page" />, <ToastHost key="toasts" />], children: pages },
]

/**
 * A person who acts on what they have seen: not within the frame in which a dialog opens, before it has taken the
 * focus, which no hand can.
 */
function patient(user: UserEvent): UserEvent {
  return new Proxy(user, {
    get(target, name) {
      const act = Reflect.get(target, name)
      if (typeof act !== 'function' || name === 'setup') return act
      return async (...args: unknown[]) => {
        await getConfig().asyncWrapper(framesDone)
        return act.apply(target, args)
      }
    },
  })
}

/** Renders one element, at whatever address. */
export function render(element: ReactElement, options: RenderOptions = {}): Rendered {
  return renderRoutes([{ path: '*', element }], options)
}
