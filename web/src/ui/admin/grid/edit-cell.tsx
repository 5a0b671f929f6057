import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect } from 'react'
import { numberInput } from '../../form/number-input.ts'
import type { EditEnd, GridControl, GridPlace } from './grid-focus.ts'
import type { RowEdits, RowValues } from './use-row-edits.ts'

interface EditCellProps<V extends RowValues, F extends keyof V & string> {
  /** What is typed here, e.g. « Prix de Gourde inox (€) ». */
  label: string
  field: F
  edits: RowEdits<V>
  place: GridPlace
  control: GridControl
  /** It is typed into now; with what it began. */
  editing: { text?: string } | null
  isNumber?: boolean
  /** The saved value as it is read. */
  shown: string
  /** It was saved a moment ago. */
  isSaved: boolean
  /** Of what is said about it. */
  noteId: string
}

/** What is in a cell that can be typed into. */
export function EditCell<V extends RowValues, F extends keyof V & string>(props: EditCellProps<V, F>) {
  const { field, edits, shown, isSaved, editing } = props
  const open = edits.openCell(field)
  if (editing) return <CellInput {...props} begin={editing.text} />
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      color={open?.problem ? 'fg.error' : undefined}
      opacity={open?.isBusy ? 0.6 : undefined}
    >
      {open?.problem && (
        <span role="img" aria-label="Non enregistré">
          !
        </span>
      )}
      {isSaved && !open && (
        <chakra.span color="accent.solid" animation="fade-in 150ms">
          <Check aria-hidden size="1em" />
        </chakra.span>
      )}
      {open ? String(open.typed) : shown}
    </chakra.span>
  )
}

const ends: Record<string, EditEnd> = { Enter: 'down', Tab: 'next' }

function CellInput<V extends RowValues, F extends keyof V & string>({
  label,
  field,
  edits,
  place,
  control,
  isNumber,
  noteId,
  begin,
}: EditCellProps<V, F> & { begin: string | undefined }) {
  const problem = edits.openCell(field)?.problem
  // What the first key typed stands there before anything is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field opens.
  useLayoutEffect(() => {
    if (begin !== undefined) edits.type(field, begin as V[F])
  }, [])
  const leave = (end: EditEnd) => {
    if (edits.commit(field)) control.endEdit(place, end)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const end = event.key === 'Tab' && event.shiftKey ? 'previous' : ends[event.key]
    if (end) leave(end)
    else if (event.key === 'Escape') {
      edits.giveUp(field)
      control.endEdit(place, 'stay')
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = () => {
    edits.commit(field)
    control.endEdit(place, 'elsewhere')
  }
  return (
    <Input
      {...numberInput}
      inputMode={isNumber ? 'decimal' : 'text'}
      // Opened by whoever wants to type.
      autoFocus
      aria-label={label}
      aria-invalid={problem !== undefined}
      aria-describedby={problem ? noteId : undefined}
      h="9"
      // As wide as its column, which stays as it is.
      htmlSize={4}
      w="full"
      px="2"
      textStyle="sm"
      textAlign={isNumber ? 'end' : 'start'}
      fontVariantNumeric={isNumber ? 'tabular-nums' : undefined}
      value={String(edits.valueOf(field))}
      onChange={(event) => edits.type(field, event.currentTarget.value as V[F])}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  )
}
