import type { PageBlock } from '../../../../api/src/features/content/pages/page-marks.rules.ts'
import {
  type PageSlug,
  structureOf,
} from '../../../../api/src/features/content/pages/page-structure.rules.ts'
import { PrivacyDevice, PrivacyPurposes } from './privacy-sheets.tsx'
import { PageDocument } from './texts/document-view.tsx'
import { InformationPage } from './texts/information-page.tsx'
import type { PageTexts } from './texts/use-information-page.ts'

const tables = (block: PageBlock) => {
  if (block === 'data_uses') return <PrivacyPurposes />
  return block === 'stored_items' ? <PrivacyDevice /> : null
}

/** What a legal page shows of these texts. */
export const legalView = (slug: PageSlug) => (page: PageTexts) => (
  <PageDocument title={structureOf(slug).title} page={page} renderBlock={tables} />
)

/** `/mentions-legales`: who publishes the site and who hosts it (article 6 of the LCEN). */
export const LegalNoticePage = () => (
  <InformationPage slug="legal-notice">{legalView('legal-notice')}</InformationPage>
)

/** `/cgv`: what holds when something is sold. */
export const TermsPage = () => <InformationPage slug="terms">{legalView('terms')}</InformationPage>

/** `/politique-confidentialite` (specification, section 2). */
export const PrivacyPage = () => <InformationPage slug="privacy">{legalView('privacy')}</InformationPage>
