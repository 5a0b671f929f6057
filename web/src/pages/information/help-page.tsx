import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type LucideIcon, Package, ShieldCheck, Truck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addressWords } from '../../app/paths.ts'
import { ContactForm } from '../../features/engagement/contact-form.tsx'
import { ContactDetails } from '../../features/settings/contact-details.tsx'
import { useSettings } from '../../features/settings/use-settings.ts'
import { normaliseText } from '../../lib/list/list-url.ts'
import { Panel } from '../../ui/layout/card.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { HelpFaq } from './help-faq.tsx'
import { InformationPage } from './texts/information-page.tsx'
import { PageText } from './texts/page-text.tsx'
import { PageWords } from './texts/page-words.tsx'
import { type PagePart, type PageTexts, partsOf } from './texts/use-information-page.ts'

/** `/aide-et-contacts` (specification, section 2): services, questions, and how to reach the shop. */
export function HelpPage() {
  return <InformationPage slug="help">{(page) => helpView(page, <HelpContactForm />)}</InformationPage>
}

/** What the page shows of these texts, with the form to write to the shop. */
export const helpView = (page: PageTexts, form: ReactNode) => (
  <>
    <Container pt={{ base: '8', md: '14' }}>
      <PageHeading title="Aide et Contacts" lead={<PageWords words={page.lead} />} />
    </Container>
    <HelpServices services={partsOf(page, 'services')} />
    <HelpFaq questions={partsOf(page, 'questions')} />
    <HelpContact intro={partsOf(page, 'contact')} form={form} />
  </>
)

/** What comes with every order; in the owner's words where there are some (specification, section 2). */
function HelpServices({ services }: { services: PagePart[] }) {
  const { isLoading } = useSettings()
  return (
    <Section aria-labelledby="services">
      <Stack gap="6">
        <Heading as="h2" id="services" textStyle="display.md">
          Nos services
        </Heading>
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap={{ base: '3', md: '6' }}
        >
          {services.map(({ title, text }, index) => (
            <ServiceCard
              key={title}
              icon={icons[index] ?? Package}
              {...{ title, text }}
              isLoading={isLoading && text.includes('{{')}
            />
          ))}
        </Grid>
      </Stack>
    </Section>
  )
}

function ServiceCard({ icon: Icon, title, text, isLoading }: Service & { isLoading: boolean }) {
  return (
    <Panel as="li" display="flex" gap="5" p={{ base: '5', md: '7' }}>
      <chakra.span color="fg.plant" flexShrink="0" mt="1">
        <Icon size={28} strokeWidth={1.5} aria-hidden />
      </chakra.span>
      <Stack gap="2" flex="1" minW="0">
        <Heading as="h3" textStyle="display.sm">
          {title}
        </Heading>
        {isLoading ? (
          <Skeleton h="20" />
        ) : (
          <Prose color="fg.muted" whiteSpace="pre-line">
            <PageText text={text} />
          </Prose>
        )}
      </Stack>
    </Panel>
  )
}

/** How to reach a person: the details, and the form beside them. */
function HelpContact({ intro, form }: { intro: PagePart[]; form: ReactNode }) {
  return (
    <Section id="contact" aria-labelledby="contact-titre">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.4fr)' }}
        gap={{ base: '10', lg: '16' }}
      >
        <Stack gap="8">
          <Stack gap="3">
            <Heading as="h2" id="contact-titre" textStyle="display.md">
              Nous contacter
            </Heading>
            <Prose color="fg.muted">
              {intro.map(({ text }) => (
                <PageText key={text} text={text} />
              ))}
            </Prose>
          </Stack>
          <ContactDetails />
        </Stack>
        <Panel rounded="2xl" p={{ base: '5', md: '8' }}>
          <Heading as="h3" textStyle="display.sm" mb="5">
            Écrivez-nous
          </Heading>
          {form}
        </Panel>
      </Grid>
    </Section>
  )
}

/** The form, with what somebody looked for as its subject. */
function HelpContactForm() {
  const [query] = useSearchParams()
  const wanted = normaliseText(query.get(addressWords.help.wanted) ?? '')
  return <ContactForm subject={wanted && `Je cherchais\u00a0: ${wanted}`} />
}

/** The signs of the four services, in their order. */
const icons = [Truck, Undo2, ShieldCheck, Package]

interface Service {
  icon: LucideIcon
  title: string
  text: string
}
