import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import {
  findPassportByCode,
  type PassportByCode,
} from '../../../features/catalogue/passports/passports.service.ts'
import { ShopError } from '../../../platform/errors.ts'
import { buildContext, type ContextParts } from '../../http/build-context.ts'
import { passportPage, type ShopFonts } from './passport-markup.ts'

/**
 * The page of a passport, HTML without any script, to be read by whoever scans the code on a thing and to be printed. It
 * stays when the product is deleted. A code that nobody has is answered as any address that is not there.
 * @param webFolder the built client, whose fonts it is set in.
 */
export function passportPages(parts: ContextParts, webFolder: string): Router {
  const fonts = fontsOf(webFolder)
  const page: RequestHandler<{ code: string }> = async (request, response, next) => {
    const found = await findPassportByCode(buildContext(parts, request), request.params).catch(unknown)
    if (!found) return next()
    response
      .set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' })
      .type('html')
      .send(passportPage(found, parts.env.PUBLIC_URL, fonts))
  }
  const router = Router()
  router.get('/passeport/:code', page)
  return router
}

/** The two fonts of the shop, whose names hold what is in them. */
function fontsOf(webFolder: string): ShopFonts {
  const folder = join(webFolder, 'assets')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const pathOf = (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name))
    return file && `/assets/${file}`
  }
  return { inter: pathOf(/^inter-[\w-]+\.woff2$/), fraunces: pathOf(/^fraunces-[\w-]+\.woff2$/) }
}

function unknown(error: unknown): PassportByCode | null {
  if (error instanceof ShopError && /^(NOT_FOUND|BAD_USER_INPUT)$/.test(error.code)) return null
  throw error
}
