import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import { errorForLog } from './logger.ts'

declare module 'http' {
  interface IncomingMessage {
    log: Logger
  }
}

const acceptedId = /^[\w-]{8,64}$/

/** One log line a request, with an id that the answer carries too (X-Request-Id). Query strings stay out. */
export function httpLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id']
      const id = typeof given === 'string' && acceptedId.test(given) ? given : randomUUID()
      response.setHeader('X-Request-Id', id)
      return id
    },
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
    serializers: {
      err: errorForLog,
      req: (request) => ({ id: request.id, method: request.method, path: String(request.url).split('?')[0] }),
      res: (response) => ({ status: response.statusCode }),
    },
  })
}
