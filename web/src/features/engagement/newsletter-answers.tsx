import { paths } from '../../app/paths.ts'
import {
  ConfirmNewsletterDocument,
  UnsubscribeFromNewsletterDocument,
} from '../../graphql/generated/further/graphql.ts'
import { NewsletterLink, type NewsletterLinkWords, useNewsletterLink } from './newsletter-link.tsx'

const confirmWords: NewsletterLinkWords = {
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

/** Confirms the subscription to the newsletter with this token, when told to. */
export function NewsletterConfirm({ token }: { token: string }) {
  const link = useNewsletterLink(
    token,
    ConfirmNewsletterDocument,
    'Erreur de confirmation',
    (data) => data.confirmNewsletter,
  )
  return <NewsletterLink words={confirmWords} link={link} />
}

const backHome = { to: paths.home(), label: 'Revenir à l’accueil' }

const unsubscribeWords: NewsletterLinkWords = {
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

/** Takes the reader with this token off the newsletter, when told to. */
export function NewsletterLeave({ token }: { token: string }) {
  const link = useNewsletterLink(
    token,
    UnsubscribeFromNewsletterDocument,
    'Erreur de désinscription',
    (data) => data.unsubscribeFromNewsletter,
  )
  return <NewsletterLink words={unsubscribeWords} link={link} />
}
