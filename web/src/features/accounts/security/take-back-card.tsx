import { useApolloClient } from '@apollo/client/react'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { paths } from '../../../app/paths.ts'
import {
  AccountSecurityDocument,
  TakeBackAccountDocument,
  type TakeBackAccountMutation,
} from '../../../graphql/generated/security/graphql.ts'
import { useAction } from '../../../graphql/use-action.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextLink } from '../../../ui/layout/links.tsx'
import { AccountCard } from '../account-sections.tsx'

/** Since how many days passkeys may be somebody else's. */
const spans = {
  '1': 'ajoutées depuis hier',
  '7': 'ajoutées depuis 7\u00a0jours',
  '30': 'ajoutées depuis 30\u00a0jours',
  all: 'toutes',
  none: 'aucune',
}

type Span = keyof typeof spans

function beginOf(span: Span): string | null {
  if (span === 'none') return null
  return new Date(span === 'all' ? 0 : Date.now() - Number(span) * 24 * 3_600_000).toISOString()
}

const counted = (count: number, one: string, many: string) => `${count}\u00a0${count > 1 ? many : one}`

function taken({ sessions, apiTokens, passkeys }: TakeBackAccountMutation['takeBackAccount']): string {
  const said = [
    counted(sessions, 'appareil déconnecté', 'appareils déconnectés'),
    counted(passkeys, 'clé d’accès retirée', 'clés d’accès retirées'),
    counted(apiTokens, 'jeton d’API révoqué', 'jetons d’API révoqués'),
  ]
  return `${said.join(', ')}. Les liens déjà envoyés par e-mail ne servent plus.`
}

/** For whoever fears that somebody else has entered: everything that opens the account is taken at once. */
export function TakeBackCard({ hasPasskeys }: { hasPasskeys: boolean }) {
  const client = useApolloClient()
  const [span, setSpan] = useState<Span>('7')
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<string>()
  const [takeBack, isBusy] = useAction(TakeBackAccountDocument, {
    onDone: () => client.refetchQueries({ include: [AccountSecurityDocument] }),
  })
  const confirm = async () => {
    const outcome = await takeBack({ passkeysSince: hasPasskeys ? beginOf(span) : null })
    setAsked(false)
    if ('done' in outcome) setDone(taken(outcome.done.takeBackAccount))
  }
  return (
    <AccountCard title="Quelqu’un d’autre est entré&#8239;?">
      <Stack gap="5" align="flex-start">
        <Text color="fg.muted" maxW="prose">
          Choisissez d’abord <TextLink to={paths.accountAccess()}>un nouveau mot de passe</TextLink>, puis
          retirez tout ce qui ouvre encore votre compte&nbsp;: les autres appareils, vos jetons d’API, les
          clés d’accès récentes et les liens envoyés par e-mail. Cet appareil reste connecté.
        </Text>
        {hasPasskeys && (
          <Box>
            <SelectField
              label="Clés d’accès à retirer"
              value={span}
              onChange={(value) => setSpan(value as Span)}
            >
              {Object.entries(spans).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </SelectField>
          </Box>
        )}
        <Button variant="outline" onClick={() => setAsked(true)}>
          Tout retirer
        </Button>
        <Text role="status">{done}</Text>
      </Stack>
      <ConfirmDialog
        isOpen={isAsked}
        title="Retirer tous ces accès&#8239;?"
        confirmLabel="Tout retirer"
        isBusy={isBusy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void confirm()}
      >
        Il faudra vous reconnecter sur vos autres appareils, et créer de nouveaux jetons. Un e-mail vous le
        confirme.
      </ConfirmDialog>
    </AccountCard>
  )
}
