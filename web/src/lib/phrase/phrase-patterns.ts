import { ecoBands } from '../../../../api/src/features/catalogue/listing/bands.rules.ts'

/** What a part of a phrase narrows a list to, or orders it by, as the address of the list spells it. */
export interface PhraseFilters {
  minPrice?: string
  maxPrice?: string
  minEcoScore?: string
  inStock?: true
  featured?: true
  weeklySpecial?: true
  paidBack?: true
  fromFrance?: true
  sort?: 'PRICE_ASC' | 'SAVINGS'
  /** Slug of a department. */
  category?: string
  /** Words, one of which the product's type must have. */
  typeWords?: string
}

/**
 * What the numbers of a price are: below and above leave them out, « up to » and « from » do not.
 * A bare amount is the most that somebody means to spend. A score stands beside them, for it has a number as well.
 */
export type PhraseNumber = 'below' | 'upTo' | 'bare' | 'above' | 'from' | 'between' | 'score'

/**
 * Words in a row, without accents, several ways parted by « | ». `#` is a number, `€` says that it must be one of
 * euros; without it a number may stand alone where nothing else is counted by it.
 */
export type Ways = string

export const numberWays: [PhraseNumber, Ways][] = [
  ['below', 'moins de #|a moins de #|sous #|sous les #|en dessous de #|au dessous de #|inferieur a #|< #'],
  ['upTo', 'jusqu a #|max #|maxi #|maximum #|pas plus de #|budget #|budget de #|budget max #|prix max #'],
  ['upTo', '# € max|# € maxi|# € maximum|# € ou moins|# € au plus|# € au maximum'],
  ['bare', '# €|a # €|de # €|pour # €|environ # €|a environ # €|vers # €|autour de # €|aux alentours de # €'],
  ['above', 'plus de #|a plus de #|au dessus de #|superieur a #|> #'],
  ['from', 'a partir de #|des # €|au moins # €|minimum # €|# € minimum|# € mini|# € et plus|# € ou plus'],
  ['between', 'entre # et #|de # a # €'],
  ['score', 'eco score #|eco score de #|eco score des #|eco score superieur a #|eco score d au moins #'],
  ['score', 'note # sur 10|note # / 10|note plus de # sur 10|note au moins # sur 10|# sur 10|# / 10'],
]

/** Between the steps of the filter: what most people would call a good mark. */
const goodScore = '8'

const [excellent, responsible] = ecoBands

/** Words that narrow or order the list wherever they stand: what they are called on a chip, and what they ask of it. */
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
  [
    'origine\u00a0: France',
    { fromFrance: true },
    'made in france|fabrique en france|fabriquee en france|fabrication en france|fabrication francaise|fait en france|origine france|de france|francais|francaise',
  ],
  [
    'moins chers d’abord',
    { sort: 'PRICE_ASC' },
    'pas cher|pas trop cher|peu cher|moins cher|le moins cher|les moins cher|la moins cher|au moins cher|bon marche|meilleur marche|petit prix|a petit prix|bas prix|a bas prix|prix bas|economique|abordable',
  ],
  // A bill, its water, or what a kitchen throws away, is what a whole department lowers: what saves most comes first.
  [
    'économies d’eau',
    { category: 'gestion-de-la-consommation-deau', sort: 'SAVINGS' },
    'facture d eau|facture eau|consommation d eau|faire des economie d eau|faire une economie d eau|economiser l eau|economiser de l eau|economiser d eau|economiser eau|economie eau|moins d eau|gaspiller l eau',
  ],
  [
    'énergie',
    { category: 'Energie', sort: 'SAVINGS' },
    'facture d electricite|facture electricite|facture electrique|consommation electrique|electricite trop chere|electricite trop cher|faire des economie d energie|faire des economie d electricite|facture d energie|facture energie|consommation d electricite|consommation d energie|economiser l energie|economiser de l energie|economiser l electricite|economiser de l electricite|economiser electricite|economiser energie|economie electricite|economie energie|moins d electricite|moins d energie',
  ],
  // Of that department only what keeps a room warm.
  [
    'chauffage',
    { typeWords: 'thermostat rideau', sort: 'SAVINGS' },
    'facture de chauffage|facture chauffage|chauffage trop cher|chauffage cher|chauffage coute cher|faire des economie de chauffage|economie de chauffage|facture de gaz|facture gaz|economiser le chauffage|economiser du chauffage|economiser sur le chauffage|chauffer moins',
  ],
  // Kept as compost, not thrown away.
  [
    'compost',
    { typeWords: 'compost composteur' },
    'poubelle a epluchure|poubelle a compost|poubelle de compost|poubelle pour compost|seau a epluchure|bac a epluchure|bac a compost|compost de cuisine|composteur de cuisine',
  ],
  [
    'anti-gaspillage',
    { category: 'gestion-des-dechets-alimentaires' },
    'mes epluchure|que faire de mes epluchure|que faire des epluchure|dechet de cuisine|dechet organique|biodechet',
  ],
]

