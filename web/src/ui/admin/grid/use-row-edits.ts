import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '../../../graphql/use-action.ts'
import { type EditConflict, forgetDraft, keepDraft, readDraft } from '../use-record-form.ts'

/** What is seen of a row: texts as its fields hold them, and what is on or off. */
export type RowValues = Record<string, string | boolean>

/** A row as the server has it. */
export interface EditedRow<V extends RowValues> {
  values: V
  version: number
}

interface RowEditsOptions<V extends RowValues> {
  /** Names what is typed into the row: it survives signing in again. */
  name: string
  row: EditedRow<V>
  /** What to send for a value that was typed, or what is wrong with it. */
  check: (field: keyof V & string, typed: V[keyof V]) => { value: unknown } | { problem: string }
  /** Saves it over this version. A refusal without a message: somebody wants to look at it again. */
  save: (changes: Record<string, unknown>, version: number) => Promise<Outcome<EditedRow<V>>>
  /** The row as the server has it now; null when it cannot be had. */
  reload: () => Promise<EditedRow<V> | null>
  onSaved: (field: keyof V & string, row: EditedRow<V>) => void
  /** This field is to be typed into again. */
  onAgain: (field: keyof V & string) => void
}

/** A value that is not saved yet. */
interface OpenCell<V extends RowValues> {
  typed: V[keyof V]
  /** What is wrong with it, or why it was not saved. */
  problem?: string
  isBusy?: boolean
}

type OpenCells<V extends RowValues> = { [F in keyof V & string]?: OpenCell<V> }

/** What is typed into the cells of a row, and what comes of it. */
export interface RowEdits<V extends RowValues> {
  /** What a cell shows: what was typed as long as that is not saved. */
  valueOf: <F extends keyof V & string>(field: F) => V[F]
  /** The cell, while what was typed into it is not saved. */
  openCell: (field: keyof V & string) => OpenCell<V> | undefined
  /** The first cell that could not be saved. */
  failed: { field: keyof V & string; problem: string } | undefined
  conflict: EditConflict<V> | null
  /** What is typed so far. */
  type: <F extends keyof V & string>(field: F, value: V[F]) => void
  /** Saves a cell; the value may be given at once. @returns false when it is no value: the cell stays as it is. */
  commit: <F extends keyof V & string>(field: F, value?: V[F]) => boolean
  giveUp: (field: keyof V & string) => void
}

const keptUnsaved = 'Cette valeur n’est pas encore enregistrée.'

/**
 * Edits the cells of one row, each saved by itself: one save after the other, so that a row never collides with
 * itself. What could not be saved stays as it was typed; when somebody else was faster, what they changed is shown, as
 * in the form of a record (`useRecordForm`).
 */
export function useRowEdits<V extends RowValues>(options: RowEditsOptions<V>): RowEdits<V> {
  const { name, row, check, save, reload, onSaved, onAgain } = options
  const [kept] = useState(() => readDraft(name, row))
  const [cells, setCells] = useState<OpenCells<V>>(() =>
    kept ? unsavedOf(kept.base.values, kept.typed) : {},
  )
  // What is typed was typed over this copy; with nothing typed, the row itself.
  const base = useRef<EditedRow<V>>(kept?.base.version === undefined ? row : (kept.base as EditedRow<V>))
  const queue = useRef(Promise.resolve())
  const [conflict, setConflict] = useState<{ before: V; theirs: EditedRow<V>; fields: string[] } | null>(null)

  const fields = Object.keys(cells) as (keyof V & string)[]
  useKeptCells(name, base, cells)

  const put = (field: string, cell: OpenCell<V>) => setCells((before) => ({ ...before, [field]: cell }))
  const drop = (field: string) =>
    setCells(({ [field]: _dropped, ...others }) => others as unknown as OpenCells<V>)

  const saveOver = async (
    field: keyof V & string,
    value: unknown,
  ): Promise<Outcome<EditedRow<V>> | 'conflict'> => {
    const outcome = await save({ [field]: value }, base.current.version)
    if ('done' in outcome || outcome.refusal.code !== 'CONFLICT' || !('version' in outcome.refusal.fields))
      return outcome
    const theirs = await reload()
    if (!theirs) return outcome
    const changed = changedFields(base.current.values, theirs.values)
    if (changed.length > 0) {
      setConflict({ before: base.current.values, theirs, fields: changed })
      return 'conflict'
    }
    // What they changed is not seen here: nothing to decide.
    base.current = theirs
    return save({ [field]: value }, theirs.version)
  }
  const send = (field: keyof V & string, typed: V[keyof V], value: unknown) => {
    put(field, { typed, isBusy: true })
    queue.current = queue.current.then(async () => {
      const outcome = await saveOver(field, value)
      if (outcome === 'conflict') return put(field, { typed })
      if ('done' in outcome) {
        base.current = outcome.done
        drop(field)
        return onSaved(field, outcome.done)
      }
      const { message, fields: messages } = outcome.refusal
      put(field, { typed, problem: (messages[field] ?? message) || undefined })
      if (message === '') onAgain(field)
    })
  }
  const commit = <F extends keyof V & string>(field: F, value?: V[F]): boolean => {
    const cell = value === undefined ? cells[field] : { typed: value }
    if (!cell || cell.isBusy) return true
    if (fields.length === 0) base.current = row
    const checked = check(field, cell.typed)
    if ('problem' in checked) {
      put(field, { ...cell, problem: checked.problem })
      return false
    }
    const known = check(field, base.current.values[field] as V[keyof V])
    if ('value' in known && known.value === checked.value) drop(field)
    else send(field, cell.typed, checked.value)
    return true
  }

  const [failing] = fields.filter((field) => cells[field]?.problem)
  return {
    valueOf: (field) => (cells[field]?.typed ?? row.values[field]) as V[typeof field],
    openCell: (field) => cells[field],
    failed: failing && { field: failing, problem: cells[failing]?.problem ?? '' },
    conflict: conflict && {
      fields: conflict.fields,
      before: conflict.before,
      theirs: conflict.theirs.values,
      keepMine: () => {
        base.current = conflict.theirs
        setConflict(null)
        for (const field of fields) commit(field)
      },
      takeTheirs: () => {
        setConflict(null)
        setCells({})
      },
    },
    type: (field, typed) => {
      if (fields.length === 0) base.current = row
      put(field, { typed })
    },
    commit,
    giveUp: drop,
  }
}

const changedFields = <V extends RowValues>(a: V, b: V) =>
  Object.keys(a).filter((field) => a[field] !== b[field])

const unsavedOf = <V extends RowValues>(saved: V, typed: V): OpenCells<V> =>
  Object.fromEntries(
    changedFields(saved, typed).map((field) => [field, { typed: typed[field], problem: keptUnsaved }]),
  ) as OpenCells<V>

/** Keeps what is not saved in this tab, until it is saved or given up. */
function useKeptCells<V extends RowValues>(
  name: string,
  base: { readonly current: EditedRow<V> },
  cells: OpenCells<V>,
): void {
  const isKept = useRef(false)
  useEffect(() => {
    const typed = Object.entries(cells).map(([field, cell]) => [field, cell?.typed])
    if (typed.length > 0)
      keepDraft(name, base.current, { ...base.current.values, ...Object.fromEntries(typed) })
    else if (isKept.current) forgetDraft(name)
    isKept.current = typed.length > 0
  }, [name, base, cells])
}
