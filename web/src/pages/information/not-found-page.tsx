import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { ButtonLink } from '../../ui/layout/links.tsx'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** An address that leads nowhere. The two English sentences are the specification's, to the letter. */
export function NotFoundPage() {
  return (
    <Section>
      <PageTitle>Page introuvable</PageTitle>
      <Stack gap="6" align="flex-start" minH="96" justify="center">
        <SprigIcon boxSize="14" color="fg.plant" rotate="24deg" />
        <div lang="en">
          <PageHeading title="404 Page Not Found" lead="Did you forget to add the page to the router?" />
        </div>
        <Text color="fg.muted" maxW="prose">
          Cette page n’existe pas, ou pas encore. Le chemin du retour, lui, est tout tracé.
        </Text>
        <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
          <ButtonLink to={paths.home()}>Revenir à l’accueil</ButtonLink>
          <ButtonLink to={paths.products()} variant="outline">
            Voir nos produits
          </ButtonLink>
        </Stack>
      </Stack>
    </Section>
  )
}
