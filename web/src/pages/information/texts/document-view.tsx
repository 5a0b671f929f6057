import type { ReactNode } from 'react'
import type { PageBlock } from '../../../../../api/src/features/content/pages/page-marks.rules.ts'
import { wordsOf } from '../../../../../api/src/platform/word-address.rules.ts'
import { DocumentView } from '../../../ui/layout/document-page.tsx'
import { PageText } from './page-text.tsx'
import { PageWords } from './page-words.tsx'
import type { PageTexts } from './use-information-page.ts'

interface PageDocumentProps {
  title: string
  page: PageTexts
  renderBlock?: (block: PageBlock) => ReactNode
}

/** The legal pages: a document whose parts the owner writes. */
export function PageDocument({ title, page, renderBlock }: PageDocumentProps) {
  return (
    <DocumentView
      title={title}
      lead={<PageWords words={page.lead} />}
      updatedAt={page.updatedAt}
      parts={page.sections.map((section, index) => ({
        id: wordsOf(section.title) || `partie-${index + 1}`,
        title: section.title,
        content: <PageText text={section.text} renderBlock={renderBlock} />,
      }))}
    />
  )
}
