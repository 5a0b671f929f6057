import { type StoredName, storedItems } from '../../lib/session/browser-storage.ts'

/** What the privacy page says of things kept in the visitor's browser. */
interface Explanation {
  /** Items of the table; they stand under one heading. */
  items: readonly [StoredName, ...StoredName[]]
  purpose: string
  duration: string
}

/** In the order of the page. `stored-items.test.ts` holds that nothing of the table is missing. */
const explanations: Explanation[] = [
  {
    items: ['sessionCookie'],
    purpose:
      'Vous reconnaître une fois connecté. Il n’est posé qu’à la connexion ; les scripts de la page ne peuvent pas le lire.',
    duration: 'Autant que la session (« Votre compte », plus haut), ou jusqu’à la déconnexion.',
  },
  {
    items: ['deviceCookie'],
    purpose:
      'Protéger votre compte\u00a0: il reconnaît un appareil sur lequel vous vous êtes déjà connecté, pour que les essais de mot de passe d’autres personnes ne vous empêchent pas d’entrer. Il n’est posé qu’à la connexion, ne dit pas qui vous êtes et n’est lu qu’au moment de vous connecter ; les scripts de la page ne peuvent pas le lire.',
    duration: 'Un an après votre dernière connexion ; il reste après la déconnexion.',
  },
  {
    items: ['passkeyCookie'],
    purpose:
      'Relier à ce navigateur la demande d’une clé d’accès (passkey), pour que personne ne s’en serve ailleurs. C’est un numéro aléatoire, posé seulement quand vous ajoutez ou utilisez une clé d’accès ; les scripts de la page ne peuvent pas le lire.',
    duration: '10 minutes après la dernière demande.',
  },
  {
    items: ['visitCookie'],
    purpose:
      'Distinguer les visites dans la mesure d’audience. Le serveur ne le pose que si vous avez choisi « Accepter tous les cookies » ; les scripts de la page ne peuvent pas le lire.',
    duration: '30 minutes après votre dernière action ; il est effacé si vous retirez votre accord.',
  },
  {
    items: ['consent'],
    purpose: 'Retenir votre choix sur les cookies (accepted ou declined), pour ne plus vous le demander.',
    duration: 'Jusqu’à ce que vous changiez d’avis ou effaciez les données du site.',
  },
  {
    items: ['measurementOff'],
    purpose:
      'Retenir que vous ne voulez plus être mesuré, même anonymement. Il n’est écrit que si vous le demandez sur la page « Cette visite ».',
    duration: 'Jusqu’à ce que vous le retiriez sur cette page ou effaciez les données du site.',
  },
  {
    items: ['colorMode'],
    purpose:
      'Retenir votre préférence entre l’affichage clair et sombre. Il n’est écrit que si vous choisissez l’un des deux, et effacé si vous revenez à «\u00a0Automatique\u00a0».',
    duration: 'Jusqu’à ce que vous effaciez les données du site.',
  },
  {
    items: ['signedIn'],
    purpose:
      'Demander tout de suite ce qui est à vous (panier, compte) quand vous revenez connecté. Il ne dit pas qui vous êtes et n’est écrit qu’une fois connecté.',
    duration: 'Jusqu’à la déconnexion ou la fin de la session.',
  },
  {
    items: ['hasAccount'],
    purpose:
      'Vous proposer « Se connecter » plutôt que « S’inscrire » quand un compte est nécessaire. Il ne dit pas qui vous êtes et n’est écrit qu’une fois connecté.',
    duration: 'Jusqu’à ce que vous effaciez les données du site.',
  },
  {
    items: ['recentSearches'],
    purpose:
      'Vous proposer vos cinq dernières recherches dans le champ de recherche. Cette liste reste dans ce navigateur ; chacune peut y être effacée.',
    duration: 'Jusqu’à ce que vous les effaciez, ou que cinq autres les remplacent.',
  },
  {
    items: ['favourites'],
    purpose:
      'Retenir vos produits favoris (cent au plus, par leur numéro). Sans compte, cette liste reste dans ce navigateur ; quand vous vous connectez, elle rejoint celle de votre compte, dont une copie est gardée ici.',
    duration:
      'Jusqu’à ce que vous les retiriez ; la copie de ceux de votre compte, jusqu’à la déconnexion ou la fin de la session.',
  },
  {
    items: ['recentProducts'],
    purpose:
      'Vous remontrer, à l’accueil, dans un panier vide ou sans favoris, les derniers produits que vous avez regardés (huit au plus, par leur numéro). Cette liste reste dans ce navigateur.',
    duration: 'Jusqu’à ce que huit autres les remplacent, ou que vous pressiez « Effacer ».',
  },
  {
    items: ['compared'],
    purpose:
      'Retenir les produits que vous avez choisi de comparer (trois au plus, avec leur nom et leur image) d’une page à l’autre. Rien n’en est envoyé tant que vous n’ouvrez pas la comparaison.',
    duration: 'Jusqu’à ce que vous vidiez la comparaison ou effaciez les données du site.',
  },
  {
    items: ['household'],
    purpose:
      'Recalculer les économies pour votre foyer, si vous l’avez décrit (personnes, douches, prix de l’eau et de l’électricité, chauffage de l’eau). Le calcul se fait dans ce navigateur ; ces réponses ne sont jamais envoyées au serveur.',
    duration:
      'Jusqu’à ce que vous les effaciez, sous « Modifier mon foyer », ou effaciez les données du site.',
  },
  {
    items: ['chosenProducts'],
    purpose:
      'Retenir ce que vous mettez au panier sans être connecté (cent produits au plus, par leur numéro, et leur quantité), pour le mettre dans celui de votre compte quand vous vous connectez. Cette liste reste dans ce navigateur.',
    duration:
      'Jusqu’à ce que vous vous connectiez ou les retiriez, trente jours au plus après votre dernier ajout.',
  },
  {
    items: ['pendingChoice'],
    purpose:
      'Retrouver la page où vous étiez, ou la liste d’attente que vous vouliez rejoindre, quand nous vous demandons de vous connecter.',
    duration: '30 minutes au plus, ou jusqu’à la fermeture de l’onglet.',
  },
  {
    items: ['waitlistJoined'],
    purpose: 'Vous dire, dans votre panier, que vous avez rejoint la liste d’attente.',
    duration: 'Jusqu’à la fermeture de l’onglet.',
  },
  {
    items: ['openingNoteClosed'],
    purpose: 'Ne plus montrer l’annonce de l’ouverture en haut des pages, quand vous l’avez fermée.',
    duration: 'Jusqu’à la fermeture de l’onglet.',
  },
  {
    items: ['secondFactorNoteClosed'],
    purpose:
      'Pour l’équipe de la boutique seulement : ne plus montrer le conseil d’activer les codes de connexion, quand vous l’avez fermé.',
    duration: 'Jusqu’à la fermeture de l’onglet.',
  },
  {
    items: ['sessionEnded', 'drafts'],
    purpose:
      'Pour l’équipe de la boutique seulement\u00a0: dire à la page de connexion que la session a expiré, et retrouver ce qui était en cours de saisie.',
    duration: 'Jusqu’à la reconnexion ou l’enregistrement, au plus tard jusqu’à la fermeture de l’onglet.',
  },
  {
    items: ['adminVisit'],
    purpose:
      'Dire à un administrateur ce qui est nouveau depuis sa dernière visite. Deux dates, écrites dans l’administration seulement.',
    duration: 'Jusqu’à ce que vous effaciez les données du site.',
  },
  {
    items: ['adminColumns'],
    purpose:
      'Pour l’équipe de la boutique seulement\u00a0: retenir les colonnes que vous avez retirées du tableau des produits.',
    duration: 'Jusqu’à ce que vous effaciez les données du site.',
  },
  {
    items: ['adminChoices', 'adminShortcuts'],
    purpose:
      'Pour l’équipe de la boutique seulement\u00a0: proposer les derniers endroits ouverts avec Ctrl K (jamais une personne ni une commande), et retenir que les raccourcis à une touche sont désactivés.',
    duration: 'Jusqu’à ce que vous effaciez les données du site.',
  },
  {
    items: ['adminEmail'],
    purpose:
      'Pour l’équipe de la boutique seulement\u00a0: proposer à la page de connexion la dernière adresse utilisée.',
    duration: 'Jusqu’à ce que vous effaciez les données du site.',
  },
  {
    items: ['scrollPositions'],
    purpose: 'Vous rendre la même hauteur de page quand vous revenez en arrière.',
    duration: 'Jusqu’à la fermeture de l’onglet.',
  },
]

const kinds = { cookie: 'Cookie', local: 'Stockage local', tab: 'Stockage de session' }

function shownName(name: StoredName): string {
  const item = storedItems[name]
  if ('hasHostPrefix' in item) return `${item.key} (ou __Host-${item.key})`
  return 'isPrefix' in item ? `${item.key}…` : item.key
}

/** Everything that the shop keeps in a browser, as the privacy page lists it. */
export const storedItemSheets = explanations.map(({ items, purpose, duration }) => ({
  name: items.map(shownName).join(', '),
  /** All items under one heading are of one kind. */
  kind: kinds[storedItems[items[0]].area],
  items,
  purpose,
  duration,
}))
