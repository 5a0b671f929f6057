import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'

/** The ways in which a body is compressed, by the names that HTTP has for them; the better one first. */
const encodings = ['br', 'gzip'] as const

type Encoding = (typeof encodings)[number]

/** Smaller than 4, which compresses while one waits; a body is compressed once and sent often. */
const brotliParams = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const [zip, brotli] = [promisify(gzip), promisify(brotliCompress)]

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, brotliParams),
  gzip: (bytes) => zip(bytes),
}

/** A longer address is none that many ask for. */
export const longestAddress = 2_000

/** Smaller ones are sent as they are, in bytes. */
const worthCompressing = 1_000

/** What is sent, as bytes: plain, and in the forms that somebody has asked for. */
export class KeptBody {
  readonly plain: Buffer
  /** Strong, of the bytes before compression. */
  readonly etag: string
  private readonly compressed = new Map<Encoding, Promise<Buffer | null>>()

  constructor(text: string) {
    this.plain = encode(text)
    this.etag = `"${hash('sha256', this.plain, 'base64url').slice(0, 27)}"`
  }

  /** The most that it takes in memory: a compressed form is half of it, or there is none. */
  get maxBytes(): number {
    return 2 * this.plain.length
  }

  /** The compressed form; null where it saves too little. */
  form(encoding: Encoding): Promise<Buffer | null> {
    if (this.plain.length < worthCompressing) return Promise.resolve(null)
    const known = this.compressed.get(encoding)
    if (known) return known
    const form = compress[encoding](this.plain).then((bytes) =>
      bytes.length * encodings.length <= this.plain.length ? alone(bytes) : null,
    )
    this.compressed.set(encoding, form)
    return form
  }
}

/** Written here first: to ask beforehand how many bytes a text takes costs half of what writing it does. */
const scratch = Buffer.allocUnsafeSlow(256 * 1024)

/** Writes letters beyond Latin-1 three times as fast as a buffer does. */
const encoder = new TextEncoder()

/** The bytes of a text, in memory of their own. */
const encode = (text: string): Buffer =>
  // A character takes three bytes at most.
  3 * text.length > scratch.length
    ? alone(Buffer.from(text))
    : alone(scratch.subarray(0, encoder.encodeInto(text, scratch).written))

/** The same bytes in memory of their own: of Node's pools, a kept body would hold on to far more than it counts. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** What an address answers: a body with its headers, or the address that it leads to. */
export type KeptAnswer =
  | { status: number; body: KeptBody; headers?: Record<string, string> }
  /** `redirect` is a path of the shop. A page that has moved (301) takes the query of its address along. */
  | { status: 301 | 302; redirect: string }

const overhead = 500

/** Of the memory that answers may take, the part where whatever is asked for is kept at once. */
const openPart = 1 / 8

/** So many addresses are known as asked for before. */
const mostAsked = 10_000

const sizeOf = (answer: KeptAnswer) =>
  overhead + ('redirect' in answer ? answer.redirect.length : answer.body.maxBytes)

/**
 * Answers by address and state of the shop. What every visitor sees alike is computed once for each state, whoever asks
 * meanwhile waits for the same computation, and the oldest go when there are too many bytes. Beyond the open part an
 * address is kept from the second time that it is asked for, in any state: what one alone asks for drives out nothing.
 */
export class KeptAnswers {
  private readonly kept: LRUCache<string, { version: string; answer: KeptAnswer }>
  private readonly asked = new LRUCache<string, true>({ max: mostAsked })
  private readonly underWay = new Map<string, Promise<KeptAnswer>>()

  /** @param maxBytes of all answers together. */
  constructor(maxBytes: number) {
    this.kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer, version }, key) => sizeOf(answer) + 2 * key.length + version.length,
    })
  }

  /** The answer of this state of the shop, if it is kept. */
  find(address: string, version: string): KeptAnswer | undefined {
    const known = this.kept.get(address)
    return known?.version === version ? known.answer : undefined
  }

  /** The answer of this state of the shop, computed unless somebody is at it already. What fails is not kept. */
  async get(address: string, version: string, compute: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const known = this.find(address, version)
    if (known) return known
    const task = `${version} ${address}`
    const begun = this.underWay.get(task)
    if (begun) return begun
    const isAskedAgain = this.asked.has(address)
    this.asked.set(address, true)
    const computing = compute().then((answer) => {
      if (isAskedAgain || this.isOpen) this.kept.set(address, { version, answer })
      return answer
    })
    this.underWay.set(task, computing)
    return computing.finally(() => this.underWay.delete(task))
  }

  private get isOpen(): boolean {
    return this.kept.calculatedSize < this.kept.maxSize * openPart
  }

  /** Forgets them all: the shop has changed. */
  clear(): void {
    this.kept.clear()
  }
}

/**
 * Of an answer that is the same for everybody: browsers ask each time whether it still holds; caches of the shop's own
 * (RFC 9213) may give it to others for some seconds, and the one before while they ask for a new one.
 */
const publicHeaders = {
  'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=5',
  'CDN-Cache-Control': 'public, max-age=5, stale-while-revalidate=30',
}

/** Of the same answer, asked for by somebody who is signed in: whoever saves is shown at once what is saved. */
const ownHeaders = { 'Cache-Control': 'private, no-cache' }

/**
 * Sends the JSON that visitors are shown too.
 * @param isForVisitors whether somebody who is signed in may be shown something else at this address.
 */
export function sendJson(
  request: Request,
  response: Response,
  { body, headers }: { body: KeptBody; headers?: Record<string, string> },
  { isSignedIn, isForVisitors = false }: { isSignedIn: boolean; isForVisitors: boolean | undefined },
): Promise<void> {
  if (isForVisitors) response.vary('Cookie')
  response.set({ ...(isSignedIn ? ownHeaders : publicHeaders), ...headers })
  return sendBody(request, response, 'application/json; charset=utf-8', body)
}

/** Sends a body in the smallest form that the browser takes, or says that it has it already. */
export async function sendBody(request: Request, response: Response, type: string, body: KeptBody) {
  response.vary('Accept-Encoding')
  response.setHeader('Content-Type', type)
  response.setHeader('ETag', body.etag)
  // « fresh » compares what the browser has with the ETag.
  if (response.statusCode === 200 && request.fresh) return void response.status(304).end()
  // Each by itself: of a list, the one that the browser names first would be chosen, and browsers begin with gzip.
  const encoding = encodings.find((name) => request.acceptsEncodings(name))
  const form = encoding ? await body.form(encoding) : null
  if (encoding && form) response.setHeader('Content-Encoding', encoding)
  const bytes = form ?? body.plain
  response.setHeader('Content-Length', bytes.length)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
