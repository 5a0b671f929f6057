import type { Ways } from './phrase-patterns.ts'

// For whom and for which place something is searched, and presents.

const forCooks = 'huile légumes pâtes épices conservation cuisine'
const forGardens = 'jardin jardinière graines semences arrosage composteur pluie sécateur'

/**
 * For whom, and for which place, a department is too wide or too narrow: the garden shares one with the laundry.
 * `types` are words, one of which the product's type must have (`ProductFilterInput.typeWords`). People, and what
 * they do and where (`doing`), need no « pour » before them where nothing else is searched for: nothing is sold under that
 * name alone. `places` do: a desk is called « bureau » as well.
 */
export const purposeWays: {
  types: string
  /** In place of `types` where a present is meant: nobody gives a compost pail to whoever cooks. */
  given?: string
  people?: Ways
  doing?: Ways
  places?: Ways
}[] = [
  {
    types: forGardens,
    people: 'jardinier|apprenti jardinier|main verte|ami jardinier|jardiner|qui jardine',
    doing: 'jardinage|potager|jardin',
  },
  { types: 'jardinière graines arrosage extérieur faune', doing: 'balcon|terrasse' },
  {
    types: 'faune graines',
    people: 'ornithologue',
    doing: 'oiseau|biodiversite',
    places: 'abeille|insecte|nature',
  },
  {
    types: 'savon shampoing dentifrice dents rasoir déodorant soin cotons peigne douche chasse mousseur',
    doing: 'salle de bain|salle d eau',
  },
  {
    types: 'lessive savon',
    doing: 'menage|menager|nettoyage|nettoyer|produit d entretien|faire le menage|nettoyer la maison',
  },
  { types: 'soin savon', doing: 'peau|peau seche|peau sensible|soin de la peau' },
  { types: 'gourde repas paille couverts', doing: 'pique nique' },
  { types: 'thermostat rideau', doing: 'chauffage|isolation|se chauffer|isoler' },
  {
    types: forCooks,
    people: 'cuisinier|chef|cordon bleu|cuisiner|qui cuisine',
  },
  {
    types: 'conservation compost huile légumes pâtes mousseur café',
    given: forCooks,
    places: 'cuisine',
  },
  {
    types: 'chocolat miel café infusion thé huile confiture biscuits',
    people: 'gourmand|gourmet|bec sucre|epicurien',
  },
  {
    types: 'rideau bougie peinture ampoule thermostat lessive veille fuite',
    places: 'maison|interieur|appartement|salon|chambre',
  },
  {
    types: 'gourde solaire repas chaussettes chaussures',
    people:
      'randonneur|campeur|voyageur|baroudeur|sportif|cycliste|marcheur|voyager|qui voyage|qui marche|qui randonne|qui campe',
    doing: 'randonnee|camping|voyage|vacance|sport|plein air',
  },
  {
    types: 'peinture thermostat mousseur économiseur fuite ampoule veille',
    people: 'bricoleur|bricoler|qui bricole',
    doing: 'bricolage',
  },
  {
    types: 'gourde repas veille ampoule café chargeur',
    people: 'etudiant|qui etudie',
    places: 'bureau|etude|travail',
  },
  { types: 'gourde repas faune graines chocolat', people: 'enfant|ado|adolescent', doing: 'ecole|rentree' },
  { types: 'écharpe pull chaussettes rideau infusion', people: 'frileux|frileuse', places: 'hiver' },
  { types: 'rasoir savon peigne', people: 'barbu', doing: 'barbe' },
]

/** For whom, or when, without a thing that suits them alone. */
export const anyoneWays =
  'maman|papa|mere|pere|parent|ami|amie|copain|copine|grand mere|grand pere|mamie|papi|tante|oncle|soeur|frere|fille|fils|cousin|cousine|beau pere|belle mere|conjoint|mari|epoux|epouse|amoureux|collegue|voisin|voisine|maitresse|instituteur|prof|professeur|enseignant|nounou|assistante maternelle|atsem|belle soeur|beau frere|petit ami|petite amie|parrain|marraine|filleul|filleule|patron|quelqu un|tout le monde|retraite|depart en retraite'

/** The same where nothing else is searched for: there is soap for men. Nothing is sold for babies: a present for one is not found. */
export const perhapsAnyoneWays = 'elle|lui|femme|homme|garcon|moi|nous|couple|invite|famille'

/**
 * What a present may well be, where nothing says more; as `types` of `purposeWays`. No product says of itself that it is one:
 * these are types that are given without knowing the household of whom they are for, at any price and in the order of the list.
 */
export const giftTypes =
  'bougie chocolat miel infusion thé huile écharpe pull gourde rasoir soin peigne jardinière lampe faune graines repas'

/** How old they are, after whom it is for; nothing is sold by age. */
export const ageWays = '# ans|de # ans'

/** A present. */
export const giftWays =
  'cadeau|cadau|cadeu|kdo|petit cadeau|idee cadeau|idee de cadeau|cadeau de noel|cadeau d anniversaire|cadeau de mariage|cadeau de fete des mere|cadeau de fete des pere|cadeau de saint valentin|cadeau de cremaillere|cadeau a faire|a offrir|offrir'

/** Who and when says by itself that a present is wanted: what a chip calls it. */
export const occasionWays: [label: string, Ways][] = [
  ['cadeau de Noël', 'noel|pere noel|secret santa|fete de fin d annee|fin d annee|etrenne'],
  ['cadeau d’anniversaire', 'anniversaire|anniv'],
  ['cadeau de fête des Mères', 'fete des mere|fete de mere|fete des maman'],
  ['cadeau de fête des Pères', 'fete des pere|fete de pere|fete des papa'],
  ['cadeau de fête des Grands-Mères', 'fete des grand mere|fete des mamie'],
  ['cadeau de Saint-Valentin', 'saint valentin|st valentin'],
  ['cadeau de mariage', 'mariage|liste de mariage'],
  ['cadeau de crémaillère', 'cremaillere|pendaison de cremaillere'],
  ['cadeau de naissance', 'naissance|liste de naissance'],
  ['cadeau pour maman', 'maman'],
  ['cadeau pour papa', 'papa'],
  ['cadeau pour mamie', 'mamie|mamy'],
  ['cadeau pour papi', 'papi|papy'],
]

/** These go on with « cadeau »: they are things. */
export const giftThings = 'carte|papier|paquet|emballage|sac|boite|bon|cheque|ruban'
