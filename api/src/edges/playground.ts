import { getDistDirectory, renderAltair, renderInitSnippet } from 'altair-static'
import { type RequestHandler, Router } from 'express'
import sirv from 'sirv'
import { exampleOperations } from './playground-examples.ts'

/** Where the playground's own files lie. */
const base = '/graphql-playground/'

/**
 * Its own policy: everything from this server, nothing from elsewhere. Altair makes styles and workers at run
 * time, and its validator compiles functions (« unsafe-eval », on this page alone).
 */
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; worker-src 'self' blob:; frame-src 'self'; connect-src 'self'; " +
  "object-src 'none'; base-uri 'self'; frame-ancestors 'none'"

const options = {
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
  initialSettings: { language: 'fr-FR', 'alert.disableWarnings': true, disablePushNotification: true },
  disableAccount: true,
} as Parameters<typeof renderAltair>[0]

/** Altair advertises a paid service of its makers in a banner: not in our shop. */
const quietCss = 'app-banner-container { display: none !important }'
const page = renderAltair(options).replace('</head>', '<link href="quiet.css" rel="stylesheet" /></head>')

/** A browser that opens /graphql gets the playground; every other request goes on to the API. */
export const playgroundPage: RequestHandler = (request, response, next) => {
  if (
    request.method !== 'GET' ||
    request.query.query !== undefined ||
    request.accepts(['json', 'html']) !== 'html'
  ) {
    next()
    return
  }
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Cache-Control', 'no-cache')
  response.type('html').send(page)
}

/** The files that the playground's page loads. */
export function playgroundFiles(): Router {
  const router = Router()
  router.get('/initial_options.js', (_request, response) => {
    response.type('js').send(renderInitSnippet(options))
  })
  router.get('/quiet.css', (_request, response) => {
    response.type('css').send(quietCss)
  })
  router.use(
    sirv(getDistDirectory(), {
      etag: true,
      setHeaders: (response) => response.setHeader('Content-Security-Policy', policy),
    }),
  )
  return router
}

/** Address below which `playgroundFiles` is mounted. */
export const playgroundBase = base.slice(0, -1)
