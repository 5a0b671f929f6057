import { requirePermission } from '../../platform/authorize.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { factsOfPage, listInformationPages } from '../content/pages/information-pages.service.ts'
import { structureOf } from '../content/pages/page-structure.rules.ts'
import { settingLabel } from '../settings/known-settings.ts'
import { listSettings } from '../settings/settings.service.ts'

/** A fact of the demo that the owner has not replaced yet. */
export interface DemonstrationFact {
  /** A page by its slug, a setting by its key, all passports together by the first of their products. */
  kind: 'PAGE' | 'SETTING' | 'PASSPORT'
  subject: string
  /** What people call it. */
  name: string
  fact: string
}

/** Passports whose maker is made up, in one line: there are as many as products. */
async function madeUpMakers(ctx: RequestContext): Promise<DemonstrationFact[]> {
  const [found] = await ctx.em.execute<{ count: number; subject: string; name: string }[]>(
    `select products.id::text as subject, name, (count(*) over ())::int as count
     from passports join products on products.id = product_id
     where manufacturer_name ilike '%démonstration%' order by products.id limit 1`,
  )
  if (!found) return []
  const { count, ...first } = found
  const fact = count === 1 ? '1 fabricant est inventé' : `${count} fabricants sont inventés`
  return [{ kind: 'PASSPORT', ...first, fact }]
}

/**
 * Everything that still says it is an example: what is marked on the pages, the settings that say « démonstration », the
 * makers of the passports.
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
    ...(await madeUpMakers(ctx)),
  ]
}
