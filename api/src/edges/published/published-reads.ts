import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { PublishedVersions } from '../../platform/database/published/published-versions.ts'
import { withDeadline } from '../../platform/database/request-deadline.ts'
import type { Route } from '../../platform/http/routes.ts'
import { hasSessionCookie } from '../../platform/http/session.ts'
import { withinLimit } from '../http/answer-limit.ts'
import { type ContextParts, visitorContext } from '../http/build-context.ts'
import { readQuery } from '../http/rest-query.ts'
import { restRoutes } from '../http/rest-routes.ts'
import { type KeptAnswer, type KeptAnswers, KeptBody, longestAddress, sendJson } from './kept-answers.ts'

interface PublishedReadsParts {
  context: ContextParts
  published: Pick<PublishedVersions, 'current'>
  kept: KeptAnswers
}

/**
 * Those calls of REST that answer everybody alike, from memory for as long as nothing of what they show changes.
 * Whoever may be shown more than a visitor goes on to the calls themselves.
 */
export function publishedReads(parts: PublishedReadsParts): RequestHandler {
  const router = Router()
  for (const [name, route] of Object.entries(restRoutes)) {
    const [method, path = ''] = name.split(' ')
    if (route.published && method === 'GET') router.get(path, serve(parts, route, route.published))
  }
  // To other methods it would answer for the calls themselves.
  return (request, response, next) =>
    /^(GET|HEAD)$/.test(request.method) ? router(request, response, next) : next()
}

function serve(
  { context, published, kept }: PublishedReadsParts,
  route: Route,
  { scopes, isForVisitors }: NonNullable<Route['published']>,
): RequestHandler {
  const { env } = context
  const compute = (request: Request) =>
    withDeadline(env.DATABASE_REQUEST_TIMEOUT_MS, () => answerTo(request, route, context))
  return async (request, response, next) => {
    const isSignedIn = hasSessionCookie(env, request) || request.tokenViewer !== undefined
    if ((isForVisitors && isSignedIn) || request.originalUrl.length > longestAddress) return next()
    const version = await published.current(...scopes)
    const address = `rest ${request.originalUrl}`
    const answer =
      kept.find(address, version) ??
      (await kept
        .get(address, version, () => compute(request))
        .catch((error: unknown) => {
          // Administrators see what visitors are refused: hidden products.
          if (isSignedIn) return undefined
          throw error
        }))
    if (!answer || !('body' in answer)) return next()
    await sendJson(request, response, answer, { isSignedIn, isForVisitors })
  }
}

/** Asks the call as a visitor whom nobody knows. @throws its refusals. */
async function answerTo(
  { params, query: given, log }: Request,
  route: Route,
  context: ContextParts,
): Promise<KeptAnswer> {
  const headers: Record<string, string> = {}
  const setHeader = (name: string, value: string) => {
    headers[name] = value
  }
  const input = { params, query: readQuery(given), body: undefined, header: () => undefined }
  const answer = await route.handle(visitorContext(context, log), input, { setHeader } as Response)
  return {
    status: 200,
    headers,
    body: new KeptBody(JSON.stringify(withinLimit(answer, context.env.ANSWER_LIMIT_BYTES))),
  }
}
