import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type LucideIcon, Package, ShieldCheck, Truck, Undo2 } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { addressWords, paths } from '../../app/paths.ts'
import { ContactForm } from '../../features/engagement/contact-form.tsx'
import { ContactDetails } from '../../features/settings/contact-details.tsx'
import { type SettingTexts, useSettings } from '../../features/settings/use-settings.ts'
import { normaliseText } from '../../lib/list/list-url.ts'
import { Panel } from '../../ui/layout/card.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { HelpFaq } from './help-faq.tsx'

/** `/aide-et-contacts` (specification, section 2): services, questions, and how to reach the shop. */
export function HelpPage() {
  return (
    <>
      <PageHead
        title="Aide et Contacts"
        description="Livraison, retours, garantie, éco-score : les réponses aux questions fréquentes, nos coordonnées et un formulaire pour nous écrire, avec réponse sous 24 h."
        path={paths.help()}
      />
      <Container pt={{ base: '8', md: '14' }}>
        <PageHeading
          title="Aide et Contacts"
          lead="Livraison, retours, éco-score : l’essentiel est ici. Pour le reste, une personne vous répond sous 24 h."
        />
      </Container>
      <HelpServices />
      <HelpFaq />
      <HelpContact />
    </>
  )
}

/** What comes with every order; in the owner's words where there are some (specification, section 2). */
function HelpServices() {
  const { texts, isLoading } = useSettings()
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
          {servicesOf(texts).map((service) => (
            <ServiceCard key={service.title} {...service} isLoading={isLoading && service.isSetting} />
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
          <Text color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}

/** How to reach a person: the details, and the form beside them. */
function HelpContact() {
  const [query] = useSearchParams()
  const wanted = normaliseText(query.get(addressWords.help.wanted) ?? '')
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
            <Text color="fg.muted">Une personne lit chaque message et vous répond sous 24 h.</Text>
          </Stack>
          <ContactDetails />
        </Stack>
        <Panel rounded="2xl" p={{ base: '5', md: '8' }}>
          <Heading as="h3" textStyle="display.sm" mb="5">
            Écrivez-nous
          </Heading>
          <ContactForm subject={wanted && `Je cherchais\u00a0: ${wanted}`} />
        </Panel>
      </Grid>
    </Section>
  )
}

/** A service: its name, what it is, and whether the owner may have written that. */
export interface Service {
  icon: LucideIcon
  title: string
  text: string
  isSetting: boolean
}

/** The services of the shop. The owner's words come first; ours stand in when they are missing. */
const servicesOf = (texts: SettingTexts): Service[] => [
  {
    icon: Truck,
    title: 'Livraison gratuite dès 50 €',
    text:
      texts.delivery_info ??
      'En dessous de 50 € d’achat, elle coûte 5,99 €. Votre commande arrive en 3 à 5 jours ouvrés en France métropolitaine.',
    isSetting: true,
  },
  {
    icon: Undo2,
    title: 'Retours sous 30 jours',
    text:
      texts.return_policy ??
      'Vous avez 30 jours pour changer d’avis. Le retour est gratuit si le produit présente un défaut.',
    isSetting: true,
  },
  {
    icon: ShieldCheck,
    title: 'Satisfait ou remboursé',
    text: 'Un doute au montage, un réglage qui résiste ? L’assistance technique vous guide par e-mail ou par téléphone. Si le produit ne vous convient toujours pas, nous vous remboursons.',
    isSetting: false,
  },
  {
    icon: Package,
    title: 'Des colis sans superflu',
    text:
      texts.packaging_info ??
      'Nous choisissons le carton le plus petit possible et nous le calons avec du papier.',
    isSetting: true,
  },
]
