import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { passkeyLimits } from '../../../../../api/src/features/accounts/security/passkeys/passkeys.rules.ts'
import { readFragment } from '../../../graphql/generated/security/fragment-masking.ts'
import {
  type AccountSecurityQuery,
  PasskeyRow_PasskeyFragmentDoc,
} from '../../../graphql/generated/security/graphql.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { AccountCard } from '../account-sections.tsx'
import { PasskeyName } from './passkey-name.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { usePasskeys } from './use-passkeys.ts'

/** The passkeys of the account: which there are, another one, and the way to be rid of one. */
export function PasskeysCard({ passkeys }: { passkeys: AccountSecurityQuery['passkeys'] }) {
  const { add, rename, remove, isRemoving } = usePasskeys()
  const all = passkeys.map((passkey) => readFragment(PasskeyRow_PasskeyFragmentDoc, passkey))
  const [isNaming, setNaming] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  const [unwanted, setUnwanted] = useState<(typeof all)[number]>()

  const named = async (name: string) => {
    const added = await add(name)
    if (!added) return undefined
    if ('refused' in added) return added.refused
    setNaming(false)
    setCodes(added.recoveryCodes ?? undefined)
    return undefined
  }

  return (
    <AccountCard title="Clés d’accès (passkeys)">
      <Stack gap="5" align="stretch">
        {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
        {!codes && (
          <Text maxW="prose" color={all.length > 0 ? 'fg.muted' : undefined}>
            Une clé d’accès ouvre votre compte avec le doigt, le visage ou le code de votre appareil, sans mot
            de passe. Dès la première, le mot de passe seul ne suffit plus : vous recevez dix codes de
            secours.
          </Text>
        )}
        {all.length > 0 && (
          <Stack as="ul" listStyleType="none" gap="0" aria-label="Vos clés d’accès">
            {all.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={async (name) => {
                  const outcome = await rename({ id: passkey.id, name })
                  return 'refusal' in outcome ? outcome.refusal.message : undefined
                }}
                onRemove={() => setUnwanted(passkey)}
              />
            ))}
          </Stack>
        )}
        {isNaming && (
          <PasskeyName
            label="Nom de la nouvelle clé d’accès"
            submit="Continuer"
            onSubmit={named}
            onCancel={() => setNaming(false)}
          />
        )}
        {!codes && !isNaming && all.length < passkeyLimits.each && (
          <Flex>
            <Button variant={all.length > 0 ? 'outline' : 'solid'} onClick={() => setNaming(true)}>
              Ajouter une clé d’accès
            </Button>
          </Flex>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={unwanted !== undefined}
        title={`Retirer « ${unwanted?.name ?? ''} » ?`}
        confirmLabel="Retirer"
        isBusy={isRemoving}
        onCancel={() => setUnwanted(undefined)}
        onConfirm={() => void remove({ id: unwanted?.id ?? '' }).then(() => setUnwanted(undefined))}
      >
        Elle n’ouvrira plus votre compte. Pensez à l’effacer aussi de l’appareil qui la garde.
      </ConfirmDialog>
    </AccountCard>
  )
}
