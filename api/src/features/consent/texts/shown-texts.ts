import type { EntityManager } from '@mikro-orm/postgresql'
import { invalidInput } from '../../../platform/errors.ts'
import { type ConsentKind, consentTexts, pageOfTerms, wordingOf } from './consent-texts.rules.ts'
import { unknownText } from './shown-version.rules.ts'

/**
 * The version of what a form for this shows today. Of the terms it also names the page that the form leads to, as it is
 * now: « 2026-11-23-0f3a61c2b7d4 ».
 */
export async function versionShownToday(em: EntityManager, kind: ConsentKind): Promise<string> {
  const { version } = consentTexts[kind]
  if (kind !== 'TERMS') return version
  const [page] = await em.execute<{ version: string }[]>(
    'select version from terms_versions order by id desc limit 1',
  )
  return page ? `${version}-${page.version}` : version
}

/**
 * Refuses a wording that the shop never showed. One of before is taken: a page may stay open across a release.
 * @throws BAD_USER_INPUT.
 */
export async function requireShownText(
  em: EntityManager,
  kind: ConsentKind,
  shown: string | undefined,
): Promise<void> {
  if (shown === undefined) return
  const page = kind === 'TERMS' ? pageOfTerms.exec(shown)?.[1] : undefined
  const isKnown =
    wordingOf(kind, shown) !== null &&
    (!page ||
      (await em.execute<unknown[]>('select 1 from terms_versions where version = ? limit 1', [page])).length >
        0)
  if (!isKnown) throw invalidInput(unknownText, { textVersion: unknownText })
}
