import type { Pool, PoolClient } from 'pg'
import { currentDeadline, deadlineOver } from '../request-deadline.ts'
import { isOutdated, prepareAnew, preparedName } from './prepared-statements.ts'

/**
 * How each connection is opened: PostgreSQL compiles no statement (JIT). Those of a shop are short; compiling a long one,
 * such as that of the claims, takes seconds where it runs in 30 ms, and the estimates of a table that has shrunk suffice.
 */
export const withoutCompiling = { options: '-c jit=off' }

/**
 * Keeps a pool whole through whatever happens to its connections. By itself it would lose the place of each one
 * that breaks in a transaction (the query builder does not give it back when `begin` or `rollback` fails), and
 * hand out again those on which nobody answers. Each request waits until its deadline at most.
 * @param statementTimeoutMs within it PostgreSQL answers: whoever hears nothing for longer is alone on the line.
 */
export function guardPool(pool: Pool, statementTimeoutMs: number): void {
  const openedAt = new WeakMap<PoolClient, number>()
  let silentAt = 0
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>

  pool.on('connect', (client) => {
    openedAt.set(client, performance.now())
    watchAnswers(client, (waitedMs) => {
      if (waitedMs > statementTimeoutMs) silentAt = performance.now()
      client.release(true)
    })
  })

  /** A connection from after the last silence: where one heard nothing, its elders will not either. */
  async function take(): Promise<PoolClient> {
    for (;;) {
      const client = await connect()
      if ((openedAt.get(client) ?? 0) > silentAt || silentAt === 0) return givenBackOnce(client)
      client.release(true)
    }
  }

  async function takeInTime(): Promise<PoolClient> {
    const deadline = currentDeadline()
    if (!deadline) return take()
    if (deadline.isOver()) throw deadlineOver()
    const taken = take()
    return deadline.wait(taken, () => {
      // Whoever waited has gone: it is free for the next one.
      taken.then(
        (client) => client.release(),
        () => {},
      )
    })
  }
  pool.connect = takeInTime as typeof pool.connect
}

/** Its place is free as soon as the connection is lost; giving it back a second time is nothing then. */
function givenBackOnce(client: PoolClient): PoolClient {
  const release = client.release.bind(client)
  let given = false
  const lost = () => client.release(true)
  client.release = (error) => {
    if (given) return
    given = true
    client.off('end', lost)
    release(error)
  }
  client.on('end', lost)
  return client
}

/** Gives up a connection whose answer came too late, or whose request has no time left: nobody knows what it would say next. */
function watchAnswers(client: PoolClient, giveUp: (waitedMs: number) => void): void {
  const query = prepared(client)
  const watched = (...given: unknown[]) => {
    const deadline = currentDeadline()
    if (deadline?.isOver()) {
      giveUp(0)
      return Promise.reject(deadlineOver())
    }
    const sentAt = performance.now()
    const waited = () => performance.now() - sentAt
    const result = query(...given)
    if (!(result instanceof Promise)) return result
    const answer = result.then(
      (rows: unknown) => {
        deadline?.noteAnswer(waited())
        return rows
      },
      (error: Error) => {
        if (error.message === 'Query read timeout') giveUp(waited())
        throw error
      },
    )
    return deadline ? deadline.wait(answer, () => giveUp(waited())) : answer
  }
  client.query = watched as typeof client.query
}

/**
 * Statements that come with values apart (`executePrepared`) keep their plan on the connection. One that is outdated is
 * tried once more under a new name, which within a transaction PostgreSQL refuses too: the next one then succeeds.
 */
function prepared(client: PoolClient): (...given: unknown[]) => unknown {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  return (...given) => {
    const [text, values] = given
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(...given)
    const send = () => query({ name: preparedName(text), text, values }) as Promise<unknown>
    return send().catch((error: unknown) => {
      if (!isOutdated(error)) throw error
      prepareAnew()
      return send()
    })
  }
}
