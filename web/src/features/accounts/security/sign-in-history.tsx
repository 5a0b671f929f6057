import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { readFragment } from '../../../graphql/generated/security/fragment-masking.ts'
import {
  type AccountSecurityQuery,
  SignInHistory_SignInFragmentDoc,
  type SignInMethod,
} from '../../../graphql/generated/security/graphql.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { AccountCard } from '../account-sections.tsx'
import { deviceName } from './device-name.ts'

/** How an account was opened, in words. */
const methodWords = {
  PASSWORD: 'par mot de passe',
  PASSWORD_CODE: 'par mot de passe et code',
  RECOVERY_CODE: 'par code de secours',
  PASSWORD_PASSKEY: 'par mot de passe et clé d’accès',
  PASSKEY: 'par clé d’accès',
  FACTOR_REMOVAL: 'retrait de la double vérification',
} satisfies Record<SignInMethod, string>

/** What came of it, in words. */
const outcomeWords: Record<string, string> = {
  SUCCEEDED: 'Réussie',
  FAILED: 'Refusée',
  INCOMPLETE: 'Code manquant',
  FORBIDDEN: 'Sans accès à l’administration',
  PLANNED: 'Demandé',
  CANCELLED: 'Annulé',
  REMOVED: 'Fait',
}

/** Entries that are shown before one asks for all. */
const shownAtFirst = 8

/** Who signed in within three months, or tried to. */
export function SignInHistory({ signIns }: { signIns: AccountSecurityQuery['signIns'] }) {
  const [isWhole, setWhole] = useState(false)
  const all = signIns.map((each) => readFragment(SignInHistory_SignInFragmentDoc, each))
  const shown = isWhole ? all : all.slice(0, shownAtFirst)
  return (
    <AccountCard title="Connexions récentes">
      <Stack gap="5">
        <Text color="fg.muted" maxW="prose">
          Les connexions de ces 90 derniers jours, réussies ou non, puis elles sont effacées. Une que vous ne
          reconnaissez pas ? Changez votre mot de passe.
        </Text>
        {all.length === 0 && <Text>Aucune connexion dans cette période.</Text>}
        <Stack as="ol" listStyleType="none" gap="0" aria-label="Connexions">
          {shown.map(({ id, outcome, method, createdAt, ...device }) => (
            <Flex
              as="li"
              key={id}
              gap="3"
              py="3"
              wrap="wrap"
              justify="space-between"
              align="center"
              borderTopWidth="1px"
              borderColor="border.muted"
            >
              <Stack gap="0">
                <Text fontWeight="medium">{deviceName(device)}</Text>
                <Text fontSize="sm" color="fg.muted">
                  <DateTimeText date={createdAt} />, {methodWords[method]}
                </Text>
              </Stack>
              <Badge colorPalette={outcome === 'SUCCEEDED' ? undefined : 'danger'}>
                {outcomeWords[outcome] ?? 'Refusée'}
              </Badge>
            </Flex>
          ))}
        </Stack>
        {shown.length < all.length && (
          <Button variant="outline" alignSelf="flex-start" onClick={() => setWhole(true)}>
            Toutes les connexions ({all.length})
          </Button>
        )}
      </Stack>
    </AccountCard>
  )
}
