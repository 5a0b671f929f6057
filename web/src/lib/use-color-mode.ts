import { useCallback, useSyncExternalStore } from 'react'
import { writeLocal } from './session/browser-storage.ts'

type ColorMode = 'light' | 'dark'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

const write = (mode: ColorMode): void => {
  const root = document.documentElement
  root.classList.remove('light', 'dark')
  root.classList.add(mode)
  root.style.colorScheme = mode
  // Where storage is forbidden the choice lasts as long as the page.
  writeLocal('colorMode', mode)
  for (const listener of listeners) listener()
}

/** The colour mode of the page, and the way to the other one. */
export function useColorMode(): { mode: ColorMode; toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, read, (): ColorMode => 'light')
  const toggle = useCallback(() => write(read() === 'dark' ? 'light' : 'dark'), [])
  return { mode, toggle }
}
