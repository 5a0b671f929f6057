import type { Routes } from '../../../platform/http/routes.ts'
import { presentEvent } from '../analytics.presenter.ts'
import { eraseVisit, readVisit } from './visit.service.ts'

/** REST edge of a visit, for whoever makes it. */
export const visitRoutes: Routes = {
  'GET /visit': {
    access: 'visitor',
    async handle(ctx, { query }, response) {
      response.setHeader('Cache-Control', 'no-store')
      const { events, knownSince, ...visit } = await readVisit(ctx, query)
      return {
        ...visit,
        knownSince: knownSince.map((instant) => instant.toISOString()),
        events: events.map(presentEvent),
      }
    },
  },
  'DELETE /visit': {
    access: 'visitor',
    handle: async (ctx) => ({ erased: await eraseVisit(ctx) }),
  },
}
