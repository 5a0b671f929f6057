import { setTimeout as pause } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { type MikroORM, PostgreSqlConnection } from '@mikro-orm/postgresql'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { postgresAddress } from '../postgres/postgres-address.ts'

/** What a line tells whoever opened it. */
export interface LineEvents {
  /** A scope has reached this version. */
  moved(scope: string, version: number): void
  /** From here on, moves may pass unheard. */
  broken(): void
}

/** Hears which published versions move (`NOTIFY published`). */
export interface ListeningLine {
  /** Whether every move is heard. */
  isHealthy(): boolean
  stop(): Promise<void>
}

/** All scopes with their versions. */
export const stateSql = 'select scope, version::text from published_version order by scope'

const channel = 'published'

/** A line that is quiet asks this often whether it is still one, and what the versions are, in milliseconds. */
const beatMs = 5_000
/** For this long it is believed without an answer; the process may have stood still meanwhile. */
const silenceMs = 2 * beatMs
/** How long one answer is waited for. */
const answerMs = 2_000
const shortestBackOffMs = 100
const longestBackOffMs = 5_000

/** The connection of MikroORM to the embedded database, as far as it is of use here. */
interface EmbeddedConnection {
  getNativeClient(): Promise<PGlite>
}

/** Opens the line to the database of `orm`: a connection of its own to PostgreSQL, or that of the embedded database. */
export function openListeningLine(orm: MikroORM, log: Logger, events: LineEvents): ListeningLine {
  const connection: unknown = orm.em.getConnection()
  return connection instanceof PostgreSqlConnection
    ? listenToPostgres(orm.config.get('clientUrl'), log, events)
    : listenToEmbedded(connection as EmbeddedConnection, events)
}

const hear = (events: LineEvents, payload: string) => {
  const [scope = '', version] = payload.split(':')
  events.moved(scope, Number(version))
}

/** There is one connection: it tells what it has heard along with its next answer. */
function listenToEmbedded(connection: EmbeddedConnection, events: LineEvents): ListeningLine {
  let healthy = false
  const listening = connection
    .getNativeClient()
    .then((pglite) => pglite.listen(channel, (payload) => hear(events, payload)))
  listening.then(
    () => {
      healthy = true
    },
    // A database that is being closed. Without the line each version is asked for.
    () => {},
  )
  return {
    isHealthy: () => healthy,
    async stop() {
      healthy = false
      await listening.then((leave) => leave()).catch(() => {})
    },
  }
}

function listenToPostgres(clientUrl: string, log: Logger, events: LineEvents): ListeningLine {
  const config: ClientConfig = {
    ...postgresAddress(clientUrl),
    application_name: 'published versions',
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
  }
  const stopping = new AbortController()
  let open = false
  let heardAt = 0
  let failures = 0

  async function readState(client: Client) {
    const { rows } = await client.query<{ scope: string; version: string }>(stateSql)
    heardAt = performance.now()
    for (const { scope, version } of rows) events.moved(scope, Number(version))
  }

  /** Listens on one connection until it breaks or the line is stopped. @throws what broke it. */
  async function listen(): Promise<void> {
    const client = new Client(config)
    const over = new AbortController()
    client.on('error', (error) => over.abort(error))
    client.on('end', () => over.abort(new Error('Connection ended')))
    client.on('notification', ({ payload = '' }) => {
      heardAt = performance.now()
      hear(events, payload)
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      // What moved before is told by the state, what moves from here on by notifications.
      await readState(client)
      over.signal.throwIfAborted()
      if (failures > 0) log.info('the line that tells of published versions is mended')
      failures = 0
      open = true
      const ended = AbortSignal.any([over.signal, stopping.signal])
      while (!ended.aborted) {
        await pause(beatMs, undefined, { signal: ended, ref: false })
        await readState(client)
      }
    } catch (error) {
      throw over.signal.aborted ? over.signal.reason : error
    } finally {
      if (open) events.broken()
      open = false
      // A server that does not answer is not waited for.
      await Promise.race([client.end().catch(() => {}), pause(answerMs, undefined, { ref: false })])
    }
  }

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted)
      try {
        await listen()
      } catch (error) {
        if (stopping.signal.aborted) return
        if (failures === 0) log.warn({ err: error }, 'the line that tells of published versions is broken')
        const backOffMs = Math.min(longestBackOffMs, shortestBackOffMs * 2 ** failures++)
        await pause(backOffMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
  }

  const kept = keepListening()
  return {
    isHealthy: () => open && performance.now() - heardAt < silenceMs,
    async stop() {
      stopping.abort()
      await kept
    },
  }
}
