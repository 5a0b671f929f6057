import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { DateText } from './date-text.tsx'
import { PageHeading } from './page-heading.tsx'
import { PageTitle } from './page-title.tsx'
import { Prose } from './prose.tsx'
import { TableOfContents } from './table-of-contents.tsx'

/** A part of a document; its `id` is its address in the page. */
export type DocumentPart = { id: string; title: string; content: ReactNode }

interface DocumentPageProps {
  title: string
  lead: ReactNode
  /** ISO date of the last change. */
  updatedAt: string
  parts: readonly DocumentPart[]
}

/** A long text that people look things up in: a heading, its contents at hand, its parts. */
export function DocumentPage({ title, lead, updatedAt, parts }: DocumentPageProps) {
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageTitle>{title}</PageTitle>
      <Stack gap="3" mb={{ base: '8', md: '12' }}>
        <PageHeading title={title} lead={lead} />
        <Text fontSize="sm" color="fg.muted">
          Dernière mise à jour : <DateText date={updatedAt} />
        </Text>
      </Stack>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
        gap={{ base: '8', lg: '16' }}
      >
        <TableOfContents parts={parts} />
        <Stack gap={{ base: '10', md: '14' }}>
          {parts.map(({ id, title: partTitle, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titre`}>
              <chakra.h2 id={`${id}-titre`} textStyle="display.sm" mb="4">
                {partTitle}
              </chakra.h2>
              <Prose>{content}</Prose>
            </section>
          ))}
        </Stack>
      </Grid>
    </Container>
  )
}
