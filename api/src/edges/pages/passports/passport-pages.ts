import { type RequestHandler, Router } from 'express'
import {
  findPassportByCode,
  type PassportByCode,
} from '../../../features/catalogue/passports/passports.service.ts'
import { ShopError } from '../../../platform/errors.ts'
import { buildContext, type ContextParts } from '../../http/build-context.ts'
import { passportPage } from './passport-markup.ts'

/**
 * The page of a passport, HTML without any script, to be read by whoever scans the code on a thing and to be printed. It
 * stays when the product is deleted. A code that nobody has is answered as any address that is not there.
 */
export function passportPages(parts: ContextParts): Router {
  const page: RequestHandler<{ code: string }> = async (request, response, next) => {
    const found = await findPassportByCode(buildContext(parts, request), request.params).catch(unknown)
    if (!found) return next()
    response
      .set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' })
      .type('html')
      .send(passportPage(found, parts.env.PUBLIC_URL))
  }
  const router = Router()
  router.get('/passeport/:code', page)
  return router
}

function unknown(error: unknown): PassportByCode | null {
  if (error instanceof ShopError && /^(NOT_FOUND|BAD_USER_INPUT)$/.test(error.code)) return null
  throw error
}