/** What a department holds, after a word that leads to it. */
export const departmentWays: [label: string, slug: string, Ways][] = [
  ['maison et jardin', 'maison-jardin', 'maison et jardin|jardin|maison'],
  ['hygiène et beauté', 'hygiene-beaute', 'hygiene|beaute|hygiene et beaute|toilette'],
  ['eau', 'gestion-de-la-consommation-deau', 'eau|economie d eau'],
  ['énergie', 'Energie', 'energie|electricite'],
  ['vêtements', 'vetements', 'vetement|mode|dressing|garde robe|s habiller'],
  ['alimentation', 'alimentation', 'alimentation|epicerie'],
  ['zéro déchet', 'produits-zero-dechet', 'zero dechet'],
  [
    'anti-gaspillage',
    'gestion-des-dechets-alimentaires',
    'dechet alimentaire|compost|compostage|gaspillage|anti gaspillage|anti gaspi',
  ],
]

/**
 * What a whole department is for, where a phrase ends with it and nothing else is searched for; before more it is an
 * opening: « moins de plastique dans la cuisine ».
 */
export const ending: { label: string; slug: string; ways: Ways } = {
  label: 'zéro déchet',
  slug: 'produits-zero-dechet',
  ways: 'moins de plastique|reduire le plastique|reduire mon plastique|eviter le plastique|moins de dechet|reduire les dechet|reduire mes dechet|moins jeter|moins d emballage|moins de jetable|eviter le jetable',
}

/** A department is always meant after this word; after the others only where nothing else is searched for. */
export const surelyBefore = 'rayon'

/** Before the place and the person. */
export const maybeBefore =
  'pour|a|au|aux|cote|dans|aime|adore|fan|amateur|amatrice|passionne|passionnee|amoureux'

/** What may stand between those and what they lead to. */
export const articles =
  'le|la|l|les|un|une|mon|ma|mes|son|sa|ses|notre|nos|votre|vos|leur|de|d|du|des|petit|petite|jeune|futur|bon'

/** Before what is searched for; they say nothing. */
export const openings =
  'comment|comment faire pour|quel produit pour|quel produit contre|quel est|quoi contre|quoi pour|que prendre pour|ou est fabrique|ou est fabriquee|ou sont fabrique|ou sont fabriquee|ou trouver|ou acheter|d ou vient|d ou viennent|qui fabrique|idee|une idee|quelque chose contre|un produit contre|contre|de quoi remplacer|pour remplacer|remplacer|ne plus acheter|ne plus utiliser|arreter d acheter|arreter|en finir avec|se passer|moins de plastique|reduire le plastique|reduire mon plastique|eviter le plastique|moins de dechet|reduire les dechet|reduire mes dechet|reduire|baisser|diminuer|alleger|faire baisser|consommer|payer|depenser|je cherche|je recherche|je veux|je voudrais|j aimerai|il me faut|besoin de|quelque chose|truc|avez vous|montre moi|trouve moi'

/** Words that say nothing at either end of what is left. */
export const fillers =
  'ma|mon|mes|sa|son|ses|notre|nos|votre|vos|comment|pour|et|ou|avec|a|au|aux|de|d|du|des|en|un|une|le|la|l|les|dans|qui|est|prix|tout|produit|article|quoi|bonjour|svp|merci|que|aime|adore|fan|amateur|amatrice|passionne|passionnee|original|utile|ecologique|ecolo|sympa|insolite'

/** What may follow a number that is of euros though nothing says so. */
export const followers = 'pour|et|avec|en|bien|tres|note|eco|disponible|dispo|coup|cadeau|qui'
