import { type RequestHandler, Router } from 'express'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { PublishedVersions } from '../../platform/database/published/published-versions.ts'
import { withoutDeadline } from '../../platform/database/request-deadline.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { type ContextParts, visitorContext } from '../http/build-context.ts'
import { articleFeed } from './feed.ts'
import { closedToRobots } from './known-pages.ts'
import { sitemapFile } from './sitemap.ts'

/** Files kept at once: the parts of the sitemap for 100,000 products, 2 MB each, and the feed. */
const keptFiles = 12

/** Machines may come back without a new request for this long, in seconds. */
const cacheControl = 'public, max-age=600'

/** What the shop tells machines of itself: robots.txt, the sitemap, the feed of its articles, that it grants GPC. */
export function siteFiles(
  parts: ContextParts,
  published: Pick<PublishedVersions, 'current'>,
): RequestHandler {
  const router = Router()
  const kept = new LRUCache<string, { version: string; file: Promise<string | null> }>({ max: keptFiles })

  /** A file is made once for each state of the shop, for any number of requests. */
  async function fileOf(name: string, log: Logger, make: (ctx: RequestContext) => Promise<string | null>) {
    const version = await published.current('catalogue', 'content')
    const known = kept.get(name)
    if (known?.version === version) return known.file
    // The others wait for it too: whoever asks first may leave.
    const file = withoutDeadline(() => make(visitorContext(parts, log)))
    kept.set(name, { version, file })
    file.catch(() => kept.delete(name))
    return file
  }

  const send =
    (type: string, make: (ctx: RequestContext, part?: number) => Promise<string | null>): RequestHandler =>
    async (request, response, next) => {
      const part = request.params[0] === undefined ? undefined : Number(request.params[0])
      const file = await fileOf(request.path, request.log, (ctx) => make(ctx, part))
      if (file === null) return next()
      response.setHeader('Cache-Control', cacheControl)
      response.type(type).send(file)
    }

  router.get('/robots.txt', (_request, response) => {
    response.setHeader('Cache-Control', cacheControl)
    response.type('text').send(robotsOf(parts.env.PUBLIC_URL))
  })
  // That a browser's wish not to be tracked is granted (Global Privacy Control), and since when.
  router.get('/.well-known/gpc.json', (_request, response) => {
    response.setHeader('Cache-Control', cacheControl)
    response.json({ gpc: true, lastUpdate: '2026-11-23' })
  })
  router.get(/^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/, send('application/xml', sitemapFile))
  router.get('/flux.xml', send('application/rss+xml', articleFeed))
  return router
}

const robotsOf = (origin: string) => `User-agent: *
Allow: /
${closedToRobots.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}/sitemap.xml
`
