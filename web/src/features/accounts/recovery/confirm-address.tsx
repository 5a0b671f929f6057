import { Text } from '@chakra-ui/react/text'
import { useEffect, useEffectEvent, useState } from 'react'
import { paths } from '../../../app/paths.ts'
import {
  OpenEmailLinkDocument,
  type OpenEmailLinkMutation,
} from '../../../graphql/generated/further/graphql.ts'
import { type Outcome, useAction } from '../../../graphql/use-action.ts'
import { useLinkToken } from '../../../lib/session/use-link-token.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../../ui/feedback/spinner.tsx'
import { ButtonLink } from '../../../ui/layout/links.tsx'
import { type AddressAnswer, AddressQuestion } from './address-question.tsx'
import { SaidInstead } from './said-instead.tsx'

const toAccount = (
  <ButtonLink size="lg" to={paths.accountAccess()} alignSelf="flex-start">
    Voir mes identifiants
  </ButtonLink>
)

/** The page itself says what came of it. */
const untold = { failure: () => null }

/** Says whose address a link of a mail is, and confirms it when told to: mail programs open links by themselves. */
export function ConfirmAddress() {
  const [token, forgetToken] = useLinkToken()
  const [open] = useAction(OpenEmailLinkDocument, untold)
  const [opened, setOpened] = useState<Outcome<OpenEmailLinkMutation>>()
  const [answer, setAnswer] = useState<AddressAnswer>()
  const ask = async () => {
    setOpened(undefined)
    setOpened(await open({ token }))
  }
  const askFirst = useEffectEvent(() => void ask())
  useEffect(() => {
    if (token) askFirst()
  }, [token])
  if (answer) return <Answered answer={answer} />
  if (!token) return <Answered answer="dead" />
  if (!opened) return <PageSpinner />
  if ('refusal' in opened)
    return /^(NOT_FOUND|BAD_USER_INPUT)$/.test(opened.refusal.code ?? '') ? (
      <Answered answer="dead" />
    ) : (
      <ErrorState onRetry={() => void ask()} />
    )
  const finish = (given: AddressAnswer) => {
    forgetToken()
    setAnswer(given)
  }
  return <AddressQuestion token={token} link={opened.done.openEmailLink} onAnswered={finish} />
}

/** What came of the link. */
function Answered({ answer }: { answer: AddressAnswer }) {
  if (typeof answer === 'object')
    return (
      <SaidInstead title="C’est confirmé">
        <Text color="fg.muted" overflowWrap="anywhere">
          L’adresse de votre compte est {answer.confirmed}.
        </Text>
        {toAccount}
      </SaidInstead>
    )
  if (answer === 'taken')
    return (
      <SaidInstead title="Cette adresse est déjà prise">
        <Text color="fg.muted">
          Un autre compte l’a prise entre-temps : le vôtre garde la sienne, et rien d’autre ne change.
        </Text>
        {toAccount}
      </SaidInstead>
    )
  if (answer === 'shut')
    return (
      <SaidInstead title="Ce compte est fermé à qui l’a ouvert">
        <Text color="fg.muted">
          Son mot de passe, ses clés d’accès et ses connexions ne servent plus. Vous pouvez le reprendre à
          votre nom en choisissant un mot de passe, ou n’y plus penser.
        </Text>
        <ButtonLink size="lg" variant="outline" to={paths.forgotPassword()} alignSelf="flex-start">
          Choisir un mot de passe
        </ButtonLink>
      </SaidInstead>
    )
  if (answer === 'stopped')
    return (
      <SaidInstead title="C’est annulé">
        <Text color="fg.muted">Cette adresse ne sera pas utilisée, et le lien ne sert plus.</Text>
      </SaidInstead>
    )
  return (
    <SaidInstead title="Ce lien n’est plus valable">
      <Text color="fg.muted">
        Il a déjà servi, il est trop ancien, ou un plus récent le remplace. Vos identifiants disent où vous en
        êtes.
      </Text>
      {toAccount}
    </SaidInstead>
  )
}
