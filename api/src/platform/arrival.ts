import type { RequestHandler } from 'express'
import type { Clock } from './clock.ts'

declare module 'http' {
  interface IncomingMessage {
    receivedAt: Date
  }
}

/** Notes when a request came in: two clicks are told from two wishes by it, so nothing may come before. */
export function noteArrival(clock: Clock): RequestHandler {
  return (request, _response, next) => {
    request.receivedAt = clock.now()
    next()
  }
}
