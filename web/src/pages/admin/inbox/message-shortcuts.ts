import { type KeyShortcut, useKeyShortcuts } from '../../../lib/use-key-shortcuts.ts'

/** The letters of the messages, as a help lists them; those of an open message work in its drawer. */
export const messageShortcuts: readonly KeyShortcut[] = [
  { key: 'J', label: 'Message suivant' },
  { key: 'K', label: 'Message précédent' },
  { key: 'R', label: 'Répondre au message ouvert' },
  { key: 'U', label: 'Marquer le message ouvert comme lu ou non lu' },
]

interface ListedMessages {
  /** Of the messages in view, in their order. */
  ids: readonly string[]
  /** The one whose drawer is open, or nothing. */
  opened: string
  open: (id: string) => void
}

/** J and K: the next message and the one before, in the drawer where one is open, else by the focus of the list. */
export function useMessageShortcuts({ ids, opened, open }: ListedMessages): void {
  const go = (step: 1 | -1) => {
    if (opened) {
      const id = ids[ids.indexOf(opened) + step]
      return ids.includes(opened) && id !== undefined && open(id)
    }
    const links = [...document.querySelectorAll<HTMLElement>('[data-message]')]
    const place = links.indexOf(document.activeElement as HTMLElement)
    // From nowhere, J is the first of them.
    const link = links[place === -1 ? 0 : place + step]
    return link ? link.focus() : false
  }
  useKeyShortcuts({ j: () => go(1), k: () => go(-1) })
}
