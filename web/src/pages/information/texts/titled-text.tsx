import { Heading } from '@chakra-ui/react/heading'
import { Prose } from '../../../ui/layout/prose.tsx'
import { PageText } from './page-text.tsx'
import type { PagePart } from './use-information-page.ts'

/** A part of a page: its title, and its text below it. */
export function TitledText({ title, text }: Pick<PagePart, 'title' | 'text'>) {
  return (
    <>
      <Heading as="h3" textStyle="display.sm">
        {title}
      </Heading>
      <Prose color="fg.muted">
        <PageText text={text} />
      </Prose>
    </>
  )
}
