import type { FirstPage } from './first-page.type.ts'

/** Privacy (specification, section 2). The two tables are made by the shop. */
export const privacyPage: FirstPage = {
  updatedAt: '2026-11-24',
  lead: 'Quelles données nous traitons, pour quoi faire, combien de temps, et comment garder la main. Nous ne les vendons à personne.',
  description:
    'Quelles données la boutique traite, pourquoi et combien de temps, ce qui est enregistré sur votre appareil, et comment exercer vos droits à tout moment.',
  sections: [
    {
      group: 'parts',
      title: 'Qui est responsable de vos données',
      text: 'La société qui édite cette boutique décide de l’usage de vos données. Elle est votre seule interlocutrice pour toute question à leur sujet.\n\n{{company_details}}',
    },
    {
      group: 'parts',
      title: 'Ce que nous traitons, pourquoi et combien de temps',
      text: 'Vous pouvez parcourir la boutique, lire nos articles et nous écrire sans créer de compte. Nous ne demandons que ce dont nous avons besoin, et nous ne prenons aucune décision automatisée à votre sujet.\n\n{{data_uses}}',
    },
    {
      group: 'parts',
      title: 'La mesure d’audience et votre choix',
      text: 'Nous mesurons la fréquentation du site avec notre propre outil, hébergé avec la boutique. Aucun service publicitaire ni réseau social n’y participe.\n\n- **Sans votre accord**, ou si vous choisissez «\u00a0Cookies essentiels uniquement\u00a0», la mesure est anonyme\u00a0: la page et celle d’où vous venez, l’élément, le type d’action, les mots cherchés parmi nos produits, et tout au plus la famille de navigateur. Rien qui vous identifie\u00a0: ni compte, ni adresse IP, ni identifiant de visite, ni lieu.\n- **Si vous choisissez «\u00a0Accepter tous les cookies\u00a0»**, nous enregistrons aussi ce qui relie vos actions entre elles\u00a0: l’identifiant de votre visite, celui de votre compte si vous êtes connecté, votre adresse IP, votre navigateur, et votre pays et votre ville si notre hébergeur nous les indique. Ces identifiants sont effacés avant le reste\u00a0: les durées sont dites plus haut.\n- Les mots cherchés parmi nos produits sont la seule saisie que nous comptons. Dans aucun cas nous n’enregistrons ce que vous tapez dans les autres formulaires\u00a0: ni nom, ni e-mail, ni mot de passe, ni message.\n\nRefuser ne change rien à votre visite. Vous pouvez revenir sur votre choix à tout moment avec «\u00a0Gérer mes cookies\u00a0», en bas de chaque page.',
    },
    {
      group: 'parts',
      title: 'Ce qui est enregistré sur votre appareil',
      text: 'Voici la liste complète de ce qui s’y trouve quand on visite la boutique. Un seul élément sert à la mesure d’audience\u00a0: le cookie «\u00a0visite\u00a0», que vous n’avez que si vous l’avez accepté. Tout le reste est nécessaire au service que vous demandez ou au respect de votre choix. Rien n’y sert à la publicité, et rien n’est lu par un autre site.\n\n{{stored_items}}',
    },
    {
      group: 'parts',
      title: 'Qui y a accès',
      text: 'Seules les personnes qui en ont besoin pour leur travail y accèdent\u00a0:\n\n- l’équipe de la boutique, pour vous répondre et préparer vos commandes\u202f;\n- notre hébergeur, nommé dans les mentions légales, qui les garde pour notre compte\u202f;\n- le service qui achemine nos e-mails, pour l’adresse et le message à remettre\u202f;\n- le transporteur, quand les ventes seront ouvertes, pour votre nom et l’adresse de livraison\u202f;\n- les autorités, quand la loi nous y oblige.\n\n**Vos données ne sont jamais vendues, louées ni échangées.** [démonstration\u00a0: Nous ne les transférons pas hors de l’Union européenne.]',
    },
    {
      group: 'parts',
      title: 'Comment elles sont protégées',
      text: 'Les mots de passe sont transformés en empreintes (Argon2) avant d’être enregistrés\u00a0: personne ne peut les lire, nous non plus. Les échanges avec le site en ligne sont chiffrés, l’accès à l’administration est réservé et les tentatives de connexion sont limitées.\n\nSi une violation de données présentait un risque élevé pour vous, nous vous préviendrions dans les meilleurs délais, et la CNIL sous 72 heures.',
    },
    {
      group: 'parts',
      title: 'Vos droits et comment les exercer',
      text: 'À tout moment, vous pouvez\u00a0:\n\n- savoir quelles données nous avons sur vous, et en recevoir une copie\u202f;\n- les faire corriger ou effacer, y compris votre compte entier\u202f;\n- limiter un traitement, ou vous y opposer\u202f;\n- recevoir vos données dans un format réutilisable\u202f;\n- retirer un consentement, sans effet sur ce qui a été fait avant\u202f;\n- dire ce qu’il doit advenir de vos données après votre décès.\n\nAvec un compte, la page [Mes données](/mes-donnees) le fait tout de suite\u00a0: les voir, les corriger, les emporter, les effacer. Sans compte, la page [Cette visite](/cette-visite) montre ce que la mesure d’audience garde de votre passage, et l’efface.\n\nPour le reste, écrivez à {{contact_email}}, ou passez par la page [Aide et contacts](/aide-et-contacts). Exercer ces droits est gratuit. Nous répondons sous un mois\u202f; si la demande est complexe, ce délai peut être porté à trois mois, et nous vous le disons. Nous ne demandons une preuve d’identité qu’en cas de doute sérieux.\n\nSi notre réponse ne vous satisfait pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés\u00a0: CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, [www.cnil.fr/fr/plaintes](https://www.cnil.fr/fr/plaintes).\n\nSi cette politique change, la date en haut de page change avec elle. Une modification importante vous est annoncée par e-mail si vous avez un compte.',
    },
  ],
}
