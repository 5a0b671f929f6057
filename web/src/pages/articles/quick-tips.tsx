import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Droplets, House, Recycle, Salad, Shirt } from 'lucide-react'
import { Section } from '../../ui/layout/section.tsx'
import { PageText } from '../information/texts/page-text.tsx'
import { PageWords } from '../information/texts/page-words.tsx'
import { type PageTexts, useInformationPage } from '../information/texts/use-information-page.ts'

/** The signs of the five themes (specification, section 2): home, water, recycling, food, fashion. */
const icons = [House, Droplets, Recycle, Salad, Shirt]

/** Five gestures, each led by its number. */
export function QuickTips() {
  const { page } = useInformationPage('quick-tips')
  return page ? tipsView(page) : <Skeleton h="96" />
}

/** What the page shows of these texts. */
export const tipsView = (page: PageTexts) => <TipSection page={page} />

function TipSection({ page }: { page: PageTexts }) {
  return (
    <Section bg="bg.plant" aria-labelledby="gestes">
      <Stack gap={{ base: '8', md: '12' }}>
        <Stack gap="2" maxW="2xl">
          <Heading as="h2" id="gestes" textStyle="display.md">
            Cinq gestes rapides
          </Heading>
          <Text color="fg.muted">
            <PageWords words={page.lead} />
          </Text>
        </Stack>
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={{ base: '1fr', sm: 'repeat(6, 1fr)' }}
          gap={{ base: '3', md: '6' }}
        >
          {page.sections.map(({ title, text }, index) => (
            <Stack
              as="li"
              key={title}
              gap="3"
              // Three, then two: five cards that fill both rows. One column on a phone, two on a tablet.
              gridColumn={{
                base: 'auto',
                sm: index === 4 ? 'span 6' : 'span 3',
                lg: index < 3 ? 'span 2' : 'span 3',
              }}
              bg="bg.panel"
              rounded="xl"
              p={{ base: '5', md: '7' }}
            >
              <Heading
                as="h3"
                display="flex"
                alignItems="center"
                gap="2"
                fontFamily="body"
                wordSpacing="normal"
                fontSize="sm"
                fontWeight="semibold"
              >
                <chakra.span color="fg.plant">
                  <TipIcon index={index} />
                </chakra.span>
                {title}
              </Heading>
              <chakra.div css={tipLook}>
                <PageText text={text} hasFigures />
              </chakra.div>
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Section>
  )
}

function TipIcon({ index }: { index: number }) {
  const Icon = icons[index] ?? House
  return <Icon size={20} strokeWidth={1.75} aria-hidden />
}

/** The figure large, what it means, then what to do. */
const tipLook = {
  '& > p': { color: 'fg.muted' },
  '& > p + p': { marginTop: '3' },
  '& > [data-figure]': {
    fontFamily: 'heading',
    fontSize: '4xl',
    lineHeight: 'shorter',
    color: 'accent.fg',
  },
  '& > [data-figure] + p': { fontWeight: 'medium', color: 'fg', marginTop: '0' },
} as const
