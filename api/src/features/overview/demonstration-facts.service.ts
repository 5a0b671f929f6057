import { requirePermission } from '../../platform/authorize.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { factsOfPage, listInformationPages } from '../content/pages/information-pages.service.ts'
import { structureOf } from '../content/pages/page-structure.rules.ts'
import { settingLabel } from '../settings/known-settings.ts'
import { listSettings } from '../settings/settings.service.ts'

/** A fact of the demo that the owner has not replaced yet. */
export interface DemonstrationFact {
  /** A page by its slug, or a setting by its key. */
  kind: 'PAGE' | 'SETTING'
  subject: string
  /** What people call it. */
  name: string
  fact: string
}

/**
 * Everything that still says it is an example: what is marked on the pages, and the settings that say « démonstration ».
 * @throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listDemonstrationFacts(ctx: RequestContext): Promise<DemonstrationFact[]> {
  requirePermission(ctx, 'administration')
  const pages = await listInformationPages(ctx)
  const settings = await listSettings(ctx)
  return [
    ...pages.flatMap((page) =>
      factsOfPage(page).map((fact) => ({
        ...{ kind: 'PAGE' as const, subject: page.slug, name: structureOf(page.slug).title, fact },
      })),
    ),
    ...settings
      .filter(({ value }) => /démonstration/i.test(value))
      .map(({ key, value }) => ({
        ...{ kind: 'SETTING' as const, subject: key, name: settingLabel(key), fact: value },
      })),
  ]
}
