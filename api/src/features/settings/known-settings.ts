import { accessibilityAuditKey } from './accessibility-audit.rules.ts'
import { demonstrationNoteKey } from './demonstration-note.rules.ts'
import { openingDayKey, salesOpenKey } from './opening.rules.ts'
import { searchSynonymsKey } from './search-synonyms.rules.ts'

/** A setting that the shop reads, with the value that it has until its owner changes it. */
interface KnownSetting {
  key: string
  /** What the administration calls it (specification, section 2). Not in the table, so rewording needs no migration. */
  label: string
  /** What it is for, as the administration shows it. */
  description: string
  value: string
}

/** A network where the shop may have a page. None until its owner says which: no link is shown then. */
const network = (key: string, label: string): KnownSetting => ({
  key,
  label,
  description: `Adresse complète de votre page ${label}, en https://. Champ vide : la boutique ne montre pas de lien.`,
  value: '',
})

/** Every setting of the shop. The owner's facts are demo values, to be replaced before opening. */
export const knownSettings: KnownSetting[] = [
  {
    key: salesOpenKey,
    label: 'Ventes ouvertes',
    description:
      'Tant que la réponse est « non », la boutique annonce en haut de chaque page qu’elle ouvre bientôt, et près du prix que rien n’est encore payé.',
    value: 'non',
  },
  {
    key: openingDayKey,
    label: 'Jour d’ouverture prévu',
    description:
      'Tant que les ventes ne sont pas ouvertes, la boutique annonce ce jour en haut de chaque page, près du prix et dans le panier. Champ vide, ou jour passé\u00a0: elle annonce qu’elle ouvre bientôt.',
    value: '',
  },
  {
    key: 'delivery_info',
    label: 'Informations de Livraison',
    description: 'Texte affiché sur les fiches produit et la page d’aide : délais et frais de livraison.',
    value:
      'Livraison gratuite dès 50 € d’achat, sinon 5,99 €. Votre commande arrive en 3 à 5 jours ouvrés en France métropolitaine.',
  },
  {
    key: 'return_policy',
    label: 'Politique de Retour',
    description: 'Texte affiché sur les fiches produit et la page d’aide : conditions de retour.',
    value:
      'Vous disposez de 30 jours pour changer d’avis. Le retour est à vos frais, et gratuit si le produit a un défaut.',
  },
  {
    key: 'packaging_info',
    label: "Informations d'Emballage",
    description: 'Texte affiché sur les fiches produit et la page d’aide : emballages utilisés.',
    value:
      'Nos colis partent dans des cartons de la bonne taille, calés avec du papier, fermés par une bande de papier gommé. Le tout se trie avec le papier.',
  },
  {
    key: 'shop_company',
    label: 'Raison sociale',
    description: 'Raison sociale, forme juridique et capital.',
    value: 'Ramure SAS (démonstration), capital de 1 000 €',
  },
  {
    key: 'shop_registration',
    label: 'Immatriculation',
    description: 'Numéros d’immatriculation : RCS, SIREN, TVA.',
    value: 'RCS Lyon 000 000 000 (démonstration)',
  },
  {
    key: 'shop_director',
    label: 'Direction de la publication',
    description: 'Directrice ou directeur de la publication.',
    value: 'Camille Moreau (démonstration)',
  },
  {
    key: 'shop_address',
    label: 'Adresse postale',
    description: 'Adresse postale, sur rendez-vous uniquement.',
    value: '12 rue des Tilleuls, 69004 Lyon',
  },
  {
    key: 'shop_email',
    label: 'Adresse e-mail',
    description: 'Adresse e-mail du service client.',
    value: 'bonjour@ramure.example',
  },
  {
    key: 'shop_phone',
    label: 'Téléphone',
    description: 'Téléphone du service client.',
    value: '04 00 00 00 00',
  },
  {
    key: 'shop_hours',
    label: 'Horaires du service client',
    description: 'Horaires du service client.',
    value: 'Du lundi au vendredi, de 9 h à 18 h. Fermé le week-end.',
  },
  {
    key: 'shop_host',
    label: 'Hébergeur du site',
    description: 'Hébergeur du site : nom, adresse et téléphone.',
    value: 'Hébergeur de démonstration, 1 rue du Serveur, 75000 Paris, 01 00 00 00 00',
  },
  {
    key: accessibilityAuditKey,
    label: 'Audit d’accessibilité',
    description:
      'Ce que constate le dernier audit de tout le site selon le RGAA. L’état de conformité annoncé en pied de page s’en calcule ; sans audit, il est « non conforme ».',
    value: '',
  },
  {
    key: demonstrationNoteKey,
    label: 'Mention de démonstration',
    description:
      'Dite au pied de chaque page et dans la comparaison, tant que la boutique montre des notes ou des preuves inventées. Champ vide : rien n’est dit.',
    value: '',
  },
  {
    key: searchSynonymsKey,
    label: 'Synonymes de la recherche',
    description:
      'Mots que la recherche de la boutique tient pour équivalents : un groupe par ligne, les mots séparés par des virgules. « chaussure, basket » fait trouver les baskets à qui cherche des chaussures, au pluriel aussi, et inversement. Champ vide : chaque mot ne vaut que pour lui-même.',
    value: [
      'chaussure, basket, sneaker, sneakers',
      'pommeau, pomme',
      'pull, chandail, tricot',
      'pantalon, jean',
      'thé, tisane, infusion',
      'gourde, bouteille',
      'shampoing, shampooing',
      'détergent, lessive',
      'calcaire, tartre',
      'film, cellophane',
      'seau, poubelle',
    ].join('\n'),
  },
  network('social_instagram', 'Instagram'),
  network('social_pinterest', 'Pinterest'),
  network('social_youtube', 'YouTube'),
]

const labels = new Map(knownSettings.map(({ key, label }) => [key, label]))

/** What people call a setting; one that this version of the shop no longer knows has its key alone. */
export const settingLabel = (key: string): string => labels.get(key) ?? key
