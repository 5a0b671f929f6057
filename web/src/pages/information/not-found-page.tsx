import { Button } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { catalogueLimits } from '../../../../api/src/features/catalogue/catalogue.rules.ts'
import { addressWords, paths } from '../../app/paths.ts'
import { DepartmentRow } from '../../features/catalogue/departments/department-row.tsx'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { ButtonLink } from '../../ui/layout/links.tsx'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** An address that leads nowhere, and where one may go on. The two English sentences are the specification's, to the letter. */
export function NotFoundPage() {
  return (
    <Section>
      <PageTitle>Page introuvable</PageTitle>
      <Stack gap="8">
        <Stack gap="4" align="flex-start">
          <SprigIcon boxSize="12" color="fg.plant" rotate="24deg" />
          <PageHeading
            title="Cette page n’existe pas"
            lead="Son adresse a changé, ou contient une erreur. Cherchez ce qu’il vous faut, ou choisissez un rayon."
          />
        </Stack>
        <chakra.form
          role="search"
          aria-label="Tous les produits"
          action={paths.products()}
          display="flex"
          gap="2"
          maxW="xl"
        >
          <Input
            type="search"
            name={addressWords.products.search}
            aria-label="Ce que vous cherchez"
            placeholder="Savon, gourde, compost…"
            enterKeyHint="search"
            maxLength={catalogueLimits.typedSearchLength}
            minH="12"
            bg="bg.panel"
            required
          />
          <Button type="submit" minH="12">
            Chercher
          </Button>
        </chakra.form>
        <DepartmentRow />
        <Stack direction={{ base: 'column', sm: 'row' }} gap="3" align="flex-start">
          <ButtonLink to={paths.home()} variant="outline">
            Revenir à l’accueil
          </ButtonLink>
          <ButtonLink to={paths.products()} variant="outline">
            Voir nos produits
          </ButtonLink>
        </Stack>
        <Text pt="6" borderTopWidth="1px" borderColor="border.subtle" fontSize="xs" color="fg.subtle">
          Erreur 404. Message technique, en anglais&nbsp;:{' '}
          <span lang="en">
            <chakra.span whiteSpace="nowrap">404 Page Not Found</chakra.span> ·{' '}
            <span>Did you forget to add the page to the router?</span>
          </span>
        </Text>
      </Stack>
    </Section>
  )
}
