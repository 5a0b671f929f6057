import { Button } from '@chakra-ui/react/button'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { errorMessage } from '../../../graphql/errors.ts'
import { RequestFactorRemovalDocument } from '../../../graphql/generated/further/graphql.ts'
import { useAction } from '../../../graphql/use-action.ts'
import { SaidInstead } from './said-instead.tsx'

interface LostFactorProps {
  /** What was typed at the sign-in; the password was right. */
  typed: { email: string; password: string }
  onBack: () => void
}

/** At the sign-in, for whoever has neither device nor code any more: what can be done, and the mail that begins it. */
export function LostFactor({ typed: { email, password }, onBack }: LostFactorProps) {
  const [request, isBusy] = useAction(RequestFactorRemovalDocument, {
    failure: (error) => ({ title: 'E-mail non envoyé', description: errorMessage(error) }),
  })
  const [isSent, setSent] = useState(false)
  const send = async () => {
    if (!isBusy && 'done' in (await request({ email, password }))) setSent(true)
  }
  const back = (
    <Button variant="ghost" onClick={onBack}>
      Revenir au code
    </Button>
  )
  if (isSent)
    return (
      <SaidInstead title="Regardez votre messagerie">
        <Text color="fg.muted" overflowWrap="anywhere">
          Un e-mail arrive à {email}. Son lien est valable 30 minutes et ne sert qu’une fois&nbsp;: il demande
          le retrait, qui a lieu 72 heures plus tard.
        </Text>
        <Text color="fg.muted">
          Vous faites partie de l’équipe de la boutique&#8239;? L’e-mail vous dit à qui vous adresser.
        </Text>
        {back}
      </SaidInstead>
    )
  return (
    <SaidInstead title="Ni appareil ni code de secours&#8239;?">
      <Text color="fg.muted">
        Un lien envoyé à votre adresse e-mail permet de retirer la double vérification. Elle l’est 72 heures
        plus tard, pour que personne ne puisse le faire à votre insu&#8239;; d’ici là, retrouver votre
        appareil suffit pour tout annuler.
      </Text>
      <Button size="lg" aria-disabled={isBusy} onClick={() => void send()}>
        {isBusy ? 'Envoi…' : 'Recevoir le lien'}
      </Button>
      {back}
    </SaidInstead>
  )
}
