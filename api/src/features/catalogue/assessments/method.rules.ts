import type { Criterion } from './criteria.rules.ts'

/** What gives how many points of one criterion. */
interface CriterionScale {
  criterion: Criterion
  question: string
  /** What a tenth between two steps asks for. */
  between: string
  /** For 0, 0.5, 1, 1.5 and 2 points. */
  steps: readonly { points: '0.0' | '0.5' | '1.0' | '1.5' | '2.0'; gives: string }[]
}

/** One version of the method, newest first in the log. */
interface MethodChange {
  version: number
  /** Since when. */
  date: string
  change: string
}

const stepsOf = (zero: string, half: string, one: string, oneAndHalf: string, two: string) =>
  [
    { points: '0.0', gives: zero },
    { points: '0.5', gives: half },
    { points: '1.0', gives: one },
    { points: '1.5', gives: oneAndHalf },
    { points: '2.0', gives: two },
  ] as const

/**
 * The method by which products are assessed. A change of a scale is a new version: the assessments before keep the
 * number of theirs, and a score that is decided anew after it says that the method has changed.
 */
export const scoreMethod: {
  version: number
  date: string
  changes: readonly MethodChange[]
  scales: readonly CriterionScale[]
} = {
  version: 2,
  date: '2026-11-27',
  changes: [
    {
      version: 2,
      date: '2026-11-27',
      change:
        'Les dixièmes entre deux niveaux se calculent\u202f; un long trajet par mer ou par rail ne donne plus 2\u00a0points\u202f; la réparation compte davantage que le seul recyclage.',
    },
    {
      version: 1,
      date: '2026-11-23',
      change:
        'Première version publiée\u00a0: cinq critères, un plafond selon la preuve, 30\u00a0jours pour la renouveler.',
    },
  ],
  scales: [
    {
      criterion: 'MATERIALS',
      question: 'D’où viennent les matières, quelle part est recyclée ou renouvelable\u00a0?',
      between:
        'Entre deux niveaux, un dixième de point demande 5\u00a0% de la masse en plus jusqu’à 1,5, puis 4\u00a0%, avec une preuve venue d’ailleurs que du fournisseur. Abondants, l’argile, la craie, le sel et le sable comptent avec les matières renouvelables quand leur origine est nommée.',
      steps: stepsOf(
        'Origine inconnue, ou matières vierges d’origine fossile.',
        'Au moins un quart de la masse est recyclé ou renouvelable.',
        'Au moins la moitié de la masse, origine nommée.',
        'Au moins trois quarts de la masse, origine nommée.',
        'Au moins 95\u00a0% de la masse, origine nommée, sous label ou mesuré par un laboratoire.',
      ),
    },
    {
      criterion: 'MANUFACTURING',
      question: 'Combien d’eau et d’énergie, et dans quel pays\u00a0?',
      between:
        'Entre deux niveaux, un dixième de point est donné pour chaque cinquième des étapes qui remplit déjà le niveau du dessus. Au-delà de 1,5, les chiffres sont contrôlés, et chaque dixième demande 10\u00a0% d’énergie renouvelable.',
      steps: stepsOf(
        'Lieu de fabrication inconnu.',
        'Pays connu, sans donnée d’eau ni d’énergie.',
        'Atelier connu, et l’eau ou l’énergie chiffrée.',
        'Atelier connu, eau et énergie chiffrées par produit.',
        'Chiffres contrôlés, et au moins la moitié de l’énergie renouvelable.',
      ),
    },
    {
      criterion: 'TRANSPORT',
      question: 'Combien de kilomètres, et par quel moyen\u00a0?',
      between:
        'On compte le plus long chemin d’une matière qui fait au moins un dixième du poids, jusqu’à notre entrepôt. Un kilomètre de route compte pour un, un kilomètre par la mer, le rail ou la voie d’eau pour un dixième\u00a0: aucun trajet n’est gratuit. Entre deux niveaux, un dixième de point demande 1\u00a0000\u00a0km comptés de moins jusqu’à 1,0, puis 700 jusqu’à 1,5, puis 200.',
      steps: stepsOf(
        'Trajet inconnu, plus long que 10\u00a0000\u00a0km comptés, ou une étape par avion.',
        'Au plus 10\u00a0000\u00a0km comptés, sans avion.',
        'Au plus 5\u00a0000\u00a0km comptés, sans avion.',
        'Au plus 1\u00a0500\u00a0km comptés, sans avion.',
        'Au plus 500\u00a0km comptés, sans avion.',
      ),
    },
    {
      criterion: 'PACKAGING',
      question: 'Combien pèse-t-il, de quoi est-il fait, se trie-t-il\u00a0?',
      between:
        'Entre deux niveaux, un dixième de point demande 10\u00a0% du poids qui se trie en plus jusqu’à 1,0, puis 10\u00a0% de recyclé ou de réutilisé.',
      steps: stepsOf(
        'Emballage inconnu, ou qu’on ne peut pas trier.',
        'Au moins la moitié du poids se trie.',
        'Se trie en entier.',
        'Se trie en entier, et au moins la moitié est recyclée.',
        'Sans emballage de vente, réutilisé, ou entièrement recyclé et moins de 5\u00a0% du poids du produit.',
      ),
    },
    {
      criterion: 'END_OF_LIFE',
      question: 'Le produit se répare-t-il, se démonte-t-il, se recycle-t-il\u00a0?',
      between:
        'Entre deux niveaux, un dixième de point demande 10\u00a0% de la masse recyclée en plus jusqu’à 1,0. Ensuite, il est donné pour chaque cinquième des pièces, ou de la masse, qui remplit déjà le niveau du dessus. D’un produit qui se consomme, c’est le contenant qui est jugé.',
      steps: stepsOf(
        'Ni réparable, ni recyclable pour la moitié de sa masse.',
        'Au moins la moitié de la masse se recycle, une fois le produit démonté.',
        'Recyclable en entier, dans une filière ouverte en France ou repris par son fabricant.',
        'Recyclable en entier, et démontable à la main ou réparable avec des pièces vendues séparément.',
        'Réparable avec des pièces disponibles au moins cinq ans, puis recyclable\u00a0; ou fait pour resservir\u00a0; ou compostable chez soi.',
      ),
    },
  ],
}
