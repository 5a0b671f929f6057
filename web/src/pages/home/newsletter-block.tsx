import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { NewsletterForm } from '../../features/engagement/newsletter-form.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** The end of either home page: what the letter brings, and the field for one’s address. */
export function NewsletterBlock() {
  return (
    <Section bg="bg.plant">
      <Grid
        templateColumns={{ base: '1fr', lg: '1fr 1.1fr' }}
        gap={{ base: '6', lg: '16' }}
        alignItems="center"
      >
        <Stack gap="3">
          <Heading as="h2" id="lettre" textStyle="display.md">
            La lettre de Ramure
          </Heading>
          <Text color="fg.muted" maxW="prose" textWrap="pretty">
            Nos nouveaux articles, un conseil à essayer et les produits qui arrivent. Une à deux fois par
            mois, jamais plus.
          </Text>
        </Stack>
        <NewsletterForm />
      </Grid>
    </Section>
  )
}
