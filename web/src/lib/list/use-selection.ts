import { useState } from 'react'

/** Things chosen in a list, by id. */
export interface Selection {
  ids: string[]
  has: (id: string) => boolean
  toggle: (id: string, isSelected: boolean) => void
  /** Chooses these as well. */
  add: (ids: string[]) => void
  clear: () => void
}

/** A choice of things that lasts over pages and searches, until it is used or cleared. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return {
    ids: [...chosen],
    has: (id) => chosen.has(id),
    toggle: (id, isSelected) =>
      setChosen((before) => {
        const after = new Set(before)
        if (isSelected) after.add(id)
        else after.delete(id)
        return after
      }),
    add: (ids) => setChosen((before) => new Set([...before, ...ids])),
    clear: () => setChosen(new Set()),
  }
}
