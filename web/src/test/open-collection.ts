import { createMemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { eventsRules } from '../../../api/src/features/analytics/analytics.rules.ts'
import type { CollectedEvent } from '../features/analytics/collect/collected-event.ts'
import { startCollection } from '../features/analytics/collect/start-collection.ts'
import type { PageSource } from '../features/analytics/collect/watch-pages.ts'

/** One request to the server: how, where to, with what. */
interface Sending {
  way: 'fetch' | 'beacon'
  url: string
  body: string
  init?: RequestInit
}

/** A Blob that can be read at once. */
class ReadableBlob extends Blob {
  constructor(
    readonly parts: string[],
    options: BlobPropertyBag,
  ) {
    super(parts, options)
  }
}

/**
 * The collection of usage on a page of the test's own, with the server's ends in its hands. Whatever is sent must
 * be something that the server takes: its own rules look at it.
 */
export function openCollection(html = '', path = '/produits', given?: PageSource) {
  const sendings: Sending[] = []
  const keep = (sending: Sending) => {
    eventsRules.parse(JSON.parse(sending.body))
    sendings.push(sending)
  }
  const fetch = vi.fn((url: string, init: RequestInit) => {
    keep({ way: 'fetch', url, body: String(init.body), init })
    return Promise.resolve(new Response(null, { status: 202 }))
  })
  const sendBeacon = vi.fn((url: string, blob: ReadableBlob) => {
    if (blob.type !== 'application/json') throw new Error(`not JSON: ${blob.type}`)
    keep({ way: 'beacon', url, body: blob.parts.join('') })
    return true
  })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('Blob', ReadableBlob)
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  document.body.innerHTML = html
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] })
  const stop = startCollection(given ?? router)
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  const events = (): CollectedEvent[] => sendings.flatMap(({ body }) => JSON.parse(body))
  /** All events of this type, when the page is left. */
  const told = (type: string) => {
    leave()
    return events().filter(({ eventType }) => eventType === type)
  }
  const find = (selector: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`There is no ${selector}.`)
    return element
  }
  /** A click, without what the browser would do about it. */
  const press = (selector: string) => {
    const stay = (event: Event) => event.preventDefault()
    window.addEventListener('click', stay)
    find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    window.removeEventListener('click', stay)
  }
  return {
    ...{ sendings, fetch, sendBeacon, router, stop, leave, events, told, find },
    press,
    /** Everything that was sent, as text. */
    wire: () => sendings.map(({ url, body }) => url + body).join('\n'),
  }
}

/** To be called after each test: nothing goes on listening. */
export function closeCollection(): void {
  startCollection({ state: { location: { pathname: '/', search: '' } }, subscribe: () => () => {} })()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'sendBeacon')
  localStorage.clear()
}
