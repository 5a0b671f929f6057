import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { type GridControl, type GridPlace, useGridFocus } from './grid-focus.ts'

/** A column of a grid. */
export interface GridColumn<S extends string> {
  key: string
  label: string
  /** The heading is heard alone: what stands below speaks for itself. */
  isSilent?: boolean
  /** Numbers stand at the end. */
  isNumber?: boolean
  /** The orders that its heading gives, the first one first. */
  sorts?: { by: S; direction: 'ascending' | 'descending' }[]
  /** In place of the heading. */
  heading?: (tabIndex: number) => ReactNode
}

/** What a row is told of the keyboard. */
export interface GridRowProps {
  /** From 1. */
  row: number
  /** The cell that Tab leads to; null when it is in another row. */
  activeColumn: string | null
  /** The cell that is typed into. */
  editing: { column: string; text?: string } | null
  control: GridControl
}

interface DataGridProps<R extends { id: string }, S extends string> {
  label: string
  columns: GridColumn<S>[]
  rows: readonly R[]
  isStale: boolean
  sort: S
  onSort: (sort: S) => void
  renderRow: (row: R, props: GridRowProps) => ReactNode
  /** How it is worked with, in a line. */
  hint: string
}

const looks = {
  '& th, & td': { px: '2', h: '11', textAlign: 'start', verticalAlign: 'middle', fontWeight: 'inherit' },
  '& thead th': { fontWeight: 'semibold', color: 'fg.muted', whiteSpace: 'nowrap', h: '12' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
  '& tbody tr[data-row]:hover': { bg: 'bg.subtle' },
  '& tbody tr[aria-selected=true]': { bg: 'bg.plant' },
  '& tbody tr:not([data-row])': { borderTopWidth: '0', bg: 'bg.subtle' },
  '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
  // Not in headings: of words they widen the hyphens.
  '& tbody [data-number]': { fontVariantNumeric: 'tabular-nums' },
  '& td[data-edit]': { cursor: 'cell' },
  '& td[data-edit]:hover': { boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}' },
  '& [data-column]:focus-visible': {
    outline: '3px solid {colors.accent.focusRing}',
    outlineOffset: '-3px',
    borderRadius: 'sm',
  },
}

/** Rows and columns to walk through with the arrow keys, with cells that can be typed into. */
export function DataGrid<R extends { id: string }, S extends string>(props: DataGridProps<R, S>) {
  const { label, columns, rows, isStale, sort, onSort, renderRow, hint } = props
  const keys = columns.map(({ key }) => key)
  const { table, place, editing, control, handlers } = useGridFocus(keys, rows.length)
  return (
    <Box>
      <Text color="fg.muted" textStyle="sm" mb="2" hideBelow="md">
        {hint}
      </Text>
      <Box
        bg="bg.panel"
        rounded="xl"
        borderWidth="1px"
        borderColor="border.subtle"
        overflowX="auto"
        position="relative"
      >
        <chakra.table
          ref={table}
          role="grid"
          aria-label={label}
          aria-busy={isStale}
          opacity={isStale ? 0.5 : 1}
          w="full"
          textStyle="sm"
          borderCollapse="collapse"
          css={looks}
          {...handlers}
        >
          <thead>
            <tr data-row={0}>
              {columns.map((column) => (
                <Heading
                  key={column.key}
                  column={column}
                  sort={sort}
                  onSort={onSort}
                  tabIndex={place.row === 0 && place.column === column.key ? 0 : -1}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) =>
              renderRow(row, {
                row: index + 1,
                activeColumn: place.row === index + 1 ? place.column : null,
                editing: editing?.row === index + 1 ? editing : null,
                control,
              }),
            )}
          </tbody>
        </chakra.table>
      </Box>
    </Box>
  )
}

interface HeadingProps<S extends string> {
  column: GridColumn<S>
  sort: S
  onSort: (sort: S) => void
  tabIndex: number
}

function Heading<S extends string>({ column, sort, onSort, tabIndex }: HeadingProps<S>) {
  const { key, label, isSilent, isNumber, sorts, heading } = column
  const at = sorts?.findIndex(({ by }) => by === sort) ?? -1
  const current = sorts?.[at]
  const next = sorts?.[(at + 1) % sorts.length]
  const Arrow = (current ?? sorts?.[0])?.direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      data-column={key}
      data-number={isNumber || undefined}
      aria-sort={current?.direction}
      tabIndex={heading || next ? undefined : tabIndex}
    >
      {heading?.(tabIndex)}
      {next && (
        <chakra.button
          type="button"
          tabIndex={tabIndex}
          display="inline-flex"
          alignItems="center"
          gap="1"
          minH="11"
          fontWeight="semibold"
          cursor="button"
          color={current ? 'fg' : undefined}
          _hover={{ color: 'fg' }}
          focusVisibleRing="inside"
          onClick={() => onSort(next.by)}
        >
          {label}
          <Arrow aria-hidden size="1em" opacity={current ? 1 : 0.3} />
        </chakra.button>
      )}
      {!heading && !next && (isSilent ? <VisuallyHidden>{label}</VisuallyHidden> : label)}
    </th>
  )
}

interface GridCellProps {
  column: string
  at: GridRowProps
  isNumber?: boolean
  /** It can be typed into: digits alone begin a number. */
  edit?: 'number' | 'text'
  /** What is in it takes the focus in its place. */
  hasWidget?: boolean
  children: ReactNode
}

/** A cell of a row. A double click types into it, where that can be; a tap does on a touch screen. */
export function GridCell({ column, at, isNumber, edit, hasWidget, children }: GridCellProps) {
  const open = () => at.control.edit({ row: at.row, column })
  const isOpen = at.editing?.column === column
  return (
    // The keyboard does it at the grid itself (grid-focus.ts).
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <td
      data-column={column}
      data-number={isNumber || undefined}
      data-edit={edit}
      tabIndex={hasWidget || isOpen ? undefined : tabIndexIn(at, column)}
      onDoubleClick={edit && !isOpen ? open : undefined}
      onClick={
        edit && !isOpen
          ? (event) => (event.nativeEvent as PointerEvent).pointerType === 'touch' && open()
          : undefined
      }
    >
      {children}
    </td>
  )
}

/** The grid is one stop of Tab: the cell where its keyboard is. */
export const tabIndexIn = ({ activeColumn }: GridRowProps, column: string): 0 | -1 =>
  activeColumn === column ? 0 : -1

/** The place of a cell in its grid. */
export const placeIn = ({ row }: GridRowProps, column: string): GridPlace => ({ row, column })
