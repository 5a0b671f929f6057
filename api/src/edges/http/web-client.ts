import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import sirv from 'sirv'

/** Pages that the client knows (specification, section 2); any other address is its not-found screen, with 404. */
const knownPages = [
  /^\/(produits|consommer-ecologiquement|pourquoi-nous-faire-confiance|qui-nous-sommes|aide-et-contacts)?$/,
  /^\/(panier|auth|mon-compte|politique-confidentialite|mentions-legales|cgv|accessibilite)$/,
  /^\/newsletter\/(confirmation|desinscription)$/,
  /^\/(produit|article)\/[^/]+$/,
  /^\/admin(\/(login|messages|liste-attente|newsletter|commandes))?$/,
]

/** What browsers ask for by themselves, with each visit: kept for a day. */
const icons = /^\/(favicon\.(ico|svg)|apple-touch-icon\.png)$/

function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return icons.test(path) ? 'public, max-age=86400' : 'no-cache'
}

/** The built React client of `folder`: hashed files for ever, the page itself asked for anew each time. */
export function webClient(folder: string): RequestHandler {
  const router = Router()
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return router
  const page = readFileSync(index)
  router.use(
    sirv(folder, {
      etag: true,
      dotfiles: false,
      extensions: [],
      setHeaders: (response, path) => {
        response.setHeader('Cache-Control', cacheControl(path))
        // Not among the types that sirv knows, and nobody may guess them (nosniff).
        if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
      },
    }),
  )
  router.get('/{*path}', (request, response, next) => {
    // A path with a file name, or a hidden one, is no page: it does not exist.
    if (/\/\.|\.[a-z0-9]+$/i.test(request.path)) return next()
    const path = request.path.length > 1 ? request.path.replace(/\/$/, '') : request.path
    response.status(knownPages.some((known) => known.test(path)) ? 200 : 404)
    response.setHeader('Cache-Control', 'no-cache')
    response.type('html').send(page)
  })
  return router
}
