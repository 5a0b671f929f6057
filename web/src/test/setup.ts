import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { chooseConsent } from '../lib/session/consent-choice.ts'
import { toastStore } from '../lib/toaster.ts'
import { finishFrames, installFrames } from './frames.ts'
import { misfits } from './schema-fetch.ts'

// A page that is fetched lazily takes its time on a busy machine; nothing here measures it.
configure({ asyncUtilTimeout: 5_000 })

// What jsdom leaves out and the shop calls.
window.scrollTo = () => {}
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
installFrames()

let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  misfits.length = 0
  const complain = (...words: unknown[]) => void complaints.push(words)
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
})

/** Nothing of a test may be left for the next: neither in the document and the storage, nor in modules with a state. */
function leaveNoTrace(): void {
  // First: what unmounting puts off must still happen.
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  installFrames()
  finishFrames()
  toastStore.remove()
  // Ends « Gérer mes cookies » and what was chosen without storage; the choice itself is cleared below.
  chooseConsent('declined')
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const name of ['class', 'style']) document.documentElement.removeAttribute(name)
  window.history.replaceState(null, '', '/')
}

afterEach(() => {
  leaveNoTrace()
  // A warning nobody reads is a bug nobody mends.
  expect(complaints, 'unexpected console output').toEqual([])
  expect(misfits, 'queries that do not fit schema.graphql').toEqual([])
})
