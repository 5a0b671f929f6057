import { useCallback, useSyncExternalStore } from 'react'
import { forgetLocal, readLocal, writeLocal } from './session/browser-storage.ts'

type ColorMode = 'light' | 'dark'

/** What somebody chose: always one of both, or whatever the device is set to. */
export type ColorChoice = 'auto' | ColorMode

const listeners = new Set<() => void>()
const ofDevice = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Where storage is forbidden a choice lasts as long as the page. */
let unkept: ColorChoice | undefined

function readChoice(): ColorChoice {
  const kept = readLocal('colorMode')
  if (kept === 'light' || kept === 'dark') return kept
  return unkept ?? 'auto'
}

const readMode = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

function show(mode: ColorMode): void {
  const root = document.documentElement
  root.classList.remove('light', 'dark')
  root.classList.add(mode)
  root.style.colorScheme = mode
  for (const listener of listeners) listener()
}

const followDevice = () => {
  if (readChoice() === 'auto') show(ofDevice().matches ? 'dark' : 'light')
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) ofDevice().addEventListener('change', followDevice)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) ofDevice().removeEventListener('change', followDevice)
  }
}

function choose(choice: ColorChoice): void {
  unkept = choice
  // « Automatique » leaves nothing behind, and index.html then asks the device.
  if (choice === 'auto') {
    forgetLocal('colorMode')
    followDevice()
  } else {
    writeLocal('colorMode', choice)
    show(choice)
  }
}

/** Which colours were chosen, and how to choose others; « auto » follows the device from then on. */
export function useColorChoice(): { choice: ColorChoice; choose: (choice: ColorChoice) => void } {
  return { choice: useSyncExternalStore(subscribe, readChoice, (): ColorChoice => 'auto'), choose }
}

/** The colour mode of the page, and the way to the other one. */
export function useColorMode(): { mode: ColorMode; toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, readMode, (): ColorMode => 'light')
  const toggle = useCallback(() => choose(readMode() === 'dark' ? 'light' : 'dark'), [])
  return { mode, toggle }
}
