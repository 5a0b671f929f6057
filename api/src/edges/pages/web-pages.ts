import { type Request, type RequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import type { PublishedVersions } from '../../platform/database/published/published-versions.ts'
import { withoutDeadline } from '../../platform/database/request-deadline.ts'
import { hasSessionCookie } from '../../platform/http/session.ts'
import { type ContextParts, visitorContext } from '../http/build-context.ts'
import { type KeptAnswer, type KeptAnswers, KeptBody, sendBody } from '../published/kept-answers.ts'
import { keyPages } from './known-pages.ts'
import { type PageAddress, pageAddress, pagePath, statusOfPage } from './page-address.ts'
import { pageQuery } from './page-query.rules.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { PageTemplate } from './page-template.ts'

interface WebPagesParts {
  context: ContextParts
  log: Logger
  template: PageTemplate
  /** Null where the client was built without its bundle for servers. */
  renderer: PageRenderer | null
  published: PublishedVersions
  kept: KeptAnswers
}

/** Pages rendered at once: one thread does it, and who comes later would wait for all of them. */
const atOnceMax = 8

/** A page that somebody asks for: what tells it from others, and nothing else of the request. */
interface AskedPage {
  path: string
  query: string
  /** The browser has a session: the home page is that of members. */
  isMember: boolean
}

/** The pages of the shop, as HTML: kept for as long as nothing of what they show changes. */
export function webPages({ context, log, template, renderer, published, kept }: WebPagesParts): Router {
  const { env } = context
  const shell = new KeptBody(template.shell)
  const failed = failureCount(log)
  let underWay = 0

  const addressOf = ({ path }: AskedPage): Promise<PageAddress> =>
    pageAddress(path, () => visitorContext(context, log))

  async function compute(asked: AskedPage): Promise<KeptAnswer> {
    const address = await addressOf(asked)
    if (address.kind === 'moved') return { status: 301, redirect: address.to }
    const status = statusOfPage[address.kind]
    if (!renderer) return { status, body: shell }
    if (underWay >= atOnceMax) throw new Error('Too many pages are being rendered.')
    underWay++
    try {
      const page = await renderer.render(asked.path + asked.query, asked.isMember)
      if ('redirect' in page) return { status: 302, redirect: page.redirect }
      return { status, body: new KeptBody(template.fill(page)) }
    } finally {
      underWay--
    }
  }

  /** The answer that is kept, or a new one. */
  async function find(asked: AskedPage): Promise<KeptAnswer> {
    const key = `${asked.isMember ? 'page of members' : 'page'} ${asked.path}${asked.query}`
    const version = await published.current()
    // Others wait for it too: the deadline of whoever asks first is not theirs.
    return kept.get(key, version, () => withoutDeadline(() => compute(asked)))
  }

  /** The empty page: the browser can tell more, once the shop can. */
  async function empty(asked: AskedPage): Promise<KeptAnswer> {
    const address = await inTime(addressOf(asked), env.PAGE_PATIENCE_MS).catch(() => ({
      kind: 'page' as const,
    }))
    if (address.kind === 'moved') return { status: 301, redirect: address.to }
    return { status: statusOfPage[address.kind], body: shell }
  }

  const serve: RequestHandler = async (request, response, next) => {
    // A path with a file name, or a hidden one, is no page: it does not exist.
    if (/\/\.|\.[a-z0-9]+$/i.test(request.path)) return next()
    const asked = askedPage(env, request)
    const answer = await inTime(find(asked), env.PAGE_PATIENCE_MS).catch((error) => {
      failed(asked.path, error)
      return empty(asked)
    })
    // Asked for again each time, answered by 304 as long as it is the same. A redirection as well: a name that is
    // given back would lead a browser that has kept both in a circle.
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeader('Speculation-Rules', '"/speculation-rules.json"')
    if (asked.path === '/') response.vary('Cookie')
    if (keyPages.has(asked.path)) response.setHeader('Referrer-Policy', 'no-referrer')
    if ('body' in answer)
      return sendBody(request, response.status(answer.status), 'text/html; charset=utf-8', answer.body)
    const { status, redirect } = answer
    response.redirect(status, status === 301 ? withQuery(redirect, queryOf(request)) : redirect)
  }
  const router = Router()
  router.get('/{*path}', serve)
  return router
}

/** The page that a request asks for. */
function askedPage(env: Env, request: Request): AskedPage {
  const path = pagePath(request.path)
  return {
    path,
    query: pageQuery(path, queryOf(request)),
    isMember: path === '/' && hasSessionCookie(env, request),
  }
}

/** From its question mark on, or empty. */
const queryOf = ({ originalUrl }: Request): string => /\?.*$/s.exec(originalUrl)?.[0] ?? ''

/** @param query from its question mark on, or empty. */
const withQuery = (address: string, query: string): string =>
  address + (address.includes('?') ? query.replace('?', '&') : query)

/** Rejects when it takes too long; what comes later is kept for the next who asks. */
async function inTime<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not rendered within ${patienceMs} ms.`)), patienceMs)
  })
  work.catch(() => {})
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** Logs each page that is sent empty, and how many there were. */
function failureCount(log: Logger): (path: string, error: unknown) => void {
  let failures = 0
  return (path, error) => {
    failures++
    log.warn({ err: error, path: path.split('?')[0], failures }, 'page not rendered: the browser builds it')
  }
}
