import type { EntityManager } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../platform/authorize.ts'
import { notFound } from '../../platform/errors.ts'
import { lockRow } from '../../platform/lock-row.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { requireVersion } from '../../platform/version-check.ts'
import { findEarlierState } from '../audit/audit.service.ts'
import { saveChanges } from '../audit/recorded-change.ts'
import { settingTrail } from './setting-trail.ts'
import { readSettingRules, settingValueRules } from './settings.rules.ts'
import { SiteSetting } from './site-setting.entity.ts'

/**
 * Changes the value of a setting that the shop has; none is ever made this way (spec section 7).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function updateSetting(ctx: RequestContext, input: unknown): Promise<SiteSetting> {
  requireAdmin(ctx)
  const { key, version } = parseInput(readSettingRules, input)
  const { value } = parseInput(settingValueRules(key), input)
  return transactionally(ctx, async (em) => {
    const setting = await lockSetting(em, key)
    requireVersion(setting.version, version)
    return saveChanges(ctx, em, settingTrail, setting, { value })
  })
}

/**
 * Gives a setting the value that it had after a change, or before it.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
export async function restoreSetting(ctx: RequestContext, input: unknown): Promise<SiteSetting> {
  requireAdmin(ctx)
  const { subjectId: key, state } = await findEarlierState(ctx, 'SETTING', input)
  const { value } = parseInput(settingValueRules(key), state)
  return transactionally(ctx, async (em) =>
    saveChanges(ctx, em, settingTrail, await lockSetting(em, key), { value }, 'RESTORED'),
  )
}

const lockSetting = (em: EntityManager, key: string) =>
  lockRow(em, SiteSetting, { key }, notFound('Paramètre non trouvé'))
