import { type RequestHandler, Router } from 'express'
import { notFound, ShopError } from '../../platform/errors.ts'
import type { Route, Routes } from '../../platform/http/routes.ts'
import { withinLimit } from './answer-limit.ts'
import { buildContext, type ContextParts } from './build-context.ts'
import { sendError } from './error-response.ts'
import { readQuery } from './rest-query.ts'
import { restRoutes } from './rest-routes.ts'

/** The documented calls under /api: JSON in every case, 405 for a known path with another method. */
export function restRouter(parts: ContextParts, routes: Routes = restRoutes): Router {
  const router = Router()
  const methods = new Map<string, string[]>()
  for (const [name, route] of Object.entries(routes)) {
    const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
    router[method.toLowerCase() as 'get'](path, serve(parts, route))
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  for (const [path, allowed] of methods)
    router.all(path, (_request, response) => {
      response.setHeader('Allow', allowed.join(', '))
      sendError(response, new ShopError('METHOD_NOT_ALLOWED', 'Méthode non autorisée pour cette adresse.'))
    })
  router.use((_request, response) => sendError(response, notFound('Adresse inconnue.')))
  return router
}

const serve =
  (parts: ContextParts, route: Route): RequestHandler =>
  async (request, response) => {
    const query = readQuery(request.query)
    const ctx = buildContext(parts, request)
    // What is one person's stays out of every cache on the way: an administrator's list holds drafts.
    if (route.access !== 'visitor' || ctx.viewer) response.setHeader('Cache-Control', 'no-store')
    const answer = await route.handle(
      ctx,
      { params: request.params, query, body: request.body, header: (name) => request.get(name) },
      response,
    )
    // A handler that answered by itself (a redirection) has nothing left to say.
    if (response.headersSent) return
    if (/^(GET|HEAD)$/.test(request.method)) withinLimit(answer, parts.env.ANSWER_LIMIT_BYTES)
    if (answer === undefined) response.status(204).end()
    else response.status(route.status ?? 200).json(answer)
  }
