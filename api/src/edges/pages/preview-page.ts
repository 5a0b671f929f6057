import { Router } from 'express'
import type { Logger } from 'pino'
import { openPreview } from '../../features/previews/previews.service.ts'
import { ShopError } from '../../platform/errors.ts'
import { type ContextParts, visitorContext } from '../http/build-context.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { PageTemplate } from './page-template.ts'

interface PreviewPageParts {
  context: ContextParts
  log: Logger
  template: PageTemplate
  renderer: PageRenderer | null
}

/** Previews rendered at once; one more is built by its browser. */
const atOnceMax = 2

/**
 * The page of a link to what the shop does not show yet (decision 043): rendered for each request, kept by nobody, told
 * to nobody. Its address is a secret.
 */
export function previewPage({ context, log, template, renderer }: PreviewPageParts): Router {
  let underWay = 0

  async function html(token: string): Promise<{ status: number; text: string }> {
    const isThere = await exists(token)
    if (!isThere || !renderer || underWay >= atOnceMax)
      return { status: isThere ? 200 : 404, text: template.shell }
    underWay++
    try {
      const page = await renderer.render(`/apercu/${encodeURIComponent(token)}`, false)
      return { status: 200, text: 'redirect' in page ? template.shell : template.fill(page) }
    } catch (error) {
      log.warn({ err: error }, 'preview not rendered: the browser builds it')
      return { status: 200, text: template.shell }
    } finally {
      underWay--
    }
  }

  const exists = (token: string): Promise<boolean> =>
    openPreview(visitorContext(context, log), {
      token,
    }).then(
      () => true,
      (error) => {
        if (error instanceof ShopError && /^(NOT_FOUND|BAD_USER_INPUT)$/.test(error.code)) return false
        throw error
      },
    )

  const router = Router()
  router.get('/apercu/:token', async (request, response) => {
    const { status, text } = await html(request.params.token)
    response
      .status(status)
      .set({
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
      })
      .type('html')
      .send(text)
  })
  return router
}
