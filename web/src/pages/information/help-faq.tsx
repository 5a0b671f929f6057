import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { FAQPage } from 'schema-dts'
import { paths } from '../../app/paths.ts'
import { InlineEmail, unknownEmail } from '../../features/settings/owner-details.tsx'
import { useSettings } from '../../features/settings/use-settings.ts'
import { JsonLd } from '../../ui/layout/json-ld.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** The three questions asked most (specification, section 2). One answer is open at a time. */
export function HelpFaq() {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Section bg="bg.subtle" aria-labelledby="faq">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 2fr' }} gap={{ base: '6', lg: '16' }}>
        <Stack gap="3">
          <Heading as="h2" id="faq" textStyle="display.md">
            Questions fréquentes
          </Heading>
          <Text color="fg.muted">Trois réponses qui évitent souvent un message.</Text>
        </Stack>
        <div>
          {faqEntries.map((entry) => (
            <AccordionItem
              key={entry.question}
              title={entry.question}
              isOpen={open === entry.question}
              onToggle={() => setOpen((now) => (now === entry.question ? null : entry.question))}
            >
              <FaqAnswer {...entry} />
            </AccordionItem>
          ))}
        </div>
      </Grid>
      <FaqJsonLd />
    </Section>
  )
}

interface AccordionItemProps {
  title: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A question that opens on its answer. */
function AccordionItem({ title, isOpen, onToggle, children }: AccordionItemProps) {
  const id = useId()
  return (
    <Box borderTopWidth="1px" borderColor="border" _last={{ borderBottomWidth: '1px' }}>
      <h3>
        <chakra.button
          type="button"
          id={`${id}-titre`}
          aria-expanded={isOpen}
          aria-controls={`${id}-contenu`}
          onClick={onToggle}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          w="full"
          minH="16"
          py="4"
          textAlign="start"
          fontFamily="heading"
          fontSize="xl"
          lineHeight="short"
          cursor="button"
          _hover={{ color: 'accent.fg' }}
        >
          {title}
          <chakra.span
            flexShrink="0"
            color="fg.plant"
            rotate={isOpen ? '180deg' : '0deg'}
            transition="rotate"
            transitionDuration="moderate"
          >
            <ChevronDown size={22} aria-hidden />
          </chakra.span>
        </chakra.button>
      </h3>
      <Box
        role="region"
        id={`${id}-contenu`}
        aria-labelledby={`${id}-titre`}
        hidden={!isOpen}
        pb="6"
        animationName="fade-in"
        animationDuration="moderate"
      >
        {children}
      </Box>
    </Box>
  )
}

/** Where an answer names the shop's e-mail address. */
const emailMark = '{e-mail}'

interface FaqEntry {
  question: string
  paragraphs: readonly string[]
  /** The way to read more, at the end. */
  link?: { to: string; label: string }
}

/** The three entries of the specification, section 2: for the page and for search engines alike. */
const faqEntries: readonly FaqEntry[] = [
  {
    question: 'Comment fonctionne l’éco-score ?',
    paragraphs: [
      'Nous notons cinq critères, de 0 à 2 points chacun : les matériaux, la fabrication, le transport, l’emballage et la fin de vie. Leur somme donne une note sur 10.',
      'À partir de 8,5, le produit est excellent ; de 7 à 8,4, éco-responsable ; de 5 à 6,9, son impact est modéré ; en dessous de 5, il est élevé, et nous l’écrivons.',
    ],
    link: { to: `${paths.ecoConsumption()}#eco-score`, label: 'Voir la méthode en détail' },
  },
  {
    question: 'Vos produits sont-ils vraiment écologiques ?',
    paragraphs: [
      'Aucun objet neuf n’est sans impact, et nous ne prétendrons pas le contraire. Nos fiches disent ce que l’objet remplace, ce qu’il économise, et quand mieux vaut garder le vôtre. Ce que nous ne savons pas chiffrer, nous ne l’écrivons pas.',
      'Chaque produit passe par cinq étapes : audit du fournisseur, essai, validation des certifications, calcul de l’impact, validation de l’équipe. La note obtenue est publiée même quand elle est moyenne.',
    ],
    link: { to: paths.trust(), label: 'Découvrir notre sélection' },
  },
  {
    question: 'Comment contacter le service client ?',
    paragraphs: [
      `Écrivez à ${emailMark} ou appelez-nous du lundi au vendredi, de 9 h à 18 h. Nous répondons sous 24 h ; un message reçu le week-end attend le lundi. Indiquez le nom du produit et, si vous en avez un, votre numéro de commande : nous irons plus vite.`,
    ],
  },
]

/** An answer as the page shows it. */
function FaqAnswer({ paragraphs, link }: FaqEntry) {
  return (
    <Prose color="fg.muted">
      {paragraphs.map((paragraph, index) => {
        const [before, after] = paragraph.split(emailMark)
        return (
          <p key={paragraph}>
            {before}
            {after !== undefined && <InlineEmail />}
            {after}
            {link && index === paragraphs.length - 1 && (
              <>
                {' '}
                <Link to={link.to}>{link.label}</Link>
              </>
            )}
          </p>
        )
      })}
    </Prose>
  )
}

/** The same answers for search engines. */
function FaqJsonLd() {
  const email = useSettings().texts.shop_email ?? unknownEmail
  const page: FAQPage = {
    '@type': 'FAQPage',
    inLanguage: 'fr-FR',
    mainEntity: faqEntries.map(({ question, paragraphs }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ').replace(emailMark, email) },
    })),
  }
  return <JsonLd things={[page]} />
}
