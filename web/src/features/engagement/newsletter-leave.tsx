import { paths } from '../../app/paths.ts'
import { NewsletterLink, type NewsletterLinkWords } from './newsletter-link.tsx'
import { useUnsubscribe } from './use-unsubscribe.ts'

const backHome = { to: paths.home(), label: 'Revenir à l’accueil' }

const words: NewsletterLinkWords = {
  question: 'Voulez-vous ne plus recevoir nos articles et nos conseils par e-mail ?',
  label: 'Me désinscrire',
  busyLabel: 'Désinscription…',
  outcomes: {
    done: {
      title: 'C’est fait : vous ne recevrez plus la lettre de Ramure.',
      text: 'Si vous changez d’avis, vous pouvez vous réinscrire quand vous voulez en bas de la page d’accueil.',
      link: backHome,
    },
    'done before': {
      title: 'Cette adresse était déjà désinscrite.',
      text: 'Vous n’avez rien d’autre à faire : la lettre ne vous est plus envoyée.',
      link: backHome,
    },
    'invalid link': {
      title: 'Ce lien de désinscription n’est pas valable.',
      text: 'Ouvrez le lien de la lettre la plus récente ou écrivez-nous : nous retirerons votre adresse.',
      link: { to: paths.help(), label: 'Nous écrire' },
    },
  },
}

/** Leaving the newsletter. */
export function NewsletterLeave({ token }: { token: string }) {
  return <NewsletterLink words={words} use={useUnsubscribe(token)} />
}
