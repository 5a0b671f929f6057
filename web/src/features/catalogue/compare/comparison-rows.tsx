import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { showsTotal } from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { formatCount } from '../../../lib/format-number.ts'
import { formatEuros, formatPrice } from '../../../ui/display/price.tsx'
import { EcoScoreDial } from '../../../ui/eco/eco-score-dial.tsx'
import { impactMarks, type Mark, rowMarks } from './comparison-marks.ts'
import type { ComparedRow } from './comparison-table.tsx'

interface Row {
  label: string
  /** What it means to keep what one has. */
  keep: ReactNode
  /** One for each product. */
  cells: ReactNode[]
  marks?: Mark[]
}

const figure = (text: string) => <span className="figure">{text}</span>
const unsaid = (words: string) => <span className="unknown">{words}</span>

const amount = new Intl.NumberFormat('fr-FR')

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
    row('Prix', figure('0\u00a0€'), ({ price }) => figure(formatPrice(price)), rowMarks('price', products)),
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
    ...optional(
      'savingsPerYear',
      isOwn ? 'Économies par an, chez vous' : 'Économies par an',
      'Rien de plus qu’aujourd’hui',
      ({ savingsPerYear }) => figure(formatEuros(savingsPerYear ?? '')),
      rowMarks('savings', products),
    ),
    ...optional(
      'paybackMonths',
      'Remboursé en',
      'Rien à rembourser',
      ({ paybackMonths }) => figure(`${formatCount(paybackMonths ?? 0)}\u00a0mois`),
      rowMarks('payback', products),
    ),
    ...optional(
      'impactFigure',
      'Impact',
      'Comme aujourd’hui',
      ({ impactFigure, impactUnit }) => (
        <>
          {figure(amount.format(impactFigure as Intl.StringNumericLiteral))} {impactUnit}
        </>
      ),
      impactMarks(products),
    ),
    row('Disponibilité', 'Tout de suite', ({ inStock }) =>
      inStock ? (isBeforeOpening ? 'Bientôt en vente' : 'En stock') : 'Rupture de stock',
    ),
    row('Votre choix', 'Rien à faire', (product) => (
      <Flex gap="1" wrap="wrap" align="center">
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
