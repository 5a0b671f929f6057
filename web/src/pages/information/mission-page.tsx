import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { InformationPage } from './texts/information-page.tsx'
import { PageText } from './texts/page-text.tsx'
import { PageWords } from './texts/page-words.tsx'
import { TitledText } from './texts/titled-text.tsx'
import { type PagePart, type PageTexts, partsOf } from './texts/use-information-page.ts'

/** `/qui-nous-sommes` (specification, section 2): mission, values and history. */
export function MissionPage() {
  return <InformationPage slug="mission">{missionView}</InformationPage>
}

/** What the page shows of these texts. */
export const missionView = (page: PageTexts) => (
  <>
    <MissionHero page={page} />
    <MissionValues values={partsOf(page, 'values')} />
    <MissionHistory chapters={partsOf(page, 'history')} />
  </>
)

function MissionHero({ page }: { page: PageTexts }) {
  return (
    <chakra.section py={{ base: '10', md: '20' }}>
      <Container>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1.6fr' }} gap={{ base: '6', lg: '16' }}>
          <Stack direction={{ base: 'row', lg: 'column' }} gap="6" justify="space-between">
            <Heading as="h1" textStyle="display.lg">
              Notre Mission
            </Heading>
            <SprigIcon
              flexShrink="0"
              boxSize={{ base: '16', lg: '28' }}
              color="fg.plant"
              rotate="-12deg"
              opacity="0.6"
            />
          </Stack>
          <Stack gap="6">
            <Text textStyle="display.md" color="accent.fg" textWrap="pretty">
              <PageWords words={page.lead} />
            </Text>
            <Stack gap="4" fontSize="lg" color="fg.muted" maxW="2xl">
              {partsOf(page, 'intro').map(({ text }) => (
                <PageText key={text} text={text} />
              ))}
            </Stack>
          </Stack>
        </Grid>
      </Container>
    </chakra.section>
  )
}

function MissionValues({ values }: { values: PagePart[] }) {
  return (
    <Section bg="bg.plant" aria-labelledby="valeurs">
      <Stack gap={{ base: '8', md: '12' }}>
        <Heading as="h2" id="valeurs" textStyle="display.md">
          Nos valeurs
        </Heading>
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
          columnGap={{ md: '12', lg: '20' }}
          rowGap={{ base: '8', md: '12' }}
        >
          {values.map(({ title, text }) => (
            <Stack as="li" key={title} gap="2">
              <TitledText title={title} text={text} />
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Section>
  )
}

function MissionHistory({ chapters }: { chapters: PagePart[] }) {
  return (
    <Section aria-labelledby="histoire">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1.6fr' }} gap={{ base: '8', lg: '16' }}>
        <Heading as="h2" id="histoire" textStyle="display.md">
          Notre histoire
        </Heading>
        <Stack gap="10">
          <chakra.ol listStyleType="none" borderInlineStartWidth="2px" borderColor="accent.border">
            {chapters.map(({ title, text }) => (
              <chakra.li
                key={title}
                position="relative"
                ps={{ base: '6', md: '10' }}
                pb="10"
                _last={{ pb: '0' }}
                _before={{
                  content: '""',
                  position: 'absolute',
                  insetInlineStart: '-2',
                  top: '2',
                  boxSize: '3.5',
                  rounded: 'full',
                  bg: 'accent.solid',
                }}
              >
                <Stack gap="2" maxW="2xl">
                  <TitledText title={title} text={text} />
                </Stack>
              </chakra.li>
            ))}
          </chakra.ol>
          <Stack direction={{ base: 'column', sm: 'row' }} columnGap="8">
            <ArrowLink to={paths.trust()}>Voir comment nous choisissons</ArrowLink>
            <ArrowLink to={paths.products()}>Parcourir la boutique</ArrowLink>
          </Stack>
        </Stack>
      </Grid>
    </Section>
  )
}
