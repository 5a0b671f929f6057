import { useEffect, useEffectEvent } from 'react'
import { forgetLocal, readLocal, writeLocal } from './session/browser-storage.ts'

/** A letter that does something on a screen, and what it does, for a list of them. */
export interface KeyShortcut {
  key: string
  label: string
}

/** Where letters are typed: there they are letters. */
const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]'

/** Whether letters do something in this browser: some people speak to it, and every word would be letters. */
export const areShortcutsOn = (): boolean => readLocal('adminShortcuts') !== 'off'

/** Turns them on or off, in this browser. */
export function turnShortcuts(isOn: boolean): void {
  if (isOn) forgetLocal('adminShortcuts')
  else writeLocal('adminShortcuts', 'off')
}

/** Whether a key may be a shortcut: with nothing held down, not where somebody types, and wanted at all. */
export function isPlainKey(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || repeat) return false
  return areShortcutsOn() && !(target instanceof Element && target.closest(typing))
}

/**
 * Does something when a letter is pressed, with nothing held down; never where somebody types.
 * @param actions by letter, in lower case. One that answers false leaves the letter to others.
 */
export function useKeyShortcuts(actions: Record<string, () => unknown>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlainKey(event)) return
    const act = actions[event.key.toLowerCase()]
    if (act && act() !== false) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
