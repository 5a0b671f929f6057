import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { toaster } from '../../../lib/toaster.ts'

/** Ten codes for the day on which the telephone is lost. They are never shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toaster.success({ title: 'Codes copiés' }),
      () => toaster.error({ title: 'Copie impossible', description: 'Recopiez-les à la main.' }),
    )
  return (
    <Stack gap="5" role="group" aria-label="Vos codes de secours">
      <Text maxW="prose" fontWeight="semibold">
        Gardez ces dix codes en lieu sûr : ils ne seront plus jamais affichés.
      </Text>
      <Text maxW="prose">
        Chacun remplace une fois le code de l’application ou la clé d’accès, si vous perdez votre appareil.
      </Text>
      <SimpleGrid
        as="ul"
        listStyleType="none"
        columns={{ base: 1, sm: 2 }}
        gap="2"
        bg="bg.plant"
        p="5"
        rounded="md"
        maxW="md"
      >
        {codes.map((code) => (
          <li key={code}>
            <chakra.code bg="transparent" fontSize="md">
              {code}
            </chakra.code>
          </li>
        ))}
      </SimpleGrid>
      <Flex gap="3" wrap="wrap">
        <Button onClick={onKept}>Je les ai notés</Button>
        <Button variant="outline" onClick={() => void copy()}>
          Copier
        </Button>
      </Flex>
    </Stack>
  )
}
