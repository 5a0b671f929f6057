import type { EntityManager } from '@mikro-orm/postgresql'
import type { RequestContext } from '../../platform/request-context.ts'
import { knownSettings } from './known-settings.ts'
import { SiteSetting } from './site-setting.entity.ts'

/** Every setting, by key (spec section 7, GET /api/settings). */
export function listSettings(ctx: RequestContext): Promise<SiteSetting[]> {
  return ctx.em.find(SiteSetting, {}, { orderBy: { key: 'asc' } })
}

/** Adds the settings that this version of the shop knows and the database does not; changes none. */
export async function ensureSettings(em: EntityManager): Promise<void> {
  await em.upsertMany(
    SiteSetting,
    knownSettings.map(({ key, value, description }) => ({ key, value, description })),
    { onConflictFields: ['key'], onConflictAction: 'ignore' },
  )
}
