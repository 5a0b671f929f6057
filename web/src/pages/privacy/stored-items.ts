/** One thing kept in the visitor's browser. */
export interface StoredItem {
  name: string
  kind: string
  purpose: string
  duration: string
}

/** Everything that the shop keeps in a browser. Whoever adds something to it adds a line here. */
export const storedItems: StoredItem[] = [
  {
    name: 'session (ou __Host-session)',
    kind: 'Cookie',
    purpose:
      'Vous reconnaître une fois connecté. Il n’est posé qu’à la connexion ; les scripts de la page ne peuvent pas le lire.',
    duration: '7 jours après votre dernière visite, 30 jours au plus, ou jusqu’à la déconnexion.',
  },
  {
    name: 'appareil (ou __Host-appareil)',
    kind: 'Cookie',
    purpose:
      'Protéger votre compte : il reconnaît un appareil sur lequel vous vous êtes déjà connecté, pour que les essais de mot de passe d’autres personnes ne vous empêchent pas d’entrer. Il n’est posé qu’à la connexion, ne dit pas qui vous êtes et n’est lu qu’au moment de vous connecter ; les scripts de la page ne peuvent pas le lire.',
    duration: 'Un an après votre dernière connexion ; il reste après la déconnexion.',
  },
  {
    name: 'visite',
    kind: 'Cookie',
    purpose:
      'Distinguer les visites dans la mesure d’audience. Le serveur ne le pose que si vous avez choisi « Accepter tous les cookies » ; les scripts de la page ne peuvent pas le lire.',
    duration: '30 minutes après votre dernière action ; il est effacé si vous retirez votre accord.',
  },
  {
    name: 'gdpr-consent',
    kind: 'Stockage local',
    purpose: 'Retenir votre choix sur les cookies (accepted ou declined), pour ne plus vous le demander.',
    duration: 'Jusqu’à ce que vous changiez d’avis ou effaciez les données du site.',
  },
  {
    name: 'color-mode',
    kind: 'Stockage local',
    purpose:
      'Retenir votre préférence entre l’affichage clair et sombre. Il n’est écrit que si vous la changez.',
    duration: 'Jusqu’à ce que vous effaciez les données du site.',
  },
  {
    name: 'pending-choice',
    kind: 'Stockage de session',
    purpose:
      'Retrouver la page, le produit que vous vouliez ajouter ou la liste d’attente que vous vouliez rejoindre, quand nous vous demandons de vous connecter.',
    duration: '30 minutes au plus, ou jusqu’à la fermeture de l’onglet.',
  },
  {
    name: 'waitlist-joined',
    kind: 'Stockage de session',
    purpose: 'Vous dire, dans votre panier, que vous avez rejoint la liste d’attente.',
    duration: 'Jusqu’à la fermeture de l’onglet.',
  },
  {
    name: 'session-ended, draft:…',
    kind: 'Stockage de session',
    purpose:
      'Pour l’équipe de la boutique seulement : dire à la page de connexion que la session a expiré, et retrouver ce qui était en cours de saisie.',
    duration: 'Jusqu’à la reconnexion ou l’enregistrement, au plus tard jusqu’à la fermeture de l’onglet.',
  },
  {
    name: 'react-router-scroll-positions',
    kind: 'Stockage de session',
    purpose: 'Vous rendre la même hauteur de page quand vous revenez en arrière.',
    duration: 'Jusqu’à la fermeture de l’onglet.',
  },
]
