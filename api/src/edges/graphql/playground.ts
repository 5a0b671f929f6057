import { getDistDirectory, renderAltair, renderInitSnippet } from 'altair-static'
import { type RequestHandler, Router } from 'express'
import sirv from 'sirv'
import { notFound } from '../../platform/errors.ts'
import { sendError } from '../http/error-response.ts'
import { exampleOperations } from './playground-examples.ts'

/** Where the playground's own files lie. */
const base = '/graphql-playground/'

/**
 * Its own policy: scripts, requests and images of this server alone, no code from texts, no frames. Altair writes
 * styles at run time.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; worker-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"

/** What of the package is served. No document: its « iframe-sandbox » runs whatever another window sends it. */
const servedFiles =
  /^\/(?:(?:main|polyfills|chunk-\w+|worker-\w+)\.js|styles\.css|favicon\.ico|media\/[\w-]+\.woff2?|assets\/(?:img|i18n)\/[\w-]+\.(?:svg|png|json))$/

/** @param schemaIsTold whether completion and documentation can be had. */
const optionsFor = (schemaIsTold: boolean) => ({
  endpointURL: '/graphql',
  baseURL: base,
  serveInitialOptionsInSeperateRequest: true,
  initialName: exampleOperations[0]?.title,
  initialQuery: exampleOperations[0]?.query,
  initialWindows: exampleOperations.map(({ title, query, variables }) => ({
    initialName: title,
    initialQuery: query,
    initialVariables: JSON.stringify(variables ?? {}, null, 2),
  })),
  initialSettings: {
    language: 'fr-FR' as const,
    'schema.reloadOnStart': schemaIsTold,
    'alert.disableWarnings': true,
    disablePushNotification: true,
  },
  disableAccount: true,
})

/** Altair advertises a paid service of its makers in a banner: not in our shop. */
const quietCss = 'app-banner-container { display: none !important }'

/** Altair's validator asks whether it may compile functions, and does without: answered here, no violation is reported. */
const noCompiledCode =
  "globalThis.Function = new Proxy(Function, { construct() { throw new EvalError('Code is not compiled here.') } })"

const page = renderAltair(optionsFor(true)).replace(
  '</head>',
  '<link href="quiet.css" rel="stylesheet" /><script src="no-compiled-code.js"></script></head>',
)

/**
 * A browser that opens /graphql gets the playground; every other request goes on to the API. So does an address with
 * parameters: Altair would take its query and endpoint from them, and a link shall not fill it in.
 */
export const playgroundPage: RequestHandler = (request, response, next) => {
  if (
    request.method !== 'GET' ||
    request.path !== '/' ||
    Object.keys(request.query).length > 0 ||
    request.accepts(['json', 'html']) !== 'html'
  ) {
    next()
    return
  }
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Cache-Control', 'no-cache')
  response.type('html').send(page)
}

/**
 * The files that the playground's page loads.
 * @param schemaIsTold as the API's own setting; without it the playground has neither completion nor documentation.
 */
export function playgroundFiles(schemaIsTold: boolean): Router {
  const router = Router()
  router.use((_request, response, next) => {
    response.setHeader('Content-Security-Policy', policy)
    next()
  })
  router.get('/initial_options.js', (_request, response) => {
    response.type('js').send(renderInitSnippet(optionsFor(schemaIsTold)))
  })
  router.get('/no-compiled-code.js', (_request, response) => {
    response.type('js').send(noCompiledCode)
  })
  router.get('/quiet.css', (_request, response) => {
    response.type('css').send(quietCss)
  })
  const files = sirv(getDistDirectory(), { etag: true })
  router.use((request, response, next) =>
    servedFiles.test(request.path) ? files(request, response, next) : next(),
  )
  router.use((_request, response) => sendError(response, notFound('Adresse inconnue.')))
  return router
}

/** Address below which `playgroundFiles` is mounted. */
export const playgroundBase = base.slice(0, -1)
