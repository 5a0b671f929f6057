import { vi } from 'vitest'
import { later } from './later.ts'

/** A file of this type and size in bytes. */
export const makeFile = (name: string, type = 'image/png', size = 3) =>
  Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size })

/** What was sent to the storage: each file with where it went; the test says how it goes on. */
interface Sending {
  url: string
  type: string | undefined
  file: unknown
  withCredentials: boolean
  progress: (loaded: number, total: number) => void
  answer: (status: number, body?: string) => void
  breakOff: () => void
}

/** The shop's storage as the browser meets it: addresses to send to by `fetch`, files by XMLHttpRequest. */
export function fakeStorage() {
  const asked: [unknown, RequestInit | undefined][] = []
  const sendings: Sending[] = []
  const next = { address: () => Response.json({ uploadURL: '/api/uploads/abc.webp?signature=1' }) }
  let arrival = later<void>()

  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    status = 0
    responseText = ''
    withCredentials = false
    #url = ''
    #type: string | undefined
    open(method: string, url: string) {
      this.#url = `${method} ${url}`
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'Content-Type') this.#type = value
    }
    send(file: unknown) {
      sendings.push({
        ...{ url: this.#url, type: this.#type, file, withCredentials: this.withCredentials },
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        answer: (status, body = '') => {
          Object.assign(this, { status, responseText: body })
          this.onload?.()
        },
        breakOff: () => this.onerror?.(),
      })
      arrival.resolve()
      arrival = later()
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
    asked.push([url, init])
    return next.address()
  })
  /** The sending with this number, once it has begun. */
  const sending = async (place: number): Promise<Sending> => {
    while (!sendings[place]) await arrival.promise
    return sendings[place]
  }
  return { asked, sendings, sending, next }
}
