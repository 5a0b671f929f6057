import { Box } from '@chakra-ui/react/box'
import { Center } from '@chakra-ui/react/center'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { paths } from '../../app/paths.ts'
import { LeafRing } from '../../ui/eco/leaf-ring.tsx'
import { ArrowLink, ButtonLink } from '../../ui/layout/links.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { InformationPage } from './texts/information-page.tsx'
import { PageText } from './texts/page-text.tsx'
import { PageWords } from './texts/page-words.tsx'
import { TitledText } from './texts/titled-text.tsx'
import { type PagePart, type PageTexts, partsOf } from './texts/use-information-page.ts'
import { ReasonList } from './trust-reasons.tsx'

/** `/pourquoi-nous-faire-confiance` (specification, section 2). */
export function TrustPage() {
  return <InformationPage slug="trust">{trustView}</InformationPage>
}

/** What the page shows of these texts. */
export const trustView = (page: PageTexts) => (
  <>
    <TrustHero lead={page.lead} />
    <Section aria-labelledby="raisons">
      <Stack gap={{ base: '8', md: '12' }}>
        <Heading as="h2" id="raisons" textStyle="display.md">
          Quatre raisons, que vous pouvez vérifier
        </Heading>
        <ReasonList reasons={partsOf(page, 'reasons')} />
      </Stack>
    </Section>
    <SelectionSteps intro={partsOf(page, 'selection')} steps={partsOf(page, 'steps')} />
  </>
)

function TrustHero({ lead }: { lead: string }) {
  return (
    <chakra.section bg="bg.plant">
      <Container>
        <Flex
          position="relative"
          align="center"
          justify="space-between"
          gap="12"
          py={{ base: '10', md: '20' }}
        >
          <Stack gap={{ base: '6', md: '8' }}>
            <PageHeading title="Pourquoi nous faire confiance" lead={<PageWords words={lead} />} />
            <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
              <ButtonLink to={paths.products()} size="lg">
                Voir nos produits
              </ButtonLink>
              <ButtonLink to={paths.help()} size="lg" variant="outline">
                Nous poser une question
              </ButtonLink>
            </Stack>
          </Stack>
          {/* On a phone beside the title, whose two lines are short. */}
          <Box
            position={{ base: 'absolute', lg: 'static' }}
            top={{ base: '8', md: '16' }}
            insetEnd="0"
            boxSize={{ base: '20', lg: '72' }}
            flexShrink="0"
          >
            <LeafRing score={10} color="fg.plant" leaf="slender" />
          </Box>
        </Flex>
      </Container>
    </chakra.section>
  )
}

interface SelectionStepsProps {
  intro: PagePart[]
  steps: PagePart[]
}

/** The five steps of the selection, in order (specification, section 2). */
function SelectionSteps({ intro, steps }: SelectionStepsProps) {
  return (
    <Section bg="bg.subtle" aria-labelledby="selection">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
        gap={{ base: '8', lg: '16' }}
      >
        <Stack gap="4" align="flex-start" position={{ lg: 'sticky' }} top="28" alignSelf="start">
          <Heading as="h2" id="selection" textStyle="display.md">
            Notre sélection en cinq étapes
          </Heading>
          <Prose color="fg.muted">
            {intro.map(({ text }) => (
              <PageText key={text} text={text} />
            ))}
          </Prose>
          <ArrowLink to={paths.ecoConsumption()}>Comprendre l’éco-score</ArrowLink>
        </Stack>
        <Stack as="ol" listStyleType="none" gap="0">
          {steps.map(({ title, text }, index) => (
            <Grid
              as="li"
              key={title}
              templateColumns={{ base: '3rem minmax(0, 1fr)', md: '4rem minmax(0, 1fr)' }}
              columnGap={{ base: '4', md: '6' }}
              py={{ base: '6', md: '8' }}
              borderTopWidth="1px"
              borderColor="border"
              _last={{ borderBottomWidth: '1px' }}
            >
              <Center
                boxSize={{ base: '12', md: '16' }}
                rounded="full"
                bg="accent.muted"
                color="accent.fg"
                fontFamily="heading"
                fontSize={{ base: 'xl', md: '2xl' }}
                aria-hidden
              >
                {index + 1}
              </Center>
              <Stack gap="2">
                <TitledText title={title} text={text} />
              </Stack>
            </Grid>
          ))}
        </Stack>
      </Grid>
    </Section>
  )
}
