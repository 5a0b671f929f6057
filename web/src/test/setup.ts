import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { chooseConsent } from '../lib/session/consent-choice.ts'
import { toastStore } from '../lib/toaster.ts'
import { finishFrames, installFrames } from './frames.ts'
import { misfits } from './schema-fetch.ts'

// A page that is fetched lazily takes its time on a busy machine; nothing here measures it.
configure({ asyncUtilTimeout: 5_000, getElementError: notFound })

/**
 * What a query says that found nothing. `findBy` asks many times before it finds: the page is printed only when somebody
 * reads the message, which a tenth of the time of the tests went into.
 */
function notFound(said: string | null, container: Element): Error {
  const error = new Error()
  Error.captureStackTrace(error, notFound)
  error.name = 'TestingLibraryElementError'
  const message = () => [said, prettyDOM(container)].filter(Boolean).join('\n\n')
  Object.defineProperty(error, 'message', { configurable: true, get: message, set: (text) => replace(text) })
  const replace = (value: string) => Object.defineProperty(error, 'message', { value, writable: true })
  return error
}

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
installLabels()

/**
 * jsdom looks through the whole document for the labels of one field, and through it again for the field of each label:
 * a fifth of the time of the tests of a long form. The same answer by ids (HTML standard, « labels »), in the order of
 * the document.
 */
function installLabels(): void {
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf })
}

function labelsOf(this: Element): Element[] | null {
  if (this.matches('[type=hidden]')) return null
  const around = this.closest('label')
  const named = this.id ? [...this.ownerDocument.querySelectorAll(`label[for="${CSS.escape(this.id)}"]`)] : []
  return around && !around.hasAttribute('for') ? [around, ...named] : named
}

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
