import { useRef, useState } from 'react'

/** Things chosen in a list, by id. */
export interface Selection {
  ids: string[]
  has: (id: string) => boolean
  /** With an order: all from the one that was toggled before to this one. */
  toggle: (id: string, isSelected: boolean, order?: readonly string[]) => void
  /** Chooses these as well. */
  add: (ids: readonly string[]) => void
  remove: (ids: readonly string[]) => void
  clear: () => void
}

/** A choice of things that lasts over pages and searches, until it is used or cleared. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef('')
  const choose = (ids: readonly string[], isSelected: boolean) =>
    setChosen((before) => {
      if (isSelected) return new Set([...before, ...ids])
      return new Set([...before].filter((id) => !ids.includes(id)))
    })
  return {
    ids: [...chosen],
    has: (id) => chosen.has(id),
    toggle: (id, isSelected, order = []) => {
      const ends = [order.indexOf(last.current), order.indexOf(id)].toSorted((a, b) => a - b)
      const [from = -1, to = -1] = ends
      choose(from < 0 ? [id] : order.slice(from, to + 1), isSelected)
      last.current = id
    },
    add: (ids) => choose(ids, true),
    remove: (ids) => choose(ids, false),
    clear: () => setChosen(new Set()),
  }
}
