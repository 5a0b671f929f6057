import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { AccordionItem } from '../../ui/accordion-item.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'
import { faqEntries } from './faq-entries.tsx'

/** The three questions asked most (spec §2). One answer is open at a time. */
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
          {faqEntries.map(({ question, answer }) => (
            <AccordionItem
              key={question}
              title={question}
              isOpen={open === question}
              onToggle={() => setOpen((now) => (now === question ? null : question))}
            >
              <Prose color="fg.muted">{answer}</Prose>
            </AccordionItem>
          ))}
        </div>
      </Grid>
    </Section>
  )
}
