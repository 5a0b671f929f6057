import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { SprigIcon } from '../../ui/sprig-icon.tsx'

/** Beside the profile: whom to ask when something in it is wrong. */
export function ProfileHelp() {
  return (
    <Flex direction="column" align="flex-start" gap="2" bg="bg.plant" rounded="xl" p={{ base: '5', md: '8' }}>
      <SprigIcon boxSize="8" color="fg.plant" />
      <chakra.h2 fontFamily="heading" fontSize="lg" fontWeight="semibold">
        Une information à corriger ?
      </chakra.h2>
      <Text color="fg.muted">Écrivez-nous, nous vous répondons sous 24 h.</Text>
      <ArrowLink to={paths.help()}>Aide et contacts</ArrowLink>
    </Flex>
  )
}
