import type { Request, RequestHandler } from 'express'
import type { PublishedVersions } from '../../platform/database/published/published-versions.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Holds the published versions for suspect once a request has been answered that may have written, before its answer
 * leaves: whoever hears that something is saved is shown it by the next page of this process.
 */
export function suspectAfterWrites(published: Pick<PublishedVersions, 'suspect'>): RequestHandler {
  return (request, response, next) => {
    if (reading.has(request.method) || isUsageEvent(request)) return next()
    const isGraphql = request.baseUrl === '/graphql'
    // Node calls it before the first byte, whoever sends it; by then the body has been read.
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => typeof response
    response.writeHead = (...given: unknown[]) => {
      if (!isGraphql || mayMutate(request.body)) published.suspect()
      return writeHead(...given)
    }
    next()
  }
}

// Every page view sends usage events and queries: held for suspect, each would cost a question to the database.

const isUsageEvent = ({ baseUrl, path }: Request) => /^\/api\/analytics\/?$/i.test(baseUrl + path)

/** Only this keyword begins a mutation. A body that was not read may have held anything. */
const mayMutate = (body: { query?: unknown } | undefined) =>
  typeof body?.query !== 'string' || /\bmutation\b/.test(body.query)
