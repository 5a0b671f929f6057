import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { FAQPage } from 'schema-dts'
import { useSettings } from '../../features/settings/use-settings.ts'
import { JsonLd } from '../../ui/layout/json-ld.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { PageText } from './texts/page-text.tsx'
import { plainPageText } from './texts/page-words.tsx'
import type { PagePart } from './texts/use-information-page.ts'

/** The questions asked most (specification, section 2). One answer is open at a time. */
export function HelpFaq({ questions }: { questions: readonly PagePart[] }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Section bg="bg.subtle" aria-labelledby="faq">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 2fr' }} gap={{ base: '6', lg: '16' }}>
        <Stack gap="3">
          <Heading as="h2" id="faq" textStyle="display.md">
            Questions fréquentes
          </Heading>
          <Text color="fg.muted">Des réponses qui évitent souvent un message.</Text>
        </Stack>
        <div>
          {questions.map(({ title, text }) => (
            <AccordionItem
              key={title}
              title={title}
              isOpen={open === title}
              onToggle={() => setOpen((now) => (now === title ? null : title))}
            >
              <Prose color="fg.muted">
                <PageText text={text} />
              </Prose>
            </AccordionItem>
          ))}
        </div>
      </Grid>
      <FaqJsonLd questions={questions} />
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

/** The same answers for search engines. */
function FaqJsonLd({ questions }: { questions: readonly PagePart[] }) {
  const { texts } = useSettings()
  const page: FAQPage = {
    '@type': 'FAQPage',
    inLanguage: 'fr-FR',
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainPageText(text, texts) },
    })),
  }
  return <JsonLd things={[page]} />
}
