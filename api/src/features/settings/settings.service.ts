import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission } from '../../platform/authorize.ts'
import { lockRow, requireVersion, transactionally } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { type AuditedEntity, audited, findEarlierState } from '../audit/audit.service.ts'
import { refuseForbiddenClaims } from '../claims/claims.service.ts'
import { knownSettings } from './known-settings.ts'
import { searchSynonymsKey } from './search-synonyms.rules.ts'
import { readSettingRules, settingKeysRules, settingValueRules } from './settings.rules.ts'
import { SiteSetting } from './site-setting.entity.ts'

/**
 * Every setting that pages show, or those with these keys, by key (specification, section 7, GET /api/settings).
 * @throws BAD_USER_INPUT.
 */
export async function listSettings(ctx: RequestContext, input: unknown = {}): Promise<SiteSetting[]> {
  const { keys } = parseInput(settingKeysRules, input)
  return ctx.em.find(SiteSetting, keys ? { key: { $in: keys } } : {}, { orderBy: { key: 'asc' } })
}

/** Adds the settings that this version of the shop knows and the database does not; changes none. */
export async function ensureSettings(em: EntityManager): Promise<void> {
  await em.upsertMany(
    SiteSetting,
    knownSettings.map(({ key, value, description }) => ({ key, value, description })),
    { onConflictFields: ['key'], onConflictAction: 'ignore' },
  )
}

const refuseForbidden = refuseForbiddenClaims(['value'], () => true)

const auditedSetting: AuditedEntity<SiteSetting> = {
  subjectType: 'SETTING',
  subjectIdOf: ({ key }) => key,
  fieldsOf: ({ value }) => ({ value }),
  // What people may type to find something is said to nobody.
  check: async (ctx, em, change) =>
    change.subjectId === searchSynonymsKey ? undefined : refuseForbidden(ctx, em, change),
}

/**
 * Changes the value of a setting that the shop has; none is ever made this way (specification, section 7).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function updateSetting(ctx: RequestContext, input: unknown): Promise<SiteSetting> {
  requirePermission(ctx, 'settings')
  const { key, version } = parseInput(readSettingRules, input)
  const { value } = parseInput(settingValueRules(key), input)
  return transactionally(ctx, async (em) => {
    const setting = await lockSetting(em, key)
    requireVersion(setting.version, version)
    return audited(ctx, em, auditedSetting).change(setting, { value })
  })
}

/**
 * Gives a setting the value that it had after a change, or before it.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
export async function restoreSetting(ctx: RequestContext, input: unknown): Promise<SiteSetting> {
  requirePermission(ctx, 'settings')
  const { subjectId: key, state } = await findEarlierState(ctx, 'SETTING', input)
  const { value } = parseInput(settingValueRules(key), state)
  return transactionally(ctx, async (em) =>
    audited(ctx, em, auditedSetting).change(await lockSetting(em, key), { value }, 'RESTORED'),
  )
}

const lockSetting = (em: EntityManager, key: string) =>
  lockRow(em, SiteSetting, { key }, notFound('Paramètre non trouvé'))
