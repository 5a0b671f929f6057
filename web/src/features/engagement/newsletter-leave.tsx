import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { type Leaving, useUnsubscribe } from './use-unsubscribe.ts'

const outcomes: Record<
  Exclude<Leaving, 'asking'>,
  { title: string; text: string; link: [string, string] }
> = {
  left: {
    title: 'C’est fait : vous ne recevrez plus la lettre de Ramure.',
    text: 'Si vous changez d’avis, vous pouvez vous réinscrire quand vous voulez en bas de la page d’accueil.',
    link: [paths.home(), 'Revenir à l’accueil'],
  },
  'had left before': {
    title: 'Cette adresse était déjà désinscrite.',
    text: 'Vous n’avez rien d’autre à faire : la lettre ne vous est plus envoyée.',
    link: [paths.home(), 'Revenir à l’accueil'],
  },
  'invalid link': {
    title: 'Ce lien de désinscription n’est pas valable.',
    text: 'Ouvrez le lien de la lettre la plus récente ou écrivez-nous : nous retirerons votre adresse.',
    link: [paths.help(), 'Nous écrire'],
  },
}

/** Asks once more, then says what happened. Opening the page changes nothing: mail programs open links by themselves. */
export function NewsletterLeave({ token }: { token: string }) {
  const { leaving, isBusy, leave } = useUnsubscribe(token)
  if (leaving === 'asking')
    return (
      <Stack gap="6" align="flex-start">
        <Text fontSize="lg" color="fg.muted">
          Voulez-vous ne plus recevoir nos articles et nos conseils par e-mail ?
        </Text>
        <Button size="lg" onClick={leave} aria-disabled={isBusy} opacity={isBusy ? 0.7 : undefined}>
          {isBusy ? 'Désinscription...' : 'Me désinscrire'}
        </Button>
      </Stack>
    )
  const { title, text, link } = outcomes[leaving]
  return (
    <Stack gap="6" align="flex-start">
      {/* The button that had the focus is gone: who pressed it is told here. */}
      <Stack gap="2" tabIndex={-1} ref={(words: HTMLElement | null) => words?.focus({ preventScroll: true })}>
        <Text fontSize="lg" fontWeight="semibold">
          {title}
        </Text>
        <Text color="fg.muted">{text}</Text>
      </Stack>
      <Button asChild variant="outline">
        <Link to={link[0]}>{link[1]}</Link>
      </Button>
    </Stack>
  )
}
