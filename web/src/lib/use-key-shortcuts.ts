import { useEffect, useEffectEvent } from 'react'

/** A letter that does something on a screen, and what it does, for a list of them. */
export interface KeyShortcut {
  key: string
  label: string
}

/** Where letters are typed: there they are letters. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]'

/**
 * Does something when a letter is pressed, with nothing held down; never where somebody types.
 * @param actions by letter, in lower case. One that answers false leaves the letter to others.
 */
export function useKeyShortcuts(actions: Record<string, () => unknown>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event
    if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || repeat) return
    if (target instanceof Element && target.closest(typing)) return
    const act = actions[key.toLowerCase()]
    if (act && act() !== false) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
