import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { paths } from '../../../app/paths.ts'
import {
  CancelFactorRemovalDocument,
  ConfirmFactorRemovalDocument,
  OpenFactorRemovalDocument,
  type OpenFactorRemovalMutation,
} from '../../../graphql/generated/further/graphql.ts'
import { useAction } from '../../../graphql/use-action.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { ButtonLink } from '../../../ui/layout/links.tsx'
import { isDeadLink, MailLink } from './mail-link.tsx'
import { SaidInstead } from './said-instead.tsx'

type Link = OpenFactorRemovalMutation['openFactorRemoval']

/** What came of the link: planned for then, kept, or nothing any more. */
type Answer = { plannedFor: string } | 'kept' | 'dead'

/** Where the mails about a lost second factor lead: has it removed, or keeps it, when told to. */
export function FactorRemoval() {
  return (
    <MailLink<OpenFactorRemovalMutation, Answer>
      document={OpenFactorRemovalDocument}
      ask={({ openFactorRemoval: link }, token, onAnswered) => {
        const Asked = link.dueAt ? KeepQuestion : RemoveQuestion
        return <Asked token={token} link={link} onAnswered={onAnswered} />
      }}
      tell={(answer) => <Answered answer={answer} />}
    />
  )
}

interface QuestionProps {
  token: string
  link: Link
  onAnswered: (answer: Answer) => void
}

function RemoveQuestion({ token, link, onAnswered }: QuestionProps) {
  const [confirm, isBusy] = useAction(ConfirmFactorRemovalDocument)
  const press = async () => {
    if (isBusy) return
    const outcome = await confirm({ token })
    if ('done' in outcome) onAnswered({ plannedFor: outcome.done.confirmFactorRemoval.dueAt ?? '' })
    else if (isDeadLink(outcome.refusal.code)) onAnswered('dead')
  }
  return (
    <Question
      link={link}
      button={isBusy ? 'Enregistrement…' : 'Demander le retrait'}
      isBusy={isBusy}
      onPress={press}
    >
      Codes et clés d’accès ne seront plus demandés 72 heures après votre demande&nbsp;: le mot de passe
      suffira. D’ici là, chaque e-mail à ce sujet permet de l’annuler, et une connexion avec un code ou une
      clé aussi.
    </Question>
  )
}

function KeepQuestion({ token, link, onAnswered }: QuestionProps) {
  const [cancel, isBusy] = useAction(CancelFactorRemovalDocument)
  const press = async () => {
    if (isBusy) return
    const outcome = await cancel({ token })
    if ('done' in outcome) onAnswered('kept')
    else if (isDeadLink(outcome.refusal.code)) onAnswered('dead')
  }
  return (
    <Question
      link={link}
      button={isBusy ? 'Enregistrement…' : 'Garder la double vérification'}
      isBusy={isBusy}
      onPress={press}
    >
      {link.dueAt && (
        <>
          Le retrait est prévu le <DateTimeText date={link.dueAt} />. Gardée, elle sera demandée comme avant.
        </>
      )}
    </Question>
  )
}

interface QuestionParts {
  link: Link
  button: string
  isBusy: boolean
  onPress: () => Promise<void>
  children: ReactNode
}

function Question({ link, button, isBusy, onPress, children }: QuestionParts) {
  return (
    <Stack gap="6" align="flex-start">
      <Text fontSize="lg" color="fg.muted" overflowWrap="anywhere">
        Double vérification du compte <chakra.strong color="fg">{link.account}</chakra.strong>. {children}
      </Text>
      <Button size="lg" aria-disabled={isBusy} onClick={() => void onPress()}>
        {button}
      </Button>
    </Stack>
  )
}

const toSignIn = (
  <ButtonLink size="lg" to={paths.auth()} alignSelf="flex-start">
    Se connecter
  </ButtonLink>
)

function Answered({ answer }: { answer: Answer }) {
  if (typeof answer === 'object')
    return (
      <SaidInstead title="Votre demande est enregistrée">
        <Text color="fg.muted">
          La double vérification sera retirée le <DateTimeText date={answer.plannedFor} />. Un e-mail vous le
          confirme, et un autre vous le rappellera la veille.
        </Text>
      </SaidInstead>
    )
  if (answer === 'kept')
    return (
      <SaidInstead title="Rien n’est retiré">
        <Text color="fg.muted">
          Vos codes et vos clés d’accès restent demandés. La demande ne venait pas de vous&#8239;? Votre mot
          de passe est connu&nbsp;: choisissez-en un autre.
        </Text>
        <ButtonLink size="lg" to={paths.forgotPassword()} alignSelf="flex-start">
          Choisir un nouveau mot de passe
        </ButtonLink>
      </SaidInstead>
    )
  return (
    <SaidInstead title="Ce lien n’est plus valable">
      <Text color="fg.muted">
        Il a déjà servi, il est trop ancien, ou un plus récent le remplace. Connectez-vous pour voir où en est
        votre compte.
      </Text>
      {toSignIn}
    </SaidInstead>
  )
}
