import { paths } from '../../app/paths.ts'
import { NewsletterLink, type NewsletterLinkWords } from './newsletter-link.tsx'
import { useConfirmNewsletter } from './use-confirm-newsletter.ts'

const words: NewsletterLinkWords = {
  question: 'Voulez-vous recevoir nos articles et nos conseils par e-mail, une à deux fois par mois ?',
  label: 'Confirmer mon inscription',
  busyLabel: 'Confirmation…',
  outcomes: {
    done: {
      title: 'Merci : votre inscription à la lettre de Ramure est confirmée.',
      text: 'Chaque envoi contient un lien pour vous désinscrire, si vous changez d’avis.',
      link: { to: paths.ecoConsumption(), label: 'Lire nos articles' },
    },
    'done before': {
      title: 'Votre inscription était déjà confirmée.',
      text: 'Vous n’avez rien d’autre à faire : la lettre vous parviendra.',
      link: { to: paths.ecoConsumption(), label: 'Lire nos articles' },
    },
    'invalid link': {
      title: 'Ce lien de confirmation n’est plus valable.',
      text: 'Il est trop ancien, ou l’adresse s’est désinscrite depuis. Inscrivez-vous de nouveau en bas de la page d’accueil : vous recevrez un autre lien.',
      link: { to: paths.home(), label: 'Revenir à l’accueil' },
    },
  },
}

/** Confirming a subscription to the newsletter. */
export function NewsletterConfirm({ token }: { token: string }) {
  return <NewsletterLink words={words} use={useConfirmNewsletter(token)} />
}
