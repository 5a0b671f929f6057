import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import type { Env } from '../../env.ts'
import { errorForLog } from '../logger.ts'

declare module 'http' {
  interface IncomingMessage {
    log: Logger
  }
}

const acceptedId = /^[\w-]{8,64}$/

/** Refusals of which one wants to know whom they met: no rights, too many tries. */
const namedRefusals = new Set([403, 429])

/** Of a refusal, who was refused; of any other answer nothing. */
const refusedPerson = ({ session, ip, tokenViewer }: Request) => ({
  address: ip,
  userId: tokenViewer?.id ?? session?.userId,
  tokenId: tokenViewer?.token?.id,
})

/** Without its query; without what is a secret by itself, the address of a preview. */
const toldPath = (url: unknown) =>
  String(url)
    .split('?')[0]
    ?.replace(/^\/apercu\/.*/s, '/apercu/…')

/**
 * One log line a request, with an id that the answer carries too (X-Request-Id). The id is the one that a trusted
 * proxy gives, else our own: nobody chooses what the log says. Query strings stay out. What is refused because the
 * shop cannot answer is told by `outageLog`.
 */
export function httpLog(logger: Logger, { TRUST_PROXY }: Env): RequestHandler {
  return pinoHttp<Request>({
    logger,
    genReqId: (request, response) => {
      const given = TRUST_PROXY > 0 ? request.headers['x-request-id'] : undefined
      const id = typeof given === 'string' && acceptedId.test(given) ? given : randomUUID()
      response.setHeader('X-Request-Id', id)
      return id
    },
    customLogLevel: (_request, { statusCode }, error) => {
      if (statusCode === 503) return 'debug'
      return error || statusCode >= 500 ? 'error' : statusCode >= 400 ? 'info' : 'debug'
    },
    customProps: (request, { statusCode }) =>
      // Nothing for nearly all: `{}` would cost each of them a logger more.
      (namedRefusals.has(statusCode) ? refusedPerson(request) : undefined) as object,
    // Without an error of its own a failed request is given an invented one, whose stack tells nothing.
    customErrorObject: (_request, { statusCode }, error, line) =>
      error.message === `failed with status code ${statusCode}` ? { ...line, err: undefined } : line,
    // Wrapped, they are given copies with all headers, made for each request.
    wrapSerializers: false,
    serializers: {
      err: errorForLog,
      req: ({ id, method, url }: Request) => ({ id, method, path: toldPath(url) }),
      res: ({ headersSent, statusCode }: Response) => ({ status: headersSent ? statusCode : null }),
    },
  })
}

/** Tells that the shop cannot answer. `log` knows the request, where there is one. */
export type OutageLog = (error: unknown, log?: Logger) => void

/**
 * An outage meets every request: the first one is told with its cause, then once every ten seconds how many there
 * were, and at last that there are none any more.
 */
export function outageLog(logger: Logger, everyMs = 10_000): OutageLog {
  let refused = 0
  let last: unknown
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    if (refused > 0) logger.warn({ refused, err: last }, 'still unavailable')
    else {
      clearInterval(timer)
      timer = undefined
      logger.info('available again')
    }
    refused = 0
    last = undefined
  }
  return (error, log = logger) => {
    if (timer) {
      refused += 1
      last = error
      return
    }
    log.warn({ err: error }, 'unavailable')
    timer = setInterval(tell, everyMs).unref()
  }
}
