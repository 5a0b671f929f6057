/** One use of personal data: for what, which, on what legal ground, for how long. */
export interface Treatment {
  purpose: string
  data: string
  ground: string
  duration: string
}

/** Every use of personal data in the shop. */
export const treatments: Treatment[] = [
  {
    purpose: 'Votre compte',
    data: 'Prénom, nom, adresse e-mail, date d’inscription et empreinte de votre mot de passe, dont on ne peut pas le déduire.',
    ground: 'Exécution du contrat (article 6.1.b du RGPD).',
    duration:
      'Jusqu’à la suppression du compte. Une session se ferme après 7 jours sans visite, 30 jours au plus.',
  },
  {
    purpose: 'Votre panier',
    data: 'Produits et quantités, reliés à votre compte.',
    ground: 'Exécution du contrat (article 6.1.b).',
    duration: '30 jours après votre dernière modification.',
  },
  {
    purpose: 'Vos commandes, quand les ventes seront ouvertes',
    data: 'Produits, quantités, prix, adresse de livraison, état de la commande.',
    ground:
      'Exécution du contrat (article 6.1.b), puis obligation comptable (article 6.1.c et article L. 123-22 du code de commerce).',
    duration: '10 ans à compter de la clôture de l’exercice.',
  },
  {
    purpose: 'La liste d’attente',
    data: 'Prénom, nom, adresse e-mail et produits qui vous intéressent.',
    ground: 'Votre consentement (article 6.1.a).',
    duration: 'Jusqu’à l’annonce de l’ouverture des ventes, ou plus tôt sur simple demande.',
  },
  {
    purpose: 'La lettre d’information',
    data: 'Adresse e-mail et date d’inscription.',
    ground: 'Votre consentement (article 6.1.a), que le lien en bas de chaque envoi permet de retirer.',
    duration:
      'Jusqu’à votre désinscription. L’adresse reste ensuite marquée comme désinscrite, pour ne plus vous écrire par erreur ; nous l’effaçons si vous le demandez.',
  },
  {
    purpose: 'Vos messages',
    data: 'Prénom, nom, adresse e-mail, objet et contenu du message.',
    ground: 'Notre intérêt légitime à vous répondre (article 6.1.f).',
    duration: '3 ans après notre dernier échange.',
  },
  {
    purpose: 'La mesure d’audience détaillée, si vous l’acceptez',
    data: 'Pages vues, clics, défilement, formulaires envoyés (sans leur contenu), adresse IP, pays et ville approximatifs, navigateur, identifiant de session et, si vous êtes connecté, compte.',
    ground: 'Votre consentement (article 6.1.a du RGPD et article 82 de la loi Informatique et Libertés).',
    duration: '13 mois pour ce qui peut vous identifier, 25 mois pour le reste.',
  },
  {
    purpose: 'La sécurité du site',
    data: 'Adresse IP, pour limiter les connexions ratées et les envois de formulaires en rafale.',
    ground: 'Notre intérêt légitime à protéger vos comptes et le service (article 6.1.f).',
    duration: 'Quelques minutes, le temps de compter les tentatives.',
  },
]
