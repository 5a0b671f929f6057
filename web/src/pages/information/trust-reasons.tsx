import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Eye, Gauge, SearchCheck, Users } from 'lucide-react'

const reasons = [
  {
    icon: Eye,
    title: 'Transparence',
    text: 'La méthode et ses cinq critères sont publiés, et chaque note aussi, même moyenne.',
  },
  {
    icon: SearchCheck,
    title: 'Sélection experte',
    text: 'Fournisseur audité, produit essayé, certifications contrôlées.',
  },
  {
    icon: Gauge,
    title: 'Impact mesurable',
    text: 'Des litres, des kilowattheures, des euros : pas de promesses vagues.',
  },
  {
    icon: Users,
    title: 'Communauté',
    text: 'Vos questions et vos remarques orientent ce que nous choisissons ensuite.',
  },
]

/** Four reasons to trust the shop: on the home page of members, and on the page about trust. */
export function TrustReasons() {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      gap="8"
    >
      {reasons.map((reason) => (
        <Stack as="li" key={reason.title} gap="3">
          <chakra.span color="fg.plant">
            <reason.icon size={32} strokeWidth={1.5} aria-hidden />
          </chakra.span>
          <Heading as="h3" textStyle="display.sm">
            {reason.title}
          </Heading>
          <Text color="fg.muted">{reason.text}</Text>
        </Stack>
      ))}
    </Grid>
  )
}
