import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { ViewerDocument } from '../../../graphql/generated/graphql.ts'
import {
  AccountSecurityDocument,
  type AccountSecurityQuery,
  BeginSecondFactorDocument,
  type BeginSecondFactorMutation,
  EndSecondFactorDocument,
  KeepSecondFactorDocument,
  RenewRecoveryCodesDocument,
} from '../../../graphql/generated/security/graphql.ts'
import { useAction } from '../../../graphql/use-action.ts'
import { DateText, DateTimeText } from '../../../ui/display/date-text.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { AccountCard } from '../account-sections.tsx'
import { CodeSetup } from './code-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface SecondFactorCardProps {
  state: AccountSecurityQuery['secondFactor']
  /** Who has a passkey has recovery codes too. */
  hasPasskeys: boolean
}

/** The codes that the account asks for beside its password: on, off, and what helps when the telephone is lost. */
export function SecondFactorCard({ state, hasPasskeys }: SecondFactorCardProps) {
  const client = useApolloClient()
  const onDone = async () => {
    await client.refetchQueries({ include: [AccountSecurityDocument] })
    // Whether the administration still asks for codes.
    await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' })
  }
  const [begin, isBeginning] = useAction(BeginSecondFactorDocument)
  const [renew, isRenewing] = useAction(RenewRecoveryCodesDocument, { onDone })
  const [end, isEnding] = useAction(EndSecondFactorDocument, { onDone, success: 'Codes désactivés' })
  const [keep, isKeeping] = useAction(KeepSecondFactorDocument, {
    onDone,
    success: 'Double vérification gardée',
  })
  const [setup, setSetup] = useState<BeginSecondFactorMutation['beginSecondFactor']>()
  const [codes, setCodes] = useState<string[]>()
  const [asked, setAsked] = useState<'end' | 'renew'>()
  const isBusy = isBeginning || isRenewing || isEnding

  const start = async () => {
    if (isBusy) return
    const outcome = await begin({})
    if ('done' in outcome) setSetup(outcome.done.beginSecondFactor)
  }
  const confirmed = async () => {
    if (asked === 'end') await end({})
    if (asked === 'renew') {
      const outcome = await renew({})
      if ('done' in outcome) setCodes(outcome.done.renewRecoveryCodes)
    }
    setAsked(undefined)
  }

  return (
    <AccountCard title="Codes de connexion">
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {!codes && setup && (
        <CodeSetup
          setup={setup}
          onCancel={() => setSetup(undefined)}
          onDone={(fresh) => {
            setSetup(undefined)
            setCodes(fresh)
            void onDone()
          }}
        />
      )}
      {!codes && !setup && (
        <Stack gap="5" align="flex-start">
          <Text maxW="prose">
            {state.since ? (
              <>
                Activés depuis le <DateText date={state.since} />. À chaque connexion, un code de votre
                application s’ajoute au mot de passe.
              </>
            ) : (
              'Une application de votre téléphone donne un code à chaque connexion : un mot de passe volé ne suffit plus.'
            )}
          </Text>
          {state.removalDueAt && (
            <Stack
              gap="3"
              align="flex-start"
              borderWidth="1px"
              borderColor="border"
              borderRadius="lg"
              p="4"
              role="status"
            >
              <Text>
                Codes et clés d’accès seront retirés le <DateTimeText date={state.removalDueAt} />, à la
                demande de quelqu’un qui connaît votre mot de passe.
              </Text>
              <Button variant="outline" aria-disabled={isKeeping} onClick={() => !isKeeping && void keep({})}>
                Annuler ce retrait
              </Button>
            </Stack>
          )}
          {(state.since || hasPasskeys) && <Text color="fg.muted">{left(state.recoveryCodesLeft)}</Text>}
          <Flex gap="3" wrap="wrap">
            <Button
              variant={state.since ? 'outline' : 'solid'}
              aria-disabled={isBusy}
              onClick={() => void start()}
            >
              {state.since ? 'Changer d’application' : 'Activer les codes'}
            </Button>
            {(state.since || hasPasskeys) && (
              <Button variant="outline" onClick={() => setAsked('renew')}>
                Nouveaux codes de secours
              </Button>
            )}
            {state.since && (
              <Button variant="ghost" onClick={() => setAsked('end')}>
                Désactiver
              </Button>
            )}
          </Flex>
        </Stack>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked === 'end' ? 'Désactiver les codes de connexion ?' : 'Remplacer vos codes de secours ?'}
        confirmLabel={asked === 'end' ? 'Désactiver' : 'Les remplacer'}
        isBusy={isBusy}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => void confirmed()}
      >
        {asked === 'end'
          ? hasPasskeys
            ? 'Il restera vos clés d’accès et vos codes de secours.'
            : 'Votre mot de passe suffira de nouveau pour entrer dans votre compte.'
          : 'Les anciens ne serviront plus.'}
      </ConfirmDialog>
    </AccountCard>
  )
}

const left = (count: number) => {
  if (count === 0) return 'Il ne vous reste aucun code de secours.'
  return count === 1 ? 'Il vous reste 1 code de secours.' : `Il vous reste ${count} codes de secours.`
}
