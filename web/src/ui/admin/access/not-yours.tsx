import { Container } from '@chakra-ui/react/container'
import { paths } from '../../../app/paths.ts'
import { EmptyState } from '../../feedback/empty-state.tsx'
import { ButtonLink } from '../../layout/links.tsx'
import { PageHeading, PageTitle } from '../../layout/page-heading.tsx'

/** In the place of a part that the roles of whoever is looking do not open, with a way back. */
export function NotYours() {
  return (
    <EmptyState
      title="Cette rubrique n’est pas dans vos rôles"
      description="Un propriétaire de la boutique peut vous y donner accès."
      action={
        <ButtonLink variant="outline" to={paths.admin()}>
          {'Revenir à «\u00a0Aujourd’hui\u00a0»'}
        </ButtonLink>
      }
    />
  )
}

/** The same in the place of a whole page. */
export function PageNotYours() {
  return (
    <Container py={{ base: '4', md: '8' }}>
      <PageTitle>Administration</PageTitle>
      <PageHeading title="Administration" />
      <NotYours />
    </Container>
  )
}
