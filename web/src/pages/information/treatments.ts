/** One use of personal data: for what, which, on what legal ground, for how long. */
interface Treatment {
  purpose: string
  data: string
  ground: string
  duration: string
}

/** Every use of personal data in the shop. The API deletes what is over (housekeeping.ts): ages here and there agree. */
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
    purpose: 'Vos favoris',
    data: 'Produits que vous avez mis de côté et depuis quand, reliés à votre compte. Nous en comptons le nombre par produit, sans regarder de qui ils sont.',
    ground: 'Exécution du contrat (article 6.1.b).',
    duration: 'Jusqu’à ce que vous les retiriez, au plus tard jusqu’à la suppression du compte.',
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
    duration: '2 ans après votre inscription, ou moins sur simple demande.',
  },
  {
    purpose: 'La lettre d’information',
    data: 'Adresse e-mail et dates d’inscription, de confirmation et de désinscription, qui prouvent votre choix.',
    ground:
      'Votre consentement (article 6.1.a), confirmé par le lien d’un e-mail ; le lien en bas de chaque envoi permet de le retirer.',
    duration:
      'Jusqu’à votre désinscription ; une adresse qui n’est jamais confirmée est effacée après 30 jours. Une adresse désinscrite reste marquée comme telle pendant 3 ans, pour prouver votre choix et ne plus vous écrire par erreur ; nous l’effaçons plus tôt si vous le demandez.',
  },
  {
    purpose: 'Vos messages',
    data: 'Prénom, nom, adresse e-mail, objet et contenu du message, nos réponses et nos notes à son sujet.',
    ground: 'Notre intérêt légitime à vous répondre (article 6.1.f).',
    duration: '3 ans après notre dernier échange.',
  },
  {
    purpose: 'La mesure d’audience détaillée, si vous l’acceptez',
    data: 'Pages vues, clics, défilement, formulaires envoyés (sans leur contenu), mots cherchés, ajouts au panier et inscriptions à la liste d’attente, avec l’identifiant de la visite, l’adresse IP, le navigateur, le pays et la ville si notre hébergeur les indique et, si vous êtes connecté, l’identifiant du compte.',
    ground: 'Votre consentement (article 6.1.a du RGPD et article 82 de la loi Informatique et Libertés).',
    duration:
      '13 mois pour ce qui peut vous identifier, 25 mois pour le reste. Si vous retirez votre accord, la suite est anonyme.',
  },
  {
    purpose: 'La sécurité du site',
    data: 'Adresse IP et empreinte de l’adresse e-mail, pour limiter les connexions ratées et les envois en rafale ; numéro aléatoire des appareils sur lesquels vous vous êtes connecté.',
    ground: 'Notre intérêt légitime à protéger vos comptes et le service (article 6.1.f).',
    duration:
      'Une heure au plus pour les compteurs. Le journal technique, qui note l’adresse IP des connexions ratées et des demandes refusées, est effacé après 6 mois.',
  },
  {
    purpose: 'Le travail de l’équipe de la boutique',
    data: 'Adresse e-mail de la personne qui a modifié une fiche, un prix, une note, une preuve, une page ou un réglage, avec la date et ce qui a changé.',
    ground:
      'Notre intérêt légitime à revenir sur une erreur, et à prouver ce que la boutique affiche (article 6.1.f ; article L. 121-2 du code de la consommation).',
    duration: 'Aussi longtemps que la boutique doit pouvoir prouver ce qu’elle a affiché.',
  },
]
