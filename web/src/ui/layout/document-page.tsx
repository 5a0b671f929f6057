import { Box } from '@chakra-ui/react/box'
import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId } from 'react'
import { DateText } from '../display/date-text.tsx'
import { PageHead } from './page-head.tsx'
import { PageHeading } from './page-heading.tsx'
import { Prose } from './prose.tsx'

/** A part of a document; its `id` is its address in the page. */
type DocumentPart = { id: string; title: string; content: ReactNode }

interface DocumentPageProps extends DocumentViewProps {
  /** For search engines, and whoever shows a link to it. */
  description: string
  /** Its address. */
  path: string
}

interface DocumentViewProps {
  title: string
  lead: ReactNode
  /** ISO date of the last change. */
  updatedAt: string
  parts: readonly DocumentPart[]
}

/** A long text that people look things up in: a heading, its contents at hand, its parts. */
export function DocumentPage({ description, path, ...document }: DocumentPageProps) {
  return (
    <>
      <PageHead title={document.title} description={description} path={path} />
      <DocumentView {...document} />
    </>
  )
}

/** The same without its head. */
export function DocumentView({ title, lead, updatedAt, parts }: DocumentViewProps) {
  return (
    <Container py={{ base: '8', md: '14' }}>
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
        <TableOfContents title="Sur cette page" parts={parts} />
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

interface TableOfContentsProps {
  title: string
  /** Where each is in the page, and its words. */
  parts: readonly { id: string; title: string }[]
  /** On a phone, and on a tablet, it stands above the text instead of being left out. */
  isEverywhere?: boolean
}

/** Where things are in a long page; beside the text it stays in view. */
export function TableOfContents({ title, parts, isEverywhere = false }: TableOfContentsProps) {
  const id = useId()
  return (
    <Box
      as="nav"
      aria-labelledby={id}
      position={{ lg: 'sticky' }}
      top="28"
      alignSelf="start"
      fontSize="sm"
      {...(isEverywhere ? abovePhoneText : { hideBelow: 'lg' })}
    >
      <Text id={id} fontWeight="semibold" mb="2">
        {title}
      </Text>
      <chakra.ul listStyleType="none" borderInlineStartWidth="1px" borderColor="border">
        {parts.map((part) => (
          <li key={part.id}>
            <chakra.a
              href={`#${part.id}`}
              display="flex"
              alignItems="center"
              minH={isEverywhere ? { base: '11', lg: '10' } : '10'}
              py="1"
              ps="4"
              color="fg.muted"
              lineHeight="short"
              _hover={{ color: 'accent.fg', textDecoration: 'underline' }}
            >
              {part.title}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}

const abovePhoneText = {
  w: 'full',
  maxW: { base: '2xl', lg: 'none' },
  mx: 'auto',
  bg: { base: 'bg.subtle', lg: 'transparent' },
  rounded: 'xl',
  p: { base: '5', lg: '0' },
} as const
