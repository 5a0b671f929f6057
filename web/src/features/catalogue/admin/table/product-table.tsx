import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo, useRef, useState } from 'react'
import {
  AdminProductRow_ProductFragmentDoc,
  type ProductSort,
} from '../../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import type { Selection } from '../../../../lib/list/use-selection.ts'
import { DataGrid, type GridColumn } from '../../../../ui/admin/grid/data-grid.tsx'
import { LiveRegion } from '../../../../ui/feedback/live-region.tsx'
import { productWords } from '../product-form-values.ts'
import { type ChosenColumns, optionalColumns } from './column-menu.tsx'
import { ProductRow, type RowActs } from './product-row.tsx'
import { useSaveCells } from './use-save-cells.ts'

interface ProductTableProps {
  products: readonly FragmentType<typeof AdminProductRow_ProductFragmentDoc>[]
  categories: readonly { id: string; name: string }[]
  /** True while newer results are on their way. */
  isStale: boolean
  /** Which list it is a page of. */
  listKey: string
  sort: ProductSort
  onSort: (sort: ProductSort) => void
  columns: ChosenColumns
  /** The address that opens the form of a product. */
  hrefTo: (id: string) => string
  selection: Selection
  onDelete: (product: { id: string; name: string }) => void
  onDuplicate: (id: string) => void
}

const up = <S extends ProductSort>(by: S) => ({ by, direction: 'ascending' as const })
const down = <S extends ProductSort>(by: S) => ({ by, direction: 'descending' as const })

const columnsAfterSelection: GridColumn<ProductSort>[] = [
  { key: 'name', label: 'Produit', sorts: [up('NAME_ASC'), down('NAME_DESC')] },
  { key: 'category', label: optionalColumns.category, sorts: [up('CATEGORY_ASC'), down('CATEGORY_DESC')] },
  { key: 'price', label: 'Prix', isNumber: true, sorts: [up('PRICE_ASC'), down('PRICE_DESC')] },
  {
    ...{ key: 'ecoScore', label: optionalColumns.ecoScore, isNumber: true },
    sorts: [down('ECO_SCORE'), up('ECO_SCORE_ASC')],
  },
  { key: 'stock', label: optionalColumns.stock, sorts: [up('STOCK_ASC'), down('STOCK_DESC')] },
  { key: 'flags', label: optionalColumns.flags, sorts: [down('FLAGS_DESC'), up('FLAGS_ASC')] },
  { key: 'updated', label: optionalColumns.updated, sorts: [down('UPDATED_DESC'), up('UPDATED_ASC')] },
  { key: 'shop', label: 'Voir dans la boutique', isSilent: true },
  { key: 'label', label: 'Étiquette', isSilent: true },
  { key: 'copy', label: 'Dupliquer', isSilent: true },
  { key: 'delete', label: 'Supprimer', isSilent: true },
]

/** The products of one page as a table, in which price, eco-score and stock are changed in place. */
export function ProductTable(props: ProductTableProps) {
  const { categories, isStale, listKey, sort, onSort, columns, hrefTo, selection } = props
  const products = props.products.map((product) => readFragment(AdminProductRow_ProductFragmentDoc, product))
  const { question, saveCells, reloadCells } = useSaveCells(listKey)
  const [said, setSaid] = useState('')
  const ids = products.map(({ id }) => id)
  const chosen = ids.filter(selection.has).length
  const live = useRef({ ...props, ids })
  live.current = { ...props, ids }
  const acts = useMemo<RowActs>(
    () => ({
      saveCells,
      reloadCells,
      onSelect: (id, isSelected, isRange) => {
        const { selection, ids } = live.current
        selection.toggle(id, isSelected, isRange ? ids : undefined)
      },
      onDelete: (product) => live.current.onDelete(product),
      onDuplicate: (id) => live.current.onDuplicate(id),
      onSaid: setSaid,
    }),
    [saveCells, reloadCells],
  )
  const words = useMemo(() => productWords(categories), [categories])
  const wholePage: GridColumn<ProductSort> = {
    key: 'select',
    label: 'Sélection',
    heading: (tabIndex) => (
      <chakra.input
        type="checkbox"
        display="block"
        boxSize="5"
        ms="0.5"
        accentColor="accent.solid"
        tabIndex={tabIndex}
        aria-label="Sélectionner la page"
        checked={chosen > 0 && chosen === ids.length}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = chosen > 0 && chosen < ids.length
        }}
        onChange={(event) => (event.currentTarget.checked ? selection.add(ids) : selection.remove(ids))}
      />
    ),
  }
  const shown = [wholePage, ...columnsAfterSelection].filter(({ key }) => columns.isShown(key))
  const keys = shown.map(({ key }) => key).join(' ')
  return (
    <>
      <DataGrid
        label="Produits"
        columns={shown}
        rows={products}
        isStale={isStale}
        sort={sort}
        onSort={onSort}
        hint="Double-cliquez un prix ou une note, ou tapez Entrée ou F2, pour le changer. Tab passe au champ suivant, Entrée enregistre et descend, Échap renonce. Majuscule et clic choisissent une suite de lignes."
        renderRow={(product, at) => (
          <ProductRow
            key={product.id}
            product={product}
            editHref={hrefTo(product.id)}
            isSelected={selection.has(product.id)}
            columns={keys}
            words={words}
            acts={acts}
            {...at}
          />
        )}
      />
      <LiveRegion>{said}</LiveRegion>
      {question}
    </>
  )
}
