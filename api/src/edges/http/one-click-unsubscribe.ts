import express, { type RequestHandler, Router } from 'express'
import { unsubscribeFromNewsletter } from '../../features/engagement/newsletter/newsletter.service.ts'
import { invalidInput } from '../../platform/errors.ts'
import { buildContext, type ContextParts } from './build-context.ts'

/** What the one form of RFC 8058 needs, and some. */
const bodyLimitBytes = 4_096

/** Mail programs send the form as multipart/form-data or urlencoded: the platform reads both. */
const isOneClick: (contentType: string, body: unknown) => Promise<boolean> = async (contentType, body) => {
  if (!Buffer.isBuffer(body)) return false
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  return (await form.catch(() => null))?.get('List-Unsubscribe') === 'One-Click'
}

/**
 * POST on the address of « List-Unsubscribe »: a mail program takes its reader off the newsletter with one press
 * (RFC 8058). It comes from the mail program's own servers, without cookie and from another site: the token of the
 * mail is all that counts, so the guard against other sites has nothing to guard. A GET shows the page, which asks
 * first.
 */
export function oneClickUnsubscribe(parts: ContextParts): RequestHandler {
  const router = Router()
  const types = ['multipart/form-data', 'application/x-www-form-urlencoded']
  router.post(
    '/newsletter/desinscription',
    express.raw({ type: types, limit: bodyLimitBytes }),
    async (request, response) => {
      if (!(await isOneClick(request.get('content-type') ?? '', request.body)))
        throw invalidInput('Formulaire « List-Unsubscribe=One-Click » attendu.')
      await unsubscribeFromNewsletter(buildContext(parts, request), { token: request.query.token })
      response.setHeader('Cache-Control', 'no-store')
      response.type('text').send('Vous ne recevrez plus la lettre de Ramure.\n')
    },
  )
  return router
}
