import { Stack } from '@chakra-ui/react/stack'
import { useFirstPage } from '../../lib/first-page.ts'
import { SprigIcon } from '../display/sprig-icon.tsx'
import { ButtonLink } from '../layout/links.tsx'
import { PageHeading, PageTitle } from '../layout/page-heading.tsx'

interface NotFoundProps {
  /** Title of the tab and the page alike. */
  title: string
  /** Why that may be. */
  lead: string
  /** The way to what there is. */
  link: { to: string; label: string }
}

/** An address that leads to no such thing (any more). */
export function NotFound({ title, lead, link }: NotFoundProps) {
  useFirstPage().noteMissing?.()
  return (
    <Stack align="center" textAlign="center" gap="6" py="16">
      <PageTitle>{title}</PageTitle>
      <SprigIcon boxSize="14" color="fg.plant" />
      <PageHeading title={title} lead={lead} />
      <ButtonLink to={link.to}>{link.label}</ButtonLink>
    </Stack>
  )
}
