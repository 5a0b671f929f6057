import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { readFragment } from '../../../graphql/generated/further/fragment-masking.ts'
import { EmailPanel_EmailFragmentDoc } from '../../../graphql/generated/further/graphql.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { useLinkToken } from '../../../lib/session/use-link-token.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ButtonLink } from '../../../ui/layout/links.tsx'
import { FormRefusal } from '../form-refusal.tsx'
import { SaidInstead } from './said-instead.tsx'
import { useConfirmEmail } from './use-recovery.ts'

const toAccount = (
  <ButtonLink size="lg" to={paths.accountAccess()} alignSelf="flex-start">
    Voir mes identifiants
  </ButtonLink>
)

/** Confirms an address by the link of a mail, when told to: mail programs open links by themselves. */
export function ConfirmAddress() {
  const [token, forgetToken] = useLinkToken()
  const confirm = useConfirmEmail()
  const [confirmed, setConfirmed] = useState<string>()
  const [refused, setRefused] = useState<{ code?: string; message: string }>()
  const { isBusy, run } = usePending()
  if (confirmed)
    return (
      <SaidInstead title="C’est confirmé">
        <Text color="fg.muted" overflowWrap="anywhere">
          L’adresse de votre compte est {confirmed}.
        </Text>
        {toAccount}
      </SaidInstead>
    )
  if (!token || refused?.code === 'NOT_FOUND' || refused?.code === 'BAD_USER_INPUT')
    return (
      <SaidInstead title="Ce lien n’est plus valable">
        <Text color="fg.muted">
          Il a déjà servi, il est trop ancien, ou un plus récent le remplace. Vos identifiants disent où vous
          en êtes.
        </Text>
        {toAccount}
      </SaidInstead>
    )
  if (refused?.code === 'CONFLICT')
    return (
      <SaidInstead title="Cette adresse est déjà prise">
        <Text color="fg.muted">
          Un autre compte l’a prise entre-temps : le vôtre garde la sienne, et rien d’autre ne change.
        </Text>
        {toAccount}
      </SaidInstead>
    )
  const press = () =>
    void run(async () => {
      setRefused(undefined)
      const outcome = await confirm(token)
      if ('refusal' in outcome) return setRefused(outcome.refusal)
      forgetToken()
      setConfirmed(readFragment(EmailPanel_EmailFragmentDoc, outcome.done.confirmEmail).email)
    })
  return (
    <Stack gap="6" align="flex-start">
      <Text fontSize="lg" color="fg.muted">
        Un clic suffit : cette adresse est bien la vôtre, et c’est là que nous vous écrirons.
      </Text>
      <FormRefusal message={refused?.message} />
      <SubmitButton type="button" isBusy={isBusy} busyText="Confirmation…" onClick={press}>
        Confirmer mon adresse
      </SubmitButton>
    </Stack>
  )
}
