import { ecoBands } from '../../../../api/src/features/catalogue/listing/bands.rules.ts'

/** What a part of a phrase narrows a list to, as the address of the list spells it. */
export interface PhraseFilters {
  minPrice?: string
  maxPrice?: string
  minEcoScore?: string
  inStock?: true
  featured?: true
  weeklySpecial?: true
  paidBack?: true
  /** Slug of a department. */
  category?: string
}

/**
 * What the numbers of a price are: below and above leave them out, « up to » and « from » do not.
 * A score stands beside them, for it has a number as well.
 */
export type PhraseNumber = 'below' | 'upTo' | 'above' | 'from' | 'between' | 'score'

/**
 * Words in a row, without accents, several ways parted by « | ». `#` is a number, `€` says that it must be one of
 * euros; without it a number may stand alone where nothing else is counted by it.
 */
type Ways = string

export const numberWays: [PhraseNumber, Ways][] = [
  ['below', 'moins de #|a moins de #|sous #|sous les #|en dessous de #|au dessous de #|inferieur a #|< #'],
  ['upTo', 'jusqu a #|max #|maxi #|maximum #|pas plus de #|budget #|budget de #|budget max #|prix max #'],
  ['upTo', '# € max|# € maxi|# € maximum|# € ou moins|# € au plus|# € au maximum'],
  ['above', 'plus de #|a plus de #|au dessus de #|superieur a #|> #'],
  ['from', 'a partir de #|des # €|au moins # €|minimum # €|# € minimum|# € mini|# € et plus|# € ou plus'],
  ['between', 'entre # et #|de # a # €'],
  ['score', 'eco score #|eco score de #|eco score des #|eco score superieur a #|eco score d au moins #'],
  ['score', 'note # sur 10|note # / 10|note plus de # sur 10|note au moins # sur 10|# sur 10|# / 10'],
]

/** Between the steps of the filter: what most people would call a good mark. */
const goodScore = '8'

const [excellent, responsible] = ecoBands

/** Words that narrow the list wherever they stand: what they are called on a chip, and what they narrow it to. */
export const wordWays: [label: string, PhraseFilters, Ways][] = [
  [
    `éco-score dès ${goodScore}`,
    { minEcoScore: goodScore },
    'bien note|mieux note|le mieux note|les mieux note|bonne note|bon eco score|meilleur eco score',
  ],
  [
    'éco-score excellent',
    { minEcoScore: String(excellent.from) },
    'tres bien note|tres bonne note|excellente note|excellent eco score|eco score excellent',
  ],
  ['éco-responsable', { minEcoScore: String(responsible.from) }, 'eco responsable'],
  ['en stock', { inStock: true }, 'en stock|disponible|dispo|disponible tout de suite|pas en rupture'],
  ['coups de cœur', { featured: true }, 'coup de coeur|nos coup de coeur|vos coup de coeur'],
  [
    'sélection de la semaine',
    { weeklySpecial: true },
    'selection de la semaine|offre de la semaine|promo de la semaine|promotion de la semaine',
  ],
  [
    'remboursé en moins d’un an',
    { paidBack: true },
    'rembourse en moins d un an|rentabilise en moins d un an|amorti en moins d un an|rentable en moins d un an|vite rembourse|vite rentabilise|vite amorti',
  ],
]

/** What a department is for and for whom, after a word that leads to it. */
export const departmentWays: [label: string, slug: string, Ways][] = [
  ['jardin', 'maison-jardin', 'jardin|jardinage|jardinier|potager|balcon|terrasse|maison et jardin'],
  ['maison', 'maison-jardin', 'maison'],
  ['hygiène et beauté', 'hygiene-beaute', 'hygiene|beaute|hygiene et beaute|salle de bain|toilette'],
  ['eau', 'gestion-de-la-consommation-deau', 'eau|economie d eau'],
  ['énergie', 'Energie', 'energie|electricite|chauffage'],
  ['vêtements', 'vetements', 'vetement|mode|dressing|garde robe|s habiller'],
  ['alimentation', 'alimentation', 'alimentation|epicerie|cuisinier|gourmand|gourmet'],
  ['zéro déchet', 'produits-zero-dechet', 'zero dechet'],
  ['déchets alimentaires', 'gestion-des-dechets-alimentaires', 'dechet alimentaire|compost|compostage'],
  // For whom without a department of their own.
  ['', '', 'elle|lui|femme|homme|maman|papa|ami|amie|grand mere|grand pere|parent|collegue|tout le monde'],
]

/** A department is always meant after this word; after the others only where nothing else is searched for. */
export const surelyBefore = 'rayon'

export const maybeBefore = 'pour|a|au|cote|dans'

/** What may stand between those and the department. */
export const articles = 'le|la|l|les|un|une|mon|ma|mes|son|sa|notre|votre|de'

/** Said before what is searched for; nothing is called so. */
export const openings =
  'cadeau|idee cadeau|idee de cadeau|cadeau de noel|cadeau d anniversaire|je cherche|je recherche|je veux|je voudrais|quelque chose'

/** Words that say nothing at either end of what is left. */
export const fillers =
  'pour|et|ou|avec|a|au|aux|de|d|du|des|en|un|une|le|la|l|les|dans|qui|est|prix|tout|produit|article'

/** What may follow a number that is of euros though nothing says so. */
export const followers = 'pour|et|avec|en|bien|tres|note|eco|disponible|dispo|coup'
