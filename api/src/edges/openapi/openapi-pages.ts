import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { type RequestHandler, Router } from 'express'
import sirv from 'sirv'
import type { Env } from '../../env.ts'
import { hasSessionCookie, sessionCookieName } from '../../platform/http/session.ts'
import { KeptBody, sendJson } from '../published/kept-answers.ts'
import document from './generated/openapi.json' with { type: 'json' }

/** Own policy of the page: all from this server, no code from texts. Swagger UI writes styles at run time. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What of the package is served. */
const servedFiles = /^\/swagger-ui(?:-bundle\.js|\.css)$/

const page = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>API REST de la boutique</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/page.css" />
  </head>
  <body>
    <header>
      <h1>API REST de la boutique</h1>
      <p>Toutes les adresses, ce qu’elles attendent et ce qu’elles répondent, selon OpenAPI\u00a03.1. Le document même\u00a0: <a href="/api/openapi.json">/api/openapi.json</a>. Les mêmes faits en GraphQL\u00a0: <a href="/graphql">/graphql</a>.</p>
      <p>Ce que l’on essaie ici agit sur la boutique, avec les droits de la personne connectée.</p>
    </header>
    <main id="document">Chargement…</main>
    <noscript><p>Cette page a besoin de JavaScript\u00a0; le document se lit aussi sans elle.</p></noscript>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#document',
  validatorUrl: null,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
})
`

const css = `body { margin: 0; background: #fff; color: #1b2b22; font: 16px/1.5 system-ui, sans-serif }
header, noscript { display: block; max-width: 1460px; margin: 0 auto; padding: 24px 20px 0; box-sizing: border-box }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px }
p { margin: 0 0 8px; max-width: 75ch }
a { color: #1d6b43 }
.swagger-ui .info { margin: 16px 0 }
.swagger-ui .opblock-summary-path { word-break: break-word }
`

/** The document as it is true where the shop is reached: over HTTPS its cookie has another name. */
export function documentFor(env: Pick<Env, 'PUBLIC_URL'>): typeof document {
  const { components } = document
  const { securitySchemes } = components
  const session = { ...securitySchemes.session, name: sessionCookieName(env) }
  return { ...document, components: { ...components, securitySchemes: { ...securitySchemes, session } } }
}

/** The document of every REST path, and a page that reads it; both the same for everybody, and without a session. */
export function openApiPages(env: Env): RequestHandler {
  const body = new KeptBody(JSON.stringify(documentFor(env)))
  const router = Router()
  router.get('/openapi.json', (request, response) =>
    sendJson(
      request,
      response,
      { body },
      { isSignedIn: hasSessionCookie(env, request), isForVisitors: false },
    ),
  )
  router.get('/docs', (_request, response) => {
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Cache-Control', 'no-cache')
    response.type('html').send(page)
  })
  router.get('/docs/start.js', (_request, response) => void response.type('js').send(start))
  router.get('/docs/page.css', (_request, response) => void response.type('css').send(css))
  const files = sirv(dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')), {
    etag: true,
  })
  router.use('/docs', (request, response, next) =>
    servedFiles.test(request.path) ? files(request, response, next) : next(),
  )
  // To other methods it would answer for the calls themselves.
  return (request, response, next) =>
    /^(GET|HEAD)$/.test(request.method) ? router(request, response, next) : next()
}
