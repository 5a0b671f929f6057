import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useIdentityFirst } from '../../graphql/use-identity-first.ts'
import { ExportLink } from '../../ui/admin/export-link.tsx'
import { RightsCard } from './rights-card.tsx'
import type { AccountData } from './use-my-data.ts'

/** What the shop holds, in words and numbers, and the way to have all of it. */
export function HeldData({ held, isEmailConfirmed }: Pick<AccountData, 'held' | 'isEmailConfirmed'>) {
  const before = useIdentityFirst()
  return (
    <RightsCard title="Ce que nous gardons de vous">
      <Text color="fg.muted" maxW="prose">
        Chaque ligne de notre base qui parle de vous. Le fichier zip contient tout : une page à lire, et les
        mêmes données pour les machines (JSON).
      </Text>
      {!isEmailConfirmed && (
        <Text maxW="prose" bg="bg.muted" rounded="lg" p="4">
          Votre adresse e-mail n’est pas encore confirmée : ce qui n’est relié qu’à elle (lettre
          d’information, messages) n’est ni montré ni effacé ici, car elle pourrait être celle d’une autre
          personne.
        </Text>
      )}
      <Stack as="ul" listStyleType="none" gap="0">
        {held.map(({ table, label, rows }) => (
          <Flex
            as="li"
            key={`${table} ${label}`}
            justify="space-between"
            gap="4"
            py="2"
            borderBottomWidth="1px"
            borderColor="border.subtle"
          >
            <span>{label}</span>
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
              {rows}
            </chakra.span>
          </Flex>
        ))}
      </Stack>
      <Flex>
        <ExportLink href="/api/account/data/export" label="Télécharger mes données (zip)" before={before} />
      </Flex>
    </RightsCard>
  )
}
