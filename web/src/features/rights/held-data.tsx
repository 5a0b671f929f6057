import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useIdentityFirst } from '../../graphql/use-identity-first.ts'
import { usePending } from '../../lib/form/use-pending.ts'
import { ExportLink } from '../../ui/admin/export-link.tsx'
import { HeldRows } from './held-rows.tsx'
import { RightsCard } from './rights-card.tsx'
import type { AccountData } from './use-my-data.ts'

interface HeldDataProps extends Pick<AccountData, 'held' | 'isEmailConfirmed'> {
  /** Sends the mail anew whose link confirms the address. */
  askConfirmation: () => Promise<void>
}

/** What the shop holds, in words and numbers, and the way to have all of it. */
export function HeldData({ held, isEmailConfirmed, askConfirmation }: HeldDataProps) {
  const { isBusy, run } = usePending()
  const before = useIdentityFirst()
  return (
    <RightsCard title="Ce que nous gardons de vous">
      <Text color="fg.muted" maxW="prose">
        Chaque ligne de notre base qui parle de vous ; dépliez-les pour les lire. Le fichier zip contient
        tout : une page à lire, et les mêmes données pour les machines (JSON).
      </Text>
      {!isEmailConfirmed && (
        <Stack bg="bg.muted" rounded="lg" p="4" gap="3" align="flex-start">
          <Text maxW="prose">
            Votre adresse e-mail n’est pas encore confirmée : ce qui n’est relié qu’à elle (lettre
            d’information, messages) n’est ni montré ni effacé ici, car elle pourrait être celle d’une autre
            personne.
          </Text>
          <Button variant="outline" aria-disabled={isBusy} onClick={() => run(askConfirmation)}>
            {isBusy ? 'Envoi…' : 'Confirmer mon adresse'}
          </Button>
        </Stack>
      )}
      <Stack as="ul" listStyleType="none" gap="0">
        {held.map((each) => (
          <li key={each.kind}>
            <HeldRows {...each} />
          </li>
        ))}
      </Stack>
      <Flex>
        <ExportLink href="/api/account/data/export" label="Télécharger mes données (zip)" before={before} />
      </Flex>
    </RightsCard>
  )
}
