import { expressMiddleware } from '@as-integrations/express5'
import type { MikroORM } from '@mikro-orm/postgresql'
import compression from 'compression'
import express, { type Express } from 'express'
import type { Logger } from 'pino'
import { graphqlSchema } from './edges/graphql/graphql-schema.ts'
import { createGraphqlServer } from './edges/graphql/graphql-server.ts'
import { knownDocuments, knownTextsAlone } from './edges/graphql/known-documents.ts'
import { multipartUpload } from './edges/graphql/multipart-upload.ts'
import { buildContext } from './edges/http/build-context.ts'
import { crossSiteGuard, jsonBodiesAlone } from './edges/http/cross-site-guard.ts'
import { csvBody } from './edges/http/csv-body.ts'
import { errorHandler, sendError } from './edges/http/error-response.ts'
import { health, type Lifecycle } from './edges/http/health.ts'
import { jsonBody } from './edges/http/json-body.ts'
import { oneClickUnsubscribe } from './edges/http/one-click-unsubscribe.ts'
import { publicObjects } from './edges/http/public-objects.ts'
import { restRouter } from './edges/http/rest-router.ts'
import { securityHeaders } from './edges/http/security-headers.ts'
import { uploadEndpoint } from './edges/http/upload-endpoint.ts'
import { webClient } from './edges/http/web-client.ts'
import { openApiPages } from './edges/openapi/openapi-pages.ts'
import { labelPages } from './edges/pages/labels/label-pages.ts'
import { pageRenderer } from './edges/pages/page-renderer.ts'
import { pageTemplate } from './edges/pages/page-template.ts'
import { passportPages } from './edges/pages/passports/passport-pages.ts'
import { plainForms } from './edges/pages/plain-forms.ts'
import { previewPage } from './edges/pages/preview-page.ts'
import { siteFiles } from './edges/pages/site-files.ts'
import { webPages } from './edges/pages/web-pages.ts'
import { datedVersions } from './edges/published/dated-versions.ts'
import { KeptAnswers } from './edges/published/kept-answers.ts'
import { publishedOperations } from './edges/published/published-operations.ts'
import { publishedReads } from './edges/published/published-reads.ts'
import { publishedTexts } from './edges/published/published-texts.ts'
import { suspectAfterWrites } from './edges/published/suspect-after-writes.ts'
import { bearerTokens } from './edges/tokens/bearer-token.ts'
import type { Env } from './env.ts'
import { viewerSql } from './features/accounts/viewer.ts'
import type { Clock } from './platform/clock.ts'
import {
  type PublishedVersions,
  publishedVersions,
} from './platform/database/published/published-versions.ts'
import { withRequestDeadline } from './platform/database/request-deadline.ts'
import { writeQueues } from './platform/database/write-queue.ts'
import { notFound } from './platform/errors.ts'
import { httpLog, outageLog } from './platform/http/http-log.ts'
import { rateLimits } from './platform/http/rate-limit.ts'
import { sessionMiddleware } from './platform/http/session.ts'
import { DatabaseSessionStore } from './platform/http/session-store.ts'
import type { ObjectStorage } from './platform/storage/object-storage.ts'

/** What the shop needs of the world; tests hand in their own. */
interface AppParts {
  orm: MikroORM
  env: Env
  clock: Clock
  storage: ObjectStorage
  log: Logger
  lifecycle: Lifecycle
  /** Folder of the built web client. */
  webFolder: string
}

/** The whole shop as one Express app: what main and the tests both boot. */
interface ShopApp {
  app: Express
  /** What this process knows of the state that visitors see. */
  published: PublishedVersions
  /** Renders a page or two for nobody: the first visitor would wait while the code is read and made fast. */
  warmUp(): Promise<void>
  /** Waits until what was queued is written. */
  settle(): Promise<void>
  /** Ends the background parts, once requests are answered; what is queued is written. */
  stop(): Promise<void>
}

/** Twice each: the second time it is quick. */
const warmUpPages = ['/', '/produits', '/', '/produits']

