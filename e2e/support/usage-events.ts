import { expect, inject, vi } from 'vitest'
import { administratorSession } from './visit.ts'

/** An event as GET /api/admin/analytics tells it. */
export interface UsageEvent {
  id: number
  userId: string | null
  sessionId: string | null
  ipAddress: string | null
  userAgent: string | null
  pageUrl: string
  pageName: string
  elementType: string | null
  elementId: string | null
  elementText: string | null
  eventType: string
  metadata: Record<string, string | number>
}

/** Reads the stored events as the administrator does, outside of the browser that is watched. */
export async function openUsageEvents() {
  const origin = inject('origin')
  const { cookies } = await administratorSession()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const get = async (path: string) => (await fetch(`${origin}${path}`, { headers: { cookie } })).json()
  const newest = async (): Promise<UsageEvent[]> => get('/api/admin/analytics?limit=100')
  const last = (await newest())[0]?.id ?? 0
  return {
    /** What was stored since this was opened, oldest first. */
    stored: async () => (await newest()).filter(({ id }) => id > last).reverse(),
    summary: () => get('/api/admin/analytics/summary?period=LAST_24_HOURS'),
  }
}

/** Waits until all that came so far is stored: what a journey of before has left behind is not told to the next one. */
export async function untilStored(): Promise<void> {
  const events = await openUsageEvents()
  const pageName = 'Fin des parcours précédents'
  await fetch(`${inject('origin')}/api/analytics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageUrl: '/', pageName }),
  })
  await vi.waitUntil(async () => (await events.stored()).some((event) => event.pageName === pageName), {
    timeout: 10_000,
  })
}

/** Waits until exactly these events are stored, each told by `brief`, and gives them. */
export async function expectStored(
  events: Awaited<ReturnType<typeof openUsageEvents>>,
  brief: (event: UsageEvent) => string,
  expected: string[],
): Promise<UsageEvent[]> {
  await expect.poll(async () => (await events.stored()).map(brief), { timeout: 10_000 }).toEqual(expected)
  return events.stored()
}
