import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SprigIcon } from '../../ui/sprig-icon.tsx'

/** A greeting, by first name when it is known. */
export function MemberWelcome({ firstName }: { firstName: string | null }) {
  return (
    <chakra.section bg="bg.plant">
      <Container>
        <Flex align="center" justify="space-between" gap="8" py={{ base: '10', md: '14' }}>
          <PageHeading
            title={firstName ? `Bonjour ${firstName}` : 'Bonjour'}
            lead="Voici de quoi avancer, à petits pas ou en grand."
          />
          <SprigIcon hideBelow="md" boxSize="28" color="fg.plant" rotate="18deg" opacity="0.6" />
        </Flex>
      </Container>
    </chakra.section>
  )
}
