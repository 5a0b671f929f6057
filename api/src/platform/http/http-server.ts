import { createServer, type RequestListener } from 'node:http'
import type { Env } from '../../env.ts'

/** Answers while the shop opens: the process lives, but cannot serve yet. */
const whileStarting: RequestListener = (request, response) => {
  const lives = request.url === '/healthz'
  response.writeHead(lives ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Retry-After': '2',
  })
  response.end(
    JSON.stringify(
      lives
        ? { status: 'ok' }
        : { status: 'starting', message: 'La boutique ouvre. Un instant…', code: 'SERVICE_UNAVAILABLE' },
    ),
  )
}

/** A server that listens before the shop is ready and stops without cutting anybody short. */
export function createHttpServer(env: Env) {
  let listener = whileStarting
  const server = createServer(
    {
      // Slow headers, slow bodies and idle sockets are ended: 200 of them cost nothing then.
      headersTimeout: env.HTTP_HEADERS_TIMEOUT_MS,
      requestTimeout: env.HTTP_REQUEST_TIMEOUT_MS,
      keepAliveTimeout: env.HTTP_KEEP_ALIVE_MS,
      connectionsCheckingInterval: 1_000,
    },
    (request, response) => listener(request, response),
  )
  // A reader that stopped reading would hold its answer for ever; one that is merely slow moves on.
  server.timeout = env.HTTP_STALL_TIMEOUT_MS
  const closeNow = () => server.closeAllConnections()
  let draining = false
  const drain = () => {
    if (draining) return
    draining = true
    const app = listener
    listener = (request, response) => {
      response.setHeader('Connection', 'close')
      app(request, response)
    }
  }
  return {
    server,
    /** From now on the shop answers. */
    serve(app: RequestListener) {
      listener = app
    },
    closeNow,
    /** From now on each answer ends its connection; new ones are still taken. */
    drain,
    /** Takes no new connection, lets requests in flight finish for `graceMs`, then cuts. */
    async close(graceMs: number) {
      drain()
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeIdleConnections()
      const cut = setTimeout(closeNow, graceMs)
      await closed
      clearTimeout(cut)
    },
  }
}
