import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
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

let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  misfits.length = 0
  const complain = (...words: unknown[]) => void complaints.push(words)
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  // A warning nobody reads is a bug nobody mends.
  expect(complaints, 'unexpected console output').toEqual([])
  expect(misfits, 'queries that do not fit schema.graphql').toEqual([])
})
