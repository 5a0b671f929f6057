import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Copy, Trash2 } from 'lucide-react'
import { memo, type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { showsTotal } from '../../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { paths } from '../../../../app/paths.ts'
import type { AdminProductRow_ProductFragment } from '../../../../graphql/generated/admin/graphql.ts'
import { formatScore } from '../../../../lib/format-number.ts'
import { useTimeout } from '../../../../lib/use-timeout.ts'
import { ClaimPoints } from '../../../../ui/admin/claims/claim-points.tsx'
import { GridCell, type GridRowProps, placeIn, tabIndexIn } from '../../../../ui/admin/grid/data-grid.tsx'
import { EditCell } from '../../../../ui/admin/grid/edit-cell.tsx'
import { RowNote } from '../../../../ui/admin/grid/row-note.tsx'
import { useRowEdits } from '../../../../ui/admin/grid/use-row-edits.ts'
import { ShopLink } from '../../../../ui/admin/shop-link.tsx'
import { formatPrice } from '../../../../ui/display/price.tsx'
import { ProductImage } from '../../../../ui/display/product-image.tsx'
import { PlannedBadge } from '../../../../ui/form/planned-time.tsx'
import { Switch } from '../../../../ui/form/switch-field.tsx'
import { productLabels } from '../product-form-values.ts'
import { LabelLink } from '../product-labels.tsx'
import {
  checkCell,
  type EditedCell,
  type ProductCells,
  shortDateText,
  toProductCells,
} from './product-cells.ts'
import type { SaveCells } from './use-save-cells.ts'

/** What a row does; the same functions all along, so that one row can change without the others. */
export interface RowActs extends SaveCells {
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void
  onDelete: (product: { id: string; name: string }) => void
  onDuplicate: (id: string) => void
  /** What was saved, in a sentence that is heard. */
  onSaid: (sentence: string) => void
}

interface ProductRowProps extends GridRowProps {
  product: AdminProductRow_ProductFragment
  /** The address that opens its form. */
  editHref: string
  isSelected: boolean
  /** The columns that are shown, in order. */
  columns: string
  words: (field: string, value: unknown) => string | undefined
  acts: RowActs
}

const savedMarkMs = 2000

const words: Record<EditedCell, { called: string; say: (cells: ProductCells) => string }> = {
  price: { called: 'Prix', say: ({ price }) => `${price} €` },
  ecoScore: { called: 'Éco-score', say: ({ ecoScore }) => `${ecoScore} sur 10` },
  inStock: { called: 'Stock', say: ({ inStock }) => (inStock ? 'en stock' : 'en rupture') },
}

/** A product of the table. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, editHref, isSelected, acts, row, activeColumn, editing, control } = props
  const at = { row, activeColumn, editing, control }
  const { id, name } = product
  const columns = props.columns.split(' ')
  const noteId = useId()
  const [saved, setSaved] = useState<string>()
  const later = useTimeout()
  const edits = useRowEdits<ProductCells>({
    name: `ligne-${id}`,
    row: toProductCells(product),
    check: checkCell,
    save: (changes, version) => acts.saveCells(product, changes, version),
    reload: () => acts.reloadCells(id),
    onSaved: (field, { values }) => {
      const { called, say } = words[field as EditedCell]
      acts.onSaid(`${called} de ${name}\u00a0: ${say(values)}, enregistré.`)
      setSaved(field)
      later(() => setSaved(undefined), savedMarkMs)
    },
    onAgain: (field) => at.control.edit(placeIn(at, field)),
  })
  const cell = (column: string) => ({ column, at })
  const numberCell = (field: 'price' | 'ecoScore', shown: string, note?: string) => (
    <GridCell key={field} {...cell(field)} isNumber edit="number">
      <EditCell
        label={`${productLabels[field]}, ${name}`}
        field={field}
        edits={edits}
        place={placeIn(at, field)}
        control={at.control}
        editing={at.editing?.column === field ? at.editing : null}
        isNumber
        shown={shown}
        isSaved={saved === field}
        noteId={noteId}
      />
      <chakra.small display="block" color="fg.muted">
        {note}
      </chakra.small>
    </GridCell>
  )
  const tabIndex = (column: string) => tabIndexIn(at, column)
  const buttonCell = (column: string, does: string, icon: ReactNode, onClick: () => void) => (
    <GridCell key={column} {...cell(column)} hasWidget>
      <IconButton
        variant="ghost"
        size="sm"
        color="fg.muted"
        mx="-1"
        tabIndex={tabIndex(column)}
        aria-label={`${does} ${name}`}
        title={does}
        onClick={onClick}
      >
        {icon}
      </IconButton>
    </GridCell>
  )
  const cells: Record<string, () => ReactNode> = {
    select: () => (
      <GridCell key="select" {...cell('select')} hasWidget>
        <chakra.label display="grid" placeItems="center" boxSize="11" mx="-2" cursor="pointer">
          <chakra.input
            type="checkbox"
            boxSize="5"
            accentColor="accent.solid"
            tabIndex={tabIndex('select')}
            aria-label={`Sélectionner ${name}`}
            checked={isSelected}
            onChange={(event) =>
              acts.onSelect(id, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)
            }
          />
        </chakra.label>
      </GridCell>
    ),
    name: () => (
      <GridCell key="name" {...cell('name')} hasWidget>
        <Flex align="center" gap="3" minW="56">
          <Box w="10" flex="none" rounded="sm" overflow="hidden" opacity={product.visible ? undefined : 0.6}>
            <ProductImage src={product.imageUrl} alt="" sizes="40px" />
          </Box>
          <Box>
            <chakra.span
              asChild
              fontWeight="medium"
              lineClamp={2}
              lineHeight="1.25"
              _hover={{ textDecoration: 'underline' }}
            >
              <Link
                to={editHref}
                preventScrollReset
                tabIndex={tabIndex('name')}
                aria-label={`Modifier ${name}`}
              >
                {name}
              </Link>
            </chakra.span>
            <ClaimPoints count={product.claimPoints} words={product.claimWords} tabIndex={tabIndex('name')} />
          </Box>
        </Flex>
      </GridCell>
    ),
    category: () => (
      <GridCell key="category" {...cell('category')}>
        <chakra.span color="fg.muted" lineClamp={2} minW="28" lineHeight="1.25">
          {product.category?.name ?? 'Aucune'}
        </chakra.span>
      </GridCell>
    ),
    price: () => numberCell('price', formatPrice(product.price)),
    ecoScore: () =>
      numberCell('ecoScore', formatScore(product.ecoScore), showsTotal(product) ? undefined : 'non montré'),
    stock: () => (
      <GridCell key="stock" {...cell('stock')} hasWidget>
        <Switch
          tabIndex={tabIndex('stock')}
          aria-label={`${productLabels.inStock}, ${name}`}
          aria-busy={edits.openCell('inStock')?.isBusy}
          checked={edits.valueOf('inStock')}
          onChange={(event) => edits.commit('inStock', event.currentTarget.checked)}
        />
      </GridCell>
    ),
    flags: () => (
      <GridCell key="flags" {...cell('flags')}>
        <Flex gap="1" wrap="wrap">
          {!product.visible && <Badge variant="outline">Masqué</Badge>}
          {product.publishAt && <PlannedBadge publishAt={product.publishAt} />}
          {product.featured && <Badge bg="bg.plant">Vedette</Badge>}
          {product.weeklySpecial && (
            <Badge bg="offer.solid" color="offer.contrast">
              Spécial
            </Badge>
          )}
        </Flex>
      </GridCell>
    ),
    updated: () => (
      <GridCell key="updated" {...cell('updated')}>
        <chakra.span color="fg.muted" whiteSpace="nowrap">
          <time dateTime={product.updatedAt}>{shortDateText(product.updatedAt)}</time>
        </chakra.span>
      </GridCell>
    ),
    shop: () => (
      <GridCell key="shop" {...cell('shop')} hasWidget>
        <ShopLink to={paths.product(id, name)} name={name} tabIndex={tabIndex('shop')} />
      </GridCell>
    ),
    label: () => (
      <GridCell key="label" {...cell('label')} hasWidget>
        <LabelLink product={product} tabIndex={tabIndex('label')} />
      </GridCell>
    ),
    copy: () => buttonCell('copy', 'Dupliquer', <Copy aria-hidden />, () => acts.onDuplicate(id)),
    delete: () =>
      buttonCell('delete', 'Supprimer', <Trash2 aria-hidden />, () => acts.onDelete({ id, name })),
  }
  return (
    <>
      <tr data-row={at.row} aria-selected={isSelected}>
        {columns.map((column) => cells[column]?.())}
      </tr>
      <RowNote
        edits={edits}
        at={at}
        id={noteId}
        span={columns.length}
        labels={productLabels}
        show={props.words}
      />
    </>
  )
})
