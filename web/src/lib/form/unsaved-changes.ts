import { useEffect, useRef } from 'react'

/** Something typed and not saved; `abandon` forgets what is kept of it. */
interface Unsaved {
  abandon: () => void
}

const unsaved = new Set<Unsaved>()
let isLeavingFreely = false

/** Whether leaving now would lose what somebody typed. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0 && !isLeavingFreely

/** The next departure asks nothing: what was typed is kept for when its person comes back. */
export function leaveWithoutAsking(): void {
  isLeavingFreely = true
}

/** Gives up everything that is typed and not saved. */
export function abandonChanges(): void {
  for (const each of unsaved) each.abandon()
  unsaved.clear()
}

/**
 * While `isDirty`, whoever leaves is asked first (app/admin/unsaved-guard.tsx).
 * @param abandon forgets what is kept of what was typed.
 * @returns says that it is saved, before the screen knows.
 */
export function useUnsavedChanges(isDirty: boolean, abandon: () => void): () => void {
  const entry = useRef<Unsaved>({ abandon })
  useEffect(() => {
    isLeavingFreely = false
    if (!isDirty) return
    const mine = { abandon }
    entry.current = mine
    unsaved.add(mine)
    return () => {
      unsaved.delete(mine)
    }
  }, [isDirty, abandon])
  return () => {
    unsaved.delete(entry.current)
  }
}
