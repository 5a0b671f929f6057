import { Text } from '@chakra-ui/react/text'
import { paths } from '../../../app/paths.ts'
import {
  OpenEmailLinkDocument,
  type OpenEmailLinkMutation,
} from '../../../graphql/generated/further/graphql.ts'
import { ButtonLink } from '../../../ui/layout/links.tsx'
import { type AddressAnswer, AddressQuestion } from './address-question.tsx'
import { MailLink } from './mail-link.tsx'
import { SaidInstead } from './said-instead.tsx'

const toAccount = (
  <ButtonLink size="lg" to={paths.accountAccess()} alignSelf="flex-start">
    Voir mes identifiants
  </ButtonLink>
)

/** Says whose address a link of a mail is, and confirms it when told to. */
export function ConfirmAddress() {
  return (
    <MailLink<OpenEmailLinkMutation, AddressAnswer>
      document={OpenEmailLinkDocument}
      ask={({ openEmailLink }, token, onAnswered) => (
        <AddressQuestion token={token} link={openEmailLink} onAnswered={onAnswered} />
      )}
      tell={(answer) => <Answered answer={answer} />}
    />
  )
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
          Un autre compte l’a prise entre-temps&nbsp;: le vôtre garde la sienne, et rien d’autre ne change.
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
