import type { Routes } from '../../platform/routes.ts'
import { listSettings } from './settings.service.ts'
import type { SiteSetting } from './site-setting.entity.ts'

/** A setting as documented for REST (spec section 3). */
const presentSetting = ({ id, key, value, description, updatedAt }: SiteSetting) => ({
  id,
  key,
  value,
  description: description ?? null,
  updatedAt: updatedAt.toISOString(),
})

/** REST edge of the settings (spec section 7). */
export const settingsRoutes: Routes = {
  'GET /settings': {
    access: 'visitor',
    handle: async (ctx) => (await listSettings(ctx)).map(presentSetting),
  },
}
