import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense } from 'react'
import { paths } from '../../app/paths.ts'
import { DepartmentRow } from '../../features/catalogue/departments/department-row.tsx'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { MemberHomeDocument } from '../../graphql/generated/home/graphql.ts'
import { useIsInBrowser } from '../../lib/first-page.ts'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TrustReasons } from '../information/trust-reasons.tsx'
import { FeaturedPosts } from './featured-posts.tsx'
import { HomeHead } from './home-head.tsx'
import { HomeShelf, WeeklyShelf } from './home-shelf.tsx'
import { MemberFacts } from './member-facts.tsx'
import { NewsletterBlock } from './newsletter-block.tsx'

const RecentlyViewed = lazy(async () => ({
  default: (await import('../shop/found-shelf.tsx')).RecentlyViewed,
}))

/** The home page of who is signed in: straight to the shelves. */
export function MemberHome({ firstName }: { firstName: string | null }) {
  const { data, error, retry } = useFreshQuery(MemberHomeDocument, { maxAgeMs: freshFor.homeProducts })
  const shelf = { failed: error !== undefined, onRetry: retry }
  return (
    <>
      <HomeHead />
      <MemberWelcome firstName={firstName} />
      <Container pt="6">
        <DepartmentRow />
      </Container>
      <HomeShelf
        title="Petits budgets, à moins de 50 €"
        lead="C’est le prix qui les réunit : lisez l’éco-score de chacun."
        link={{ to: paths.products({ maxPrice: '49.99' }), label: 'Voir tout à moins de 50 €' }}
        products={data?.simple}
        {...shelf}
      />
      <HomeShelf
        bg="bg.subtle"
        title="Pour longtemps, à partir de 50 €"
        lead="Des achats qui se réfléchissent : regardez les économies estimées sur chaque fiche."
        link={{ to: paths.products({ minPrice: '50' }), label: 'Voir tout à partir de 50 €' }}
        products={data?.highTech}
        {...shelf}
      />
      <SeenBefore />
      <WeeklyShelf products={data?.weekly} {...shelf} />
      <FeaturedPosts bg="bg.plant" posts={data?.featured} failed={error !== undefined} />
      <TrustSection />
      <NewsletterBlock />
    </>
  )
}

/** What one has looked at in this browser. Well below the fold: what comes late moves nothing that is seen. */
function SeenBefore() {
  if (!useIsInBrowser()) return null
  return (
    <Container data-private py={{ base: '10', md: '14' }} css={{ '&:empty': { display: 'none' } }}>
      <Suspense>
        <RecentlyViewed />
      </Suspense>
    </Container>
  )
}

/** A greeting, by first name when it is known. */
function MemberWelcome({ firstName }: { firstName: string | null }) {
  return (
    <chakra.section bg="bg.plant">
      <Container>
        <Flex align="center" justify="space-between" gap="8" pt={{ base: '8', md: '12' }} pb="6">
          <PageHeading
            title={firstName ? `Bonjour ${firstName}` : 'Bonjour'}
            lead="Voici de quoi avancer, à petits pas ou en grand."
          />
          <SprigIcon hideBelow="md" boxSize="28" color="fg.plant" rotate="18deg" opacity="0.6" />
        </Flex>
        <MemberFacts />
      </Container>
    </chakra.section>
  )
}

/** Four reasons to trust the shop, and where to read more. */
function TrustSection() {
  return (
    <Section bg="bg.subtle" aria-labelledby="confiance">
      <Stack gap={{ base: '8', md: '12' }}>
        <Heading as="h2" id="confiance" textStyle="display.md">
          Pourquoi nous faire confiance
        </Heading>
        <TrustReasons />
        <ArrowLink to={paths.trust()}>Comprendre notre sélection</ArrowLink>
      </Stack>
    </Section>
  )
}
