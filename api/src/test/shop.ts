import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createApp } from '../app.ts'
import { type Env, readEnv } from '../env.ts'
import type { User } from '../features/accounts/user.entity.ts'
import type { PublishedVersions } from '../platform/database/published/published-versions.ts'
import { Session } from '../platform/http/session.entity.ts'
import { sessionCookieName } from '../platform/http/session.ts'
import { logOptions } from '../platform/logger.ts'
import type { ObjectStorage } from '../platform/storage/object-storage.ts'
import { borrowDatabase, cloneDatabase, type TestDatabase } from './database/cloned-database.ts'
import { emptyTables } from './database/empty-tables.ts'
import { holdToDocument } from './documented-answers.ts'
import { memoryStorage } from './memory-storage.ts'

/** An answer of the shop, its body parsed when it is JSON. */
export interface Answer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the documented answer holds
  body: any
}

/** A request by a test: who asks, what, with which headers. */
export interface Ask {
  as?: User
  body?: unknown
  headers?: Record<string, string>
}

/** The cookie of the session with this id. */
export function signedSession(env: Env, sid: string): string {
  const signature = createHmac('sha256', env.SESSION_SECRET).update(sid).digest('base64').replace(/=+$/, '')
  return `${sessionCookieName(env)}=${encodeURIComponent(`s:${sid}.${signature}`)}`
}

/** The real app on a real database of this test file's own. */
export class TestShop {
  database!: TestDatabase
  env!: Env
  origin = ''
  /** Log lines of level error and above; each test must leave it empty or look at it itself. */
  readonly errors: string[] = []
  /** Every log line. */
  readonly logged: string[] = []
  readonly storage = memoryStorage()
  readonly clock = { current: new Date('2026-11-21T09:00:00Z'), now: () => this.clock.current }
  readonly lifecycle = { draining: false }
  /** Waits until what was queued is written. */
  settle: () => Promise<void> = async () => {}
  /** What the app knows of the state that visitors see. */
  published!: PublishedVersions
  private stop: () => Promise<void> = async () => {}

  /**
   * @param database another one than a fresh copy; the shop closes it.
   * @param storage another one than that in memory.
   */
  async open(
    settings: Record<string, string>,
    database?: TestDatabase,
    storage: ObjectStorage = this.storage,
  ): Promise<void> {
    this.database = database ?? (await cloneDatabase())
    this.env = readEnv({
      NODE_ENV: 'test',
      // Never the folder of the shop that somebody runs here; made by whoever writes there.
      DATA_DIR: join(tmpdir(), `shop-of-tests-${process.pid}`),
      SESSION_SECRET: 'secret-of-the-tests-secret-of-the-tests',
      ...settings,
    })
    const { app, published, settle, stop } = await createApp({
      orm: this.database.orm,
      env: this.env,
      clock: this.clock,
      storage,
      log: pino(logOptions('trace'), this.logStream()),
      lifecycle: this.lifecycle,
      webFolder: settings.WEB_FOLDER ?? 'dist/web',
    })
    // A busy machine takes seconds between two requests: idle connections live on.
    const server = createServer({ keepAliveTimeout: 60_000 }, app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    this.settle = settle
    this.published = published
    this.stop = async () => {
      server.closeAllConnections()
      server.close()
      await stop()
      await this.database.close()
    }
  }

  close = () => this.stop()

  /** An entity manager of its own: what a test reads is never what a request left in memory. */
  em() {
    // What it writes is seen at once, not when this process hears of it.
    this.published.suspect()
    return this.database.orm.em.fork()
  }

  async call(method: string, path: string, { as, body, headers = {} }: Ask = {}): Promise<Answer> {
    const isText = typeof body === 'string'
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(as ? { cookie: await this.cookieOf(as) } : {}),
        ...(body !== undefined && !isText ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const answered = isJson && text ? JSON.parse(text) : undefined
    const type = response.headers.get('content-type')
    const { status } = response
    holdToDocument({ method, address: path, sent: body, status, type, body: answered })
    return { status, headers: response.headers, text, body: answered }
  }

  get = (path: string, ask?: Ask) => this.call('GET', path, ask)
  post = (path: string, ask?: Ask) => this.call('POST', path, ask)
  put = (path: string, ask?: Ask) => this.call('PUT', path, ask)
  delete = (path: string, ask?: Ask) => this.call('DELETE', path, ask)

  /** Sends one GraphQL operation. */
  graphql(query: string, variables?: Record<string, unknown>, ask: Ask = {}): Promise<Answer> {
    return this.post('/graphql', { ...ask, body: { query, variables } })
  }

  /** Cookie of a new session of this person. */
  async cookieOf(user: User): Promise<string> {
    const sid = crypto.randomUUID()
    const expire = new Date(this.clock.now().getTime() + 3_600_000)
    const sess = {
      cookie: { originalMaxAge: 3_600_000, expires: expire, httpOnly: true, path: '/' },
      userId: user.id,
      signedInAt: this.clock.now().getTime(),
    }
    await this.em().insert(Session, { sid, sess, expire, userId: user.id })
    return signedSession(this.env, sid)
  }

  /** SQL statements that `work` caused. */
  async statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const before = this.database.statements.length
    await work()
    return this.database.statements.slice(before)
  }

  /** Waits until this process hears of every change: what is published then costs no question to the database. */
  listens(): Promise<void> {
    const questions = () => this.statementsOf(async () => this.published.current())
    return expect.poll(questions, { timeout: 10_000, interval: 20 }).toEqual([])
  }

  /** Empties every table, numbering begins anew. */
  async reset(): Promise<void> {
    // What this test left in a queue is not written into the next one.
    await this.settle()
    await emptyTables(this.em())
    this.published.suspect()
  }

  private logStream() {
    return new Writable({
      write: (chunk, _encoding, done) => {
        const line = String(chunk)
        this.logged.push(line)
        if (JSON.parse(line).level >= 50) this.errors.push(line)
        done()
      },
    })
  }
}

/**
 * Opens the shop for the tests of one file; tables are empty before each test.
 * @param openStorage where images lie, when not in memory.
 */
export function openTestShop(
  settings: Record<string, string> = {},
  openStorage?: () => Promise<ObjectStorage>,
): TestShop {
  const shop = new TestShop()
  beforeAll(async () => shop.open(settings, await borrowDatabase(), await openStorage?.()))
  afterEach(async () => {
    // Emptied first: a test that failed leaves nothing for the next one to stumble over.
    await shop.reset()
    expect(shop.errors.splice(0), 'unexpected errors in the log').toEqual([])
  })
  afterAll(() => shop.close())
  return shop
}