/** Builds it. */
export async function createApp(parts: AppParts): Promise<ShopApp> {
  const { orm, env, clock, storage, log } = parts
  const noteOutage = outageLog(log)
  const schema = graphqlSchema()
  const serverFolder = `${parts.webFolder}-server`
  const known = await knownDocuments(serverFolder, schema)
  const textGuard = env.GRAPHQL_DOCUMENTS === 'known' ? [knownTextsAlone(known)] : []
  const versions = publishedVersions(orm, log)
  const published = datedVersions(versions, clock)
  const kept = new KeptAnswers(env.PUBLISHED_CACHE_BYTES)
  published.onMove(() => kept.clear())
  const queues = writeQueues(orm, log)
  const sessions = new DatabaseSessionStore(orm, clock, {
    idleMs: env.SESSION_IDLE_MS,
    mostPerAccount: env.SESSIONS_PER_ACCOUNT,
    personSql: viewerSql,
  })
  const context = { orm, env, clock, storage, limit: rateLimits(orm, clock), queues }
  const publishedParts = { context, schema, published, kept }
  const texts = publishedTexts(publishedParts)
  const graphql = createGraphqlServer(schema, known, log, env, noteOutage, texts.plugin)
  await graphql.start()
  const renderer = await pageRenderer(serverFolder, schema, context, log, noteOutage)
  const template = pageTemplate(parts.webFolder, renderer?.globalStyles ?? '')

  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', env.TRUST_PROXY)
  app.use(withRequestDeadline(env.DATABASE_REQUEST_TIMEOUT_MS))
  app.use(securityHeaders(env, template?.scriptHashes ?? [], storage.directUploads?.origin))
  app.use(health(orm, parts.lifecycle))
  app.use(httpLog(log, env))
  app.use(['/api', '/graphql'], bearerTokens(context))
  app.use('/api', openApiPages(env))
  app.use('/api', publishedReads({ context, published, kept }))
  app.use('/graphql', publishedOperations({ ...publishedParts, known }))
  app.use(compression())
  app.use('/public-objects', publicObjects(context))
  if (env.GRAPHQL_PLAYGROUND) {
    // A megabyte of code that shops in production do without.
    const { playgroundBase, playgroundFiles, playgroundPage } = await import('./edges/graphql/playground.ts')
    app.use('/graphql', playgroundPage)
    app.use(playgroundBase, playgroundFiles(env.GRAPHQL_INTROSPECTION))
  }
  app.use(['/api', '/graphql'], suspectAfterWrites(published))
  app.use(['/api', '/graphql'], sessionMiddleware(env, sessions))
  app.use('/api', crossSiteGuard(env))
  app.use('/api', uploadEndpoint(context))
  app.use('/api/admin/products/import', csvBody(context))
  app.use('/api', jsonBodiesAlone)
  app.use('/graphql', multipartUpload(context))
  app.use(['/api', '/graphql'], jsonBody(context))
  app.use(
    '/graphql',
    ...textGuard,
    texts.handler,
    expressMiddleware(graphql, { context: async ({ req }) => buildContext(context, req) }),
  )
  app.use('/api', restRouter(context))
  app.use(oneClickUnsubscribe(context))
  app.use(plainForms(context, noteOutage))
  app.use(siteFiles(context, published))
  app.use(labelPages(context))
  app.use(passportPages(context, parts.webFolder))
  app.use(webClient(parts.webFolder))
  if (template) app.use(previewPage({ context, log, template, renderer }))
  if (template) app.use(webPages({ context, log, template, renderer, published, kept }))
  app.use((_request, response) => sendError(response, notFound('Adresse inconnue.')))
  app.use(errorHandler(noteOutage))
  return {
    app,
    published: versions,
    async warmUp() {
      for (const path of warmUpPages) await renderer?.render(path, false).catch(() => {})
    },
    settle: queues.settle,
    async stop() {
      await graphql.stop()
      await queues.stop()
      await published.stop()
    },
  }
}
