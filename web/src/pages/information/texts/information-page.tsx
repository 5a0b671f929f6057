import { Container } from '@chakra-ui/react/container'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import {
  type PageSlug,
  structureOf,
} from '../../../../../api/src/features/content/pages/page-structure.rules.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import { type PageTexts, useInformationPage } from './use-information-page.ts'

interface InformationPageProps {
  slug: PageSlug
  children: (page: PageTexts) => ReactNode
}

/** A page whose texts are the owner's: its head, and its view once the texts are there. */
export function InformationPage({ slug, children }: InformationPageProps) {
  const { page, failed, retry } = useInformationPage(slug)
  const { title, path } = structureOf(slug)
  if (page)
    return (
      <>
        <PageHead title={title} description={page.description} path={path} />
        {children(page)}
      </>
    )
  return (
    <Container py={{ base: '8', md: '14' }} minH="dvh">
      <PageHead title={title} description={title} path={path} />
      <PageHeading title={title} />
      {failed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <Stack aria-busy mt="8" gap="4" maxW="3xl">
          <Skeleton h="16" />
          <Skeleton h="48" />
        </Stack>
      )}
    </Container>
  )
}
