import type { Criterion } from './criteria.rules.ts'

/** What gives how many points of one criterion. */
interface CriterionScale {
  criterion: Criterion
  question: string
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
  version: 1,
  date: '2026-11-23',
  changes: [
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
      steps: stepsOf(
        'Origine inconnue, ou matières vierges d’origine fossile.',
        'Au moins un quart de la masse est recyclé ou renouvelable.',
        'Au moins la moitié de la masse, origine nommée.',
        'Au moins trois quarts de la masse, origine nommée.',
        'Au moins 95\u00a0% de la masse, sous label ou mesuré par un laboratoire.',
      ),
    },
    {
      criterion: 'MANUFACTURING',
      question: 'Combien d’eau et d’énergie, et dans quel pays\u00a0?',
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
      steps: stepsOf(
        'Trajet inconnu, ou une étape par avion.',
        'Plus de 5\u00a0000\u00a0km, sans avion.',
        'De 1\u00a0500 à 5\u00a0000\u00a0km, sans avion.',
        'De 500 à 1\u00a0500\u00a0km, par la route, le rail ou l’eau.',
        'Moins de 500\u00a0km, ou au moins la moitié par rail ou voie d’eau.',
      ),
    },
    {
      criterion: 'PACKAGING',
      question: 'Combien pèse-t-il, de quoi est-il fait, se trie-t-il\u00a0?',
      steps: stepsOf(
        'Emballage inconnu, ou qu’on ne peut pas trier.',
        'Se trie en partie.',
        'Se trie en entier.',
        'Se trie en entier, et au moins la moitié est recyclée.',
        'Sans emballage de vente, réutilisé, ou entièrement recyclé et moins de 5\u00a0% du poids du produit.',
      ),
    },
    {
      criterion: 'END_OF_LIFE',
      question: 'Le produit se répare-t-il, se démonte-t-il, se recycle-t-il\u00a0?',
      steps: stepsOf(
        'Ni réparable, ni recyclable dans une filière ouverte en France.',
        'Recyclable en partie, une fois démonté.',
        'Recyclable en entier dans une filière ouverte en France.',
        'Recyclable en entier, ou réparable avec des pièces vendues séparément.',
        'Réparable avec des pièces disponibles au moins cinq ans, puis recyclable\u00a0; ou compostable chez soi, sous label.',
      ),
    },
  ],
}
