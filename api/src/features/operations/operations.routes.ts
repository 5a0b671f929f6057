import type { Routes } from '../../platform/http/routes.ts'
import { readHealth } from './health/health.service.ts'
import { listJobs } from './jobs/jobs.service.ts'
import {
  type Bell,
  listNotificationSettings,
  markNotifications,
  readBell,
  updateNotificationSetting,
} from './notifications/notifications.service.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

const presentBell = ({ unreadCount, items }: Bell) => ({
  unreadCount,
  items: items.map(({ since, ...facts }) => ({ ...facts, since: since.toISOString() })),
})

/** REST edge of how the shop is, and of what the team is told. */
export const operationsRoutes: Routes = {
  'GET /admin/health': {
    access: 'operations',
    handle: async (ctx) => {
      const { now, startedAt, lastMailAt, ...facts } = await readHealth(ctx)
      return {
        ...facts,
        now: now.toISOString(),
        startedAt: startedAt.toISOString(),
        lastMailAt: iso(lastMailAt),
      }
    },
  },
  'GET /admin/jobs': {
    access: 'operations',
    handle: async (ctx) =>
      (await listJobs(ctx)).map(({ nextAt, runs, ...facts }) => ({
        ...{ ...facts, nextAt: iso(nextAt) },
        runs: runs.map(({ startedAt, endedAt, ...run }) => ({
          ...{ ...run, startedAt: startedAt.toISOString(), endedAt: iso(endedAt) },
        })),
      })),
  },
  'GET /admin/notifications': {
    access: 'administration',
    handle: async (ctx) => presentBell(await readBell(ctx)),
  },
  'POST /admin/notifications/read': {
    access: 'administration',
    handle: async (ctx, { body }) => presentBell(await markNotifications(ctx, body)),
  },
  'GET /admin/notifications/settings': { access: 'administration', handle: listNotificationSettings },
  'PUT /admin/notifications/settings': {
    access: 'administration',
    handle: async (ctx, { body }) => updateNotificationSetting(ctx, body),
  },
}
