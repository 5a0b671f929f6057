import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page as it is sent. */
export interface KeptPage {
  /** Strong, of the bytes before compression. */
  etag: string
  plain: Buffer
  /** Compressed, by the names that HTTP has for it. */
  gzip: Buffer
  br: Buffer
}

/** What an address answers: a page, or the address that it leads to. */
export type PageAnswer =
  | { status: number; page: KeptPage }
  /** `redirect` is a path of the shop. A page that has moved (301) takes the query of its address along. */
  | { status: 301 | 302; redirect: string }

const compressed = { gzip: promisify(gzip), brotli: promisify(brotliCompress) }

/** Smaller than 4, which compresses while one waits; a page is compressed once and sent often. */
const brotliQuality = 5

/** The bytes of a page in each form in which browsers take it. */
export async function keptPage(html: string): Promise<KeptPage> {
  const plain = Buffer.from(html)
  const [zipped, br] = await Promise.all([
    compressed.gzip(plain),
    compressed.brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  ])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { etag, plain: alone(plain), gzip: alone(zipped), br: alone(br) }
}

/** The same bytes in memory of their own: of Node's pools, a kept page would hold on to far more than it counts. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const sizeOf = (answer: PageAnswer) =>
  'redirect' in answer
    ? answer.redirect.length + 100
    : answer.page.plain.length + answer.page.gzip.length + answer.page.br.length + 100

/**
 * Pages by address and state of the shop. What every visitor sees alike is computed once for each state, whoever asks
 * meanwhile waits for the same computation, and the oldest go when there are too many bytes.
 */
export class KeptPages {
  private readonly kept: LRUCache<string, { version: string; answer: PageAnswer }>
  private readonly underWay = new Map<string, Promise<PageAnswer>>()

  /** @param maxBytes of all pages together. */
  constructor(maxBytes: number) {
    this.kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer, version }, key) => sizeOf(answer) + 2 * key.length + version.length,
    })
  }

  /** The page of this state of the shop, computed unless somebody is at it already. What fails is not kept. */
  async get(address: string, version: string, compute: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const known = this.kept.get(address)
    if (known?.version === version) return known.answer
    const task = `${version} ${address}`
    const begun = this.underWay.get(task)
    if (begun) return begun
    const computing = compute().then((answer) => {
      this.kept.set(address, { version, answer })
      return answer
    })
    this.underWay.set(task, computing)
    return computing.finally(() => this.underWay.delete(task))
  }

  /** Forgets them all: the shop has changed. */
  clear(): void {
    this.kept.clear()
  }
}
