import { removalHours } from '../../accounts/recovery/factor-removal/factor-removal.rules.ts'
import { signInsKeptDays } from '../../accounts/security/sessions/sign-in-age.rules.ts'
import {
  counted,
  days,
  fixedAges,
  type KeptAges,
  months,
  msInDays,
  years,
} from '../declarations/retention.rules.ts'

/** One use of personal data: for what, which, on what legal ground, for how long. */
export interface Treatment {
  purpose: string
  data: string
  ground: string
  duration: (ages: KeptAges) => string
  /** Where the data lie. Every table that declares something of a person is in one of these lists. */
  tables: readonly string[]
}

/** Every use of personal data in the shop, as the privacy page and « Registre » tell it. */
export const treatments: Treatment[] = [
  {
    purpose: 'Votre compte',
    data: 'Prénom, nom, adresse e-mail et date à laquelle vous l’avez confirmée, adresse qui attend de la remplacer, date d’inscription et empreinte de votre mot de passe, dont on ne peut pas le déduire.',
    ground: 'Exécution du contrat (article 6.1.b du RGPD).',
    duration: (ages) =>
      `Jusqu’à la suppression du compte, que vous demandez sur la page «\u00a0Mes données\u00a0» et qui a lieu ${days(fixedAges.graceDays)} plus tard. Un lien de mot de passe oublié est effacé après ${counted(fixedAges.resetLinkMinutes, 'minute')}, une adresse en attente après ${counted(fixedAges.newEmailHours, 'heure')}, un lien de confirmation après ${days(fixedAges.confirmLinkDays)}. La demande de retirer une double vérification perdue est effacée dès que le retrait a lieu, ${counted(removalHours.wait, 'heure')} plus tard, ou que vous l’annulez. Une session se ferme après ${msInDays(ages.SESSION_IDLE_MS)} sans visite, ${msInDays(ages.SESSION_ABSOLUTE_MS)} au plus. Ce que dit un e-mail que nous vous envoyons est effacé dès qu’il est parti, son destinataire et son objet après ${days(fixedAges.mailDays)}.`,
    tables: [
      'users',
      'account_deletions',
      'recovery_codes',
      'second_factors',
      'factor_removals',
      'passkeys',
      'passkey_challenges',
      'account_links',
      'api_tokens',
      'team_invitations',
      'sessions',
      'saved_views',
      'notification_reads',
      'notification_settings',
      'stored_images',
      'outgoing_mails',
    ],
  },
  {
    purpose: 'Votre panier',
    data: 'Produits et quantités, reliés à votre compte.',
    ground: 'Exécution du contrat (article 6.1.b).',
    duration: (ages) => `${msInDays(ages.CART_LIFETIME_MS)} après votre dernière modification.`,
    tables: ['cart'],
  },
  {
    purpose: 'Vos favoris',
    data: 'Produits que vous avez mis de côté et depuis quand, reliés à votre compte. Nous en comptons le nombre par produit, sans regarder de qui ils sont.',
    ground: 'Exécution du contrat (article 6.1.b).',
    duration: () => 'Jusqu’à ce que vous les retiriez, au plus tard jusqu’à la suppression du compte.',
    tables: ['favourites'],
  },
  {
    purpose: 'Vos commandes, quand les ventes seront ouvertes',
    data: 'Produits, quantités, prix, adresse de livraison, état de la commande.',
    ground:
      'Exécution du contrat (article 6.1.b), puis obligation comptable (article 6.1.c et article L. 123-22 du code de commerce).',
    duration: (ages) =>
      `${years(ages.ORDERS_KEPT_YEARS)} à compter de la clôture de l’exercice, même si vous supprimez votre compte ; ensuite, la commande reste sans votre nom ni votre adresse.`,
    tables: ['orders', 'order_items', 'order_status_changes', 'order_requests'],
  },
  {
    purpose: 'La liste d’attente',
    data: 'Prénom, nom, adresse e-mail et produits qui vous intéressent.',
    ground: 'Votre consentement (article 6.1.a).',
    duration: (ages) =>
      `${months(ages.WAITLIST_KEPT_MONTHS)} après votre inscription, ou moins sur simple demande.`,
    tables: ['waitlist'],
  },
  {
    purpose: 'Le retour en stock d’un produit, si vous le demandez',
    data: 'Produits dont vous attendez le retour et depuis quand, reliés à votre compte. Nous comptons les demandes par produit.',
    ground: 'Mesures prises à votre demande avant un contrat (article 6.1.b).',
    duration: (ages) =>
      `Jusqu’à l’e-mail qui vous annonce son retour, ou jusqu’à ce que vous retiriez votre demande\u202f; ${months(ages.WAITLIST_KEPT_MONTHS)} au plus.`,
    tables: ['restock_requests'],
  },
  {
    purpose: 'La lettre d’information',
    data: 'Adresse e-mail et dates d’inscription, de confirmation et de désinscription, qui prouvent votre choix.',
    ground:
      'Votre consentement (article 6.1.a), confirmé par le lien d’un e-mail ; le lien en bas de chaque envoi permet de le retirer.',
    duration: (ages) =>
      `Jusqu’à votre désinscription ; une adresse qui n’est jamais confirmée est effacée après ${days(ages.NEWSLETTER_UNCONFIRMED_KEPT_DAYS)}. Une adresse désinscrite reste marquée comme telle pendant ${months(ages.NEWSLETTER_LEFT_KEPT_MONTHS)}, pour prouver votre choix et ne plus vous écrire par erreur ; nous l’effaçons plus tôt si vous le demandez.`,
    tables: ['newsletter'],
  },
  {
    purpose: 'Vos messages',
    data: 'Prénom, nom, adresse e-mail, objet et contenu du message, nos réponses et nos notes à son sujet.',
    ground: 'Notre intérêt légitime à vous répondre (article 6.1.f).',
    duration: (ages) => `${months(ages.CONTACT_MESSAGES_KEPT_MONTHS)} après notre dernier échange.`,
    tables: ['contact_messages', 'contact_replies'],
  },
  {
    purpose: 'La mesure d’audience détaillée, si vous l’acceptez',
    data: 'Pages vues, clics, défilement, formulaires envoyés (sans leur contenu), mots cherchés, ajouts au panier et inscriptions à la liste d’attente, avec l’identifiant de la visite, l’adresse IP, le navigateur, le pays et la ville si notre hébergeur les indique et, si vous êtes connecté, l’identifiant du compte.',
    ground: 'Votre consentement (article 6.1.a du RGPD et article 82 de la loi Informatique et Libertés).',
    duration: (ages) =>
      `${months(ages.ANALYTICS_IDS_KEPT_MONTHS)} pour ce qui peut vous identifier, ${months(ages.ANALYTICS_KEPT_MONTHS)} pour le reste. Si vous retirez votre accord, la suite est anonyme.`,
    tables: ['analytics', 'analytics_people', 'analytics_seen'],
  },
  {
    purpose: 'La preuve de vos choix',
    data: 'Ce que vous avez accepté, confirmé, refusé ou retiré (lettre, liste d’attente, mesure d’audience si vous êtes connecté, conditions de vente), la version du texte affiché et la date, sous un pseudonyme qu’une table à part relie à votre adresse. Des visiteurs sans compte, nous ne gardons que le nombre de choix par jour.',
    ground: 'Notre obligation de prouver votre consentement (articles 6.1.c et 7.1).',
    duration: () =>
      'Le lien avec votre adresse est effacé en même temps que votre compte, ou que votre inscription à la lettre et à la liste d’attente. Le registre, qui ne désigne alors plus personne, est conservé.',
    tables: ['consent_entries', 'consent_people'],
  },
  {
    purpose: 'La sécurité du site',
    data: 'Adresse IP et empreinte de l’adresse e-mail, pour limiter les connexions ratées et les envois en rafale ; numéro aléatoire des appareils sur lesquels vous vous êtes connecté ; nom de leur navigateur et de leur système, dates des connexions réussies ou refusées à votre compte, sans adresse.',
    ground: 'Notre intérêt légitime à protéger vos comptes et le service (article 6.1.f).',
    duration: () =>
      `${counted(fixedAges.counterHours, 'heure')} au plus pour les compteurs ; ${days(signInsKeptDays)} pour l’historique des connexions. Le journal technique, qui note l’adresse IP des connexions ratées et des demandes refusées, est effacé après 6 mois.`,
    tables: ['rate_limits', 'sign_ins'],
  },
  {
    purpose: 'Le travail de l’équipe de la boutique',
    data: 'Adresse e-mail de la personne qui a modifié une fiche, un prix, une note, une preuve, une page ou un réglage, avec la date et ce qui a changé.',
    ground:
      'Notre intérêt légitime à revenir sur une erreur, et à prouver ce que la boutique affiche (article 6.1.f ; article L. 121-2 du code de la consommation).',
    duration: () => 'Aussi longtemps que la boutique doit pouvoir prouver ce qu’elle a affiché.',
    tables: ['audit_entries', 'preview_links', 'assessments', 'claims', 'score_history', 'score_authors'],
  },
]
