import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

/** A cell of a grid: row 0 is the headings. */
export interface GridPlace {
  row: number
  column: string
}

/** A cell that is typed into, and what was typed to begin with. */
export interface EditedPlace extends GridPlace {
  text?: string
}

/** Where the focus goes when a cell is left. */
export type EditEnd = 'stay' | 'down' | 'next' | 'previous' | 'elsewhere'

/** What the cells of a grid tell it; the same object all along. */
export interface GridControl {
  edit: (place: EditedPlace) => void
  endEdit: (place: GridPlace, end: EditEnd) => void
}

const pageOfRows = 10

const cellOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-column]')

function placeOf(target: EventTarget): GridPlace | null {
  const cell = cellOf(target)
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row
  return cell && row !== undefined ? { row: Number(row), column: cell.dataset.column ?? '' } : null
}

/** Whether the keys are needed for typing. */
const isTextField = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'text'

/** What a key that begins typing puts into the cell; null for another key, or a cell that is not typed into. */
function beginsWith({ key, target, ctrlKey }: KeyboardEvent): string | null {
  const kind = cellOf(target)?.dataset.edit
  if (!kind || ctrlKey) return null
  if (key === 'Backspace' || key === 'Delete') return ''
  return (kind === 'number' ? /^[\d,.]$/ : /^\S$/u).test(key) ? key : null
}

/**
 * The keyboard of a grid, as the ARIA practices have it: one stop of Tab, arrows, Home, End and Page keys from cell to
 * cell; Enter, F2 or the first character opens a cell that can be typed into, a pasted text fills it.
 */
export function useGridFocus(columns: readonly string[], rowCount: number) {
  const table = useRef<HTMLTableElement>(null)
  const [wanted, setPlace] = useState<GridPlace>({ row: 1, column: columns[0] ?? '' })
  const [editing, setEditing] = useState<EditedPlace | null>(null)
  const mustFocus = useRef(false)
  // Rows and columns may have gone.
  const place = {
    row: Math.min(wanted.row, rowCount),
    column: columns.includes(wanted.column) ? wanted.column : (columns[0] ?? ''),
  }

  useEffect(() => {
    if (!mustFocus.current) return
    mustFocus.current = false
    const cell = table.current?.querySelector<HTMLElement>(
      `[data-row="${place.row}"] [data-column="${place.column}"]`,
    )
    const target = cell?.querySelector<HTMLElement>('a, button, input') ?? cell
    target?.focus()
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const go = (to: GridPlace) => {
    mustFocus.current = true
    setPlace(to)
  }
  const moved = ({ row, column }: GridPlace, key: string, isFar: boolean): GridPlace | null => {
    const at = columns.indexOf(column)
    const to = (rowThere: number, columnThere: number) => ({
      row: Math.max(0, Math.min(rowCount, rowThere)),
      column: columns[Math.max(0, Math.min(columns.length - 1, columnThere))] ?? column,
    })
    const moves: Record<string, GridPlace> = {
      ArrowUp: to(row - 1, at),
      ArrowDown: to(row + 1, at),
      ArrowLeft: to(row, at - 1),
      ArrowRight: to(row, at + 1),
      PageUp: to(Math.max(1, row - pageOfRows), at),
      PageDown: to(row + pageOfRows, at),
      Home: to(isFar ? 1 : row, 0),
      End: to(isFar ? rowCount : row, columns.length - 1),
    }
    return moves[key] ?? null
  }
  const live = useRef({ go, moved })
  live.current = { go, moved }
  const control = useMemo<GridControl>(
    () => ({
      edit: (to) => {
        setPlace(to)
        setEditing(to)
      },
      endEdit: (from, end) => {
        const next = end === 'next' || end === 'previous' ? neighbour(table.current, from, end) : null
        setEditing(next)
        if (next) setPlace(next)
        else if (end === 'down') live.current.go(live.current.moved(from, 'ArrowDown', false) ?? from)
        else if (end !== 'elsewhere') live.current.go(from)
      },
    }),
    [],
  )
  const handlers = {
    onFocus: (event: FocusEvent) => {
      const here = placeOf(event.target)
      if (here && (here.row !== place.row || here.column !== place.column)) setPlace(here)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const here = placeOf(event.target)
      if (!here || isTextField(event.target) || event.altKey || event.metaKey) return
      const to = moved(here, event.key, event.ctrlKey)
      const text = beginsWith(event)
      const isBox = event.target instanceof HTMLInputElement
      if (to) go(to)
      else if (text !== null) control.edit({ ...here, text })
      else if (cellOf(event.target)?.dataset.edit && (event.key === 'Enter' || event.key === 'F2'))
        control.edit(here)
      else if (isBox && event.key === 'Enter') (event.target as HTMLInputElement).click()
      else return
      event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      const here = placeOf(event.target)
      if (!here || isTextField(event.target) || !cellOf(event.target)?.dataset.edit) return
      event.preventDefault()
      control.edit({
        ...here,
        text: event.clipboardData
          .getData('text')
          .trim()
          .split(/[\r\n\t]/, 1)[0],
      })
    },
    onCopy: (event: ClipboardEvent) => {
      const cell = isTextField(event.target) ? null : cellOf(event.target)
      if (!cell || !document.getSelection()?.isCollapsed) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', cell.textContent ?? '')
    },
  }
  return { table, place, editing, control, handlers }
}

/** The cell that is typed into after this one, or before it; null at the end of the grid. */
function neighbour(
  table: HTMLTableElement | null,
  from: GridPlace,
  end: 'next' | 'previous',
): GridPlace | null {
  const cells = [...(table?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])].flatMap(
    (cell) => placeOf(cell) ?? [],
  )
  const at = cells.findIndex(({ row, column }) => row === from.row && column === from.column)
  return cells[at + (end === 'next' ? 1 : -1)] ?? null
}
