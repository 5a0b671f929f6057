import type { PageSlug } from '../page-structure.rules.ts'
import type { FirstPage } from './first-page.type.ts'
import { helpPage } from './help.ts'
import { legalNoticePage, termsPage } from './legal-pages.ts'
import { missionPage } from './mission.ts'
import { privacyPage } from './privacy.ts'
import { quickTipsPage } from './quick-tips.ts'
import { trustPage } from './trust.ts'

/** What every page says until its owner changes it. */
export const firstPages: Record<PageSlug, FirstPage> = {
  mission: missionPage,
  trust: trustPage,
  help: helpPage,
  'quick-tips': quickTipsPage,
  'legal-notice': legalNoticePage,
  terms: termsPage,
  privacy: privacyPage,
}
