import { z } from 'zod'
import { bodyWith, type Routes } from '../../platform/http/routes.ts'
import { findAccessibilityStatement } from './accessibility.service.ts'
import { settingLabel } from './known-settings.ts'
import { findOpening } from './opening.service.ts'
import { listSettings, restoreSetting, updateSetting } from './settings.service.ts'
import type { SiteSetting } from './site-setting.entity.ts'

/** A setting as documented for REST (specification, section 3). */
const presentSetting = ({ id, key, value, description, updatedAt, version }: SiteSetting) => ({
  id,
  key,
  label: settingLabel(key),
  value,
  description: description ?? null,
  updatedAt: updatedAt.toISOString(),
  version,
})

/** REST edge of the settings (specification, section 7). */
export const settingsRoutes: Routes = {
  'GET /settings': {
    access: 'visitor',
    published: { scopes: ['settings'] },
    handle: async (ctx) => (await listSettings(ctx)).map(presentSetting),
  },
  'GET /accessibility': {
    access: 'visitor',
    published: { scopes: ['settings'] },
    handle: findAccessibilityStatement,
  },
  'GET /opening': {
    access: 'visitor',
    published: { scopes: ['settings'] },
    handle: findOpening,
  },
  'POST /settings/restore': {
    access: 'settings',
    handle: async (ctx, { body }) => presentSetting(await restoreSetting(ctx, body)),
  },
  'PUT /settings/:key': {
    access: 'settings',
    body: z.object({ value: z.string() }),
    handle: async (ctx, { params, body }) => presentSetting(await updateSetting(ctx, bodyWith(body, params))),
  },
}
