import { chakra } from '@chakra-ui/react/styled-system'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react'
import { DraftCell } from './draft-cell.tsx'
import { isTable, pasteTable } from './draft-paste.ts'
import { DraftPictures } from './draft-pictures.tsx'
import {
  type CellErrors,
  type DraftCells,
  type DraftColumn,
  draftColumns,
  draftLabels,
  type NamedCategory,
} from './draft-sheet.ts'
import type { DraftRow } from './use-draft-sheet.ts'
import type { WaitingPicture } from './use-draft-uploads.ts'

interface DraftGridProps {
  rows: readonly DraftRow[]
  categories: readonly NamedCategory[]
  /** What is wrong with each row, by its draft. */
  errors: ReadonlyMap<string, CellErrors>
  pictures: readonly WaitingPicture[]
  /** The draft that is shown beside the grid. */
  activeId: string | undefined
  onActive: (id: string) => void
  /** Cells that are typed into, or pasted over, by draft. */
  onType: (changes: Record<string, Partial<DraftCells>>) => void
  onPaste: (pasted: { changes: Record<string, Partial<DraftCells>>; left: number; isByName: boolean }) => void
  onRemove: (row: DraftRow) => void
}

/** Where the keyboard goes from a cell: up and down, as in a spreadsheet. */
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

const widths: Record<DraftColumn, string> = {
  name: '12rem',
  category: '9rem',
  price: '5rem',
  ecoScore: '5rem',
  inStock: '5rem',
  description: '10rem',
}

/** Puts the keyboard into a cell. @returns whether there is one. */
export function focusCell(grid: HTMLElement | null, row: number, column: DraftColumn): boolean {
  const cell = grid?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)
  cell?.focus()
  cell?.select()
  return cell != null
}

/** A row for each draft, a field for each cell: Enter and arrows go up and down, a pasted table runs down and right. */
export function DraftGrid({ rows, categories, errors, pictures, activeId, ...on }: DraftGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const id = useId()
  const paste = (event: ClipboardEvent, row: number, column: DraftColumn) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTable(text)) return
    event.preventDefault()
    const names = rows.map(({ product }) => product.name)
    const { changes, ...pasted } = pasteTable(text, { row, column }, names)
    const byId = [...changes].map(([place, cells]) => [rows[place]?.product.id, cells])
    on.onPaste({ changes: Object.fromEntries(byId), ...pasted })
  }
  const move = (event: KeyboardEvent<HTMLElement>, row: number, column: DraftColumn) => {
    const step = steps[event.key]
    // The arrows choose among categories, and move through the lines of a description.
    const isArrow = event.key !== 'Enter'
    if (!step || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (isArrow && (column === 'category' || column === 'description')) return
    event.preventDefault()
    focusCell(table.current, row + (event.shiftKey && !isArrow ? -1 : step), column)
  }
  return (
    <chakra.table ref={table} css={sheet} aria-label="Fiches à publier">
      <chakra.thead>
        <tr>
          <th scope="col">Photos</th>
          {draftColumns.map((column) => (
            <chakra.th key={column} scope="col" minW={widths[column]}>
              {draftLabels[column]}
            </chakra.th>
          ))}
        </tr>
      </chakra.thead>
      <tbody>
        {rows.map((row, place) => (
          <tr
            key={row.product.id}
            aria-current={row.product.id === activeId || undefined}
            onFocus={() => on.onActive(row.product.id)}
          >
            <th scope="row" data-label="Photos">
              <DraftPictures
                product={row.product}
                pictures={pictures.filter(({ productId }) => productId === row.product.id)}
                onRemove={() => on.onRemove(row)}
              />
            </th>
            {draftColumns.map((column) => (
              <DraftCell
                key={column}
                id={`${id}-${place}-${column}`}
                place={place}
                column={column}
                text={row.cells[column]}
                error={errors.get(row.product.id)?.[column]}
                placeholder={placeholders[column]}
                list={column === 'category' ? `${id}-categories` : undefined}
                onType={(text) => on.onType({ [row.product.id]: { [column]: text } })}
                onPaste={(event) => paste(event, place, column)}
                onKeyDown={(event) => move(event, place, column)}
              />
            ))}
          </tr>
        ))}
      </tbody>
      <caption>
        <datalist id={`${id}-categories`}>
          {categories.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
      </caption>
    </chakra.table>
  )
}

const placeholders: Partial<Record<DraftColumn, string>> = { price: '12,50', ecoScore: '8,5' }

/** On a phone each row is a sheet of its own, its headings before its fields. */
const sheet = {
  w: 'full',
  textStyle: 'sm',
  borderCollapse: 'collapse',
  display: { base: 'block', lg: 'table' },
  '& caption': { display: 'none' },
  '& thead': { display: { base: 'none', lg: 'table-header-group' } },
  '& tbody': { display: { base: 'grid', lg: 'table-row-group' }, gap: '4' },
  '& thead th': {
    textAlign: 'start',
    px: '2',
    py: '2',
    color: 'fg.muted',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    position: 'sticky',
    top: '0',
    bg: 'bg.canvas',
    zIndex: '1',
  },
  '& tbody tr': {
    display: { base: 'block', lg: 'table-row' },
    borderWidth: { base: '1px', lg: '0' },
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    rounded: { base: 'lg', lg: 'none' },
    p: { base: '3', lg: '0' },
  },
  '& tr[aria-current]': { bg: { lg: 'bg.plant' } },
  '& tbody th, & td': {
    display: { base: 'block', lg: 'table-cell' },
    p: { base: '1', lg: '1' },
    verticalAlign: 'top',
    fontWeight: 'inherit',
    textAlign: 'start',
  },
  '& td::before': {
    content: 'attr(data-label)',
    display: { base: 'block', lg: 'none' },
    fontWeight: 'medium',
    pb: '1',
  },
  '& input, & textarea': {
    w: 'full',
    minH: '11',
    px: '2',
    py: '2.5',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    lineHeight: '1.4',
    fontSize: { base: 'md', lg: 'sm' },
  },
  '& textarea': { display: 'block', resize: 'vertical', fieldSizing: 'content', maxH: '9rem' },
  '& [data-claims]': { borderColor: 'accent.fg', borderStyle: 'dashed' },
  '& [aria-invalid=true]': { borderColor: 'border.error' },
  '& input:focus-visible, & textarea:focus-visible': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '0',
  },
} as const
