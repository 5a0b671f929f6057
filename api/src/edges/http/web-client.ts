import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type RequestHandler, Router } from 'express'
import sirv from 'sirv'

/** What browsers ask for by themselves, with each visit: kept for a day. */
const icons =
  /^\/(favicon\.(ico|svg)|apple-touch-icon\.png|icon-[\w-]+\.png|og-image\.png|manifest\.webmanifest|speculation-rules\.json)$/

/** What sirv would send as something else, and nobody may guess (nosniff). */
const unknownTypes: Record<string, string> = {
  '/favicon.ico': 'image/x-icon',
  '/speculation-rules.json': 'application/speculationrules+json',
}

function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return icons.test(path) ? 'public, max-age=86400' : 'no-cache'
}

/** The files of the built React client: hashed ones are kept for ever. Its page is sent by edges/pages. */
export function webClient(folder: string): RequestHandler {
  const router = Router()
  if (!existsSync(join(folder, 'index.html'))) return router
  // A file that is gone since the shop began ends this answer; unheard, its error would end the process.
  router.use((_request, response, next) => {
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()))
    next()
  })
  router.use(
    sirv(folder, {
      etag: true,
      // Compressed by the build (scripts/assets/compress-assets.ts), better than there is time for now.
      brotli: true,
      gzip: true,
      dotfiles: false,
      extensions: [],
      setHeaders: (response, path) => {
        response.setHeader('Cache-Control', cacheControl(path))
        // No page by itself, and fetched by the dozen: the policy of pages would be a quarter of a kilobyte of each.
        if (path.startsWith('/assets/'))
          response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
        const type = unknownTypes[path.slice(path.lastIndexOf('/'))]
        if (type) response.setHeader('Content-Type', type)
      },
    }),
  )
  return router
}
