import { useCallback, useState } from 'react'
import type { DraftRow_ProductFragment } from '../../../../graphql/generated/admin/graphql.ts'
import { useUnsavedChanges } from '../../../../lib/form/unsaved-changes.ts'
import { readTab, writeTab } from '../../../../lib/session/browser-storage.ts'
import { cellsOf, type DraftCells, type DraftColumn, draftColumns } from './draft-sheet.ts'

/** What this tab keeps of the grid, so that it outlives a session: which drafts, and what was typed over each. */
interface KeptSheet {
  ids: string[]
  typed: Record<string, Partial<DraftCells>>
}

const nothing: KeptSheet = { ids: [], typed: {} }

/** It can be anything: from an older version of the shop, or a curious hand. */
function readSheet(): KeptSheet {
  const { ids, typed } = Object(readTab('drafts', 'photos'))
  if (!Array.isArray(ids)) return nothing
  const known = ids.filter((id) => typeof id === 'string' && /^\d{1,9}$/.test(id))
  const cellsIn = (cells: unknown): Partial<DraftCells> =>
    Object.fromEntries(
      Object.entries(Object(cells)).filter(
        ([column, text]) => draftColumns.includes(column as DraftColumn) && typeof text === 'string',
      ),
    )
  return { ids: known, typed: Object.fromEntries(known.map((id) => [id, cellsIn(Object(typed)[id])])) }
}

/** A draft and its row as it stands on the screen. */
export interface DraftRow {
  product: DraftRow_ProductFragment
  cells: DraftCells
}

/** What is typed into the grid of drafts. */
export interface DraftSheet {
  /** The drafts in the grid; none where it shows what the server has. */
  ids: string[]
  rowsOf: (products: readonly DraftRow_ProductFragment[]) => DraftRow[]
  /** Adds drafts after those that are there. */
  add: (ids: readonly string[], before?: readonly string[]) => void
  remove: (id: string) => void
  /** Types into some rows, each named by its draft. */
  type: (changes: Record<string, Partial<DraftCells>>, all: readonly string[]) => void
  /** What was typed is saved. */
  saved: () => void
  /** Nothing is kept any more. */
  forget: () => void
  /** What stands in the grid now, to be put back. */
  remember: () => () => void
}

/** The grid's own state: kept in this tab until it is saved or given up. */
export function useDraftSheet(): DraftSheet {
  const [sheet, setSheet] = useState(readSheet)
  const change = useCallback((next: KeptSheet | ((sheet: KeptSheet) => KeptSheet)) => {
    setSheet((present) => {
      const changed = typeof next === 'function' ? next(present) : next
      writeTab('drafts', changed.ids.length > 0 ? changed : undefined, 'photos')
      return changed
    })
  }, [])
  const untype = useCallback(() => change(({ ids }) => ({ ids, typed: {} })), [change])
  const isTyped = Object.values(sheet.typed).some((cells) => Object.keys(cells).length > 0)
  const release = useUnsavedChanges(isTyped, untype)
  return {
    ids: sheet.ids,
    rowsOf: (products) => {
      const order = new Map(sheet.ids.map((id, place) => [id, place]))
      return products
        .toSorted((a, b) => (order.get(a.id) ?? Number(a.id)) - (order.get(b.id) ?? Number(b.id)))
        .map((product) => ({ product, cells: { ...cellsOf(product), ...sheet.typed[product.id] } }))
    },
    add: (ids, before = sheet.ids) => change(({ typed }) => ({ ids: [...before, ...ids], typed })),
    remove: (id) => change(({ ids, typed }) => ({ ids: ids.filter((other) => other !== id), typed })),
    type: (changes, all) =>
      change(({ ids, typed }) => {
        const merged = Object.entries(changes).map(([id, cells]) => [id, { ...typed[id], ...cells }])
        return { ids: ids.length > 0 ? ids : [...all], typed: { ...typed, ...Object.fromEntries(merged) } }
      }),
    saved: () => {
      untype()
      release()
    },
    forget: () => {
      change(nothing)
      release()
    },
    remember: () => () => change(sheet),
  }
}
