import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  criteria,
  criterionNames,
} from '../../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { showsTotal } from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { formatScore, measured } from '../../../lib/format-number.ts'
import { FormerPrice } from '../../../ui/display/former-price.tsx'
import { formatEuros, formatPrice } from '../../../ui/display/price.tsx'
import { EcoScoreDial } from '../../../ui/eco/eco-score-dial.tsx'
import { comparedPayback, impactMarks, listed, type Mark, marksOf, rowMarks } from './comparison-marks.ts'
import type { ComparedRow } from './comparison-table.tsx'

export interface Row {
  label: string
  /** What it means to keep what one has. */
  keep: ReactNode
  /** One for each product. */
  cells: ReactNode[]
  marks?: Mark[]
  /** What the best of it is called, where « meilleur » is not the word. */
  best?: string
  /** On a phone it is read on request alone, with its like. */
  group?: RowGroup
  /** It tells no product from another: a phone leaves it out. */
  isAlike?: boolean
}

/** Rows that a phone folds away, below one that names them. */
export type RowGroup = 'criteria' | 'passport'

const figure = (text: string) => <span className="figure">{text}</span>
const unsaid = (words: string) => <span className="unknown">{words}</span>

/** What the passport says that helps to choose, by its own labels: what it means to keep what one has, and a short name. */
const passportRows = [
  ['Origine', 'Déjà chez vous', 'origine'],
  ['Garantie commerciale', 'Ce qui en reste', 'garantie'],
  ['Pièces détachées', 'Celles de votre modèle', 'pièces'],
  ['Composition', 'La même qu’aujourd’hui', 'composition'],
] as const

/** What the rows of a group tell, while they are folded away. */
export function groupWords(group: RowGroup, rows: readonly Row[]): string {
  if (group === 'criteria') return 'Les cinq critères de l’éco-score'
  const names = passportRows.flatMap(([label, , name]) =>
    rows.some((row) => row.label === label) ? name : [],
  )
  return listed(names).replace(/^./, (first) => first.toUpperCase())
}

const lineOf = ({ passport }: ComparedRow, label: string) =>
  passport?.lines.find((line) => line.label === label)?.text

/** Points of a criterion, out of two; null where none are shown of this product. */
function pointsOf({ scoreDisplay, assessment }: ComparedRow, criterion: string): number | null {
  if (scoreDisplay !== 'SCORE' && scoreDisplay !== 'CRITERIA') return null
  const points = assessment?.criteria.find((each) => each.criterion === criterion)?.points
  return points === undefined ? null : Number(points)
}

/** What can be done with a product, from the page. */
export interface RowActions {
  /** The button that adds one to the cart. */
  quickAdd: (product: { id: string; name: string }) => ReactNode
  onRemove: (id: string) => void
  /** Nothing is sold yet: what is in stock will be. */
  isBeforeOpening: boolean
  /** What is saved is saved in the visitor's own household. */
  isOwn: boolean
}

/** The rows of the comparison; one of which nothing is known of any product is left out. */
export function comparisonRows(
  products: readonly ComparedRow[],
  { quickAdd, onRemove, isBeforeOpening, isOwn }: RowActions,
): Row[] {
  const row = (
    label: string,
    keep: ReactNode,
    cell: (product: ComparedRow) => ReactNode,
    marks?: Mark[],
  ) => ({
    label,
    keep,
    cells: products.map(cell),
    marks,
  })
  /** Of a fact that a product may not have. */
  const optional = (fact: keyof ComparedRow, ...[label, keep, cell, marks]: Parameters<typeof row>): Row[] =>
    products.some((product) => product[fact])
      ? [row(label, keep, (product) => (product[fact] ? cell(product) : unsaid('Non chiffré')), marks)]
      : []
  return [
    {
      ...row(
        'Prix',
        figure('0\u00a0€'),
        ({ price, formerPrice }) => (
          <>
            {figure(formatPrice(price))}
            <FormerPrice price={formerPrice} />
          </>
        ),
        rowMarks('price', products),
      ),
      best: 'moins cher',
    },
    ...optional('unitPriceText', 'Prix à l’unité', 'Déjà payé', ({ unitPriceText }) => unitPriceText),
    ...(products.some((product) => showsTotal(product) || product.officialCostText)
      ? [
          row(
            products.some(showsTotal) ? 'Éco-score' : 'Environnement',
            'Sans note\u00a0: il est déjà fabriqué.',
            (product) =>
              showsTotal(product) ? (
                <EcoScoreDial score={product.ecoScore} band={product.ecoBand} isNarrow />
              ) : (
                (product.officialCostText ?? unsaid('Sans note globale'))
              ),
            rowMarks('ecoScore', products),
          ),
        ]
      : []),
    ...criteria.flatMap((criterion) => {
      const points = products.map((product) => pointsOf(product, criterion))
      if (points.every((each) => each === null)) return []
      const cell = (product: ComparedRow) => {
        const known = pointsOf(product, criterion)
        return known === null ? unsaid('Non noté') : figure(`${formatScore(String(known))}\u00a0/\u00a02`)
      }
      return [
        {
          ...row(criterionNames[criterion], 'Sans note', cell, marksOf(points, 'more')),
          group: 'criteria' as const,
        },
      ]
    }),
    ...optional(
      'savingsPerYear',
      isOwn ? 'Économies par an, chez vous' : 'Économies par an',
      figure('0\u00a0€'),
      ({ savingsPerYear, heatingSavingsText }) => (
        <>
          {figure(formatEuros(savingsPerYear ?? ''))}
          {!isOwn && heatingSavingsText && (
            <span className="aside">
              {' '}
              en plus, avec un chauffe-eau électrique&nbsp;: {heatingSavingsText}
            </span>
          )}
        </>
      ),
      rowMarks('savings', products),
    ),
    ...optional(
      'paybackMonths',
      'Remboursé en',
      'Rien à rembourser',
      (product) => figure(comparedPayback(product, products)),
      rowMarks('payback', products),
      // Sooner is not better by itself: the other may save more.
    ).map((payback) => ({ ...payback, best: 'plus tôt' })),
    ...optional(
      'impactFigure',
      'Impact',
      'Comme aujourd’hui',
      ({ impactFigure, impactUnit }) => {
        const impact = measured(impactFigure ?? '', impactUnit)
        return (
          <>
            {figure(impact.figure)} <span className="unit">{impact.words}</span>
          </>
        )
      },
      impactMarks(products),
    ),
    ...passportRows.flatMap(([label, keep]) =>
      products.some((product) => lineOf(product, label))
        ? [
            {
              ...row(label, keep, (product) => lineOf(product, label) ?? unsaid('Non précisé')),
              group: 'passport' as const,
            },
          ]
        : [],
    ),
    {
      ...row('Disponibilité', 'Tout de suite', ({ inStock }) =>
        inStock ? (isBeforeOpening ? 'Bientôt en vente' : 'En stock') : 'Rupture de stock',
      ),
      isAlike: products.every(({ inStock }) => inStock),
    },
    row('Votre choix', 'Rien à faire', (product) => (
      <Flex columnGap="1" wrap="wrap" align="center">
        {product.inStock && quickAdd(product)}
        <Button
          variant="ghost"
          size="sm"
          minH="11"
          px="2"
          aria-label={`Retirer ${product.name} de la comparaison`}
          onClick={() => onRemove(product.id)}
        >
          <X aria-hidden />
          Retirer
        </Button>
      </Flex>
    )),
  ]
}
