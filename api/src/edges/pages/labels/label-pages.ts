import { type RequestHandler, type Response, Router } from 'express'
import { findLabels, type Labels } from '../../../features/catalogue/labels/labels.service.ts'
import { httpStatusOf, ShopError } from '../../../platform/errors.ts'
import { addressId } from '../../../platform/word-address.rules.ts'
import { buildContext, type ContextParts } from '../../http/build-context.ts'
import { labelPage, labelRefusal, labelSheets } from './label-markup.ts'

/**
 * Labels to be printed, HTML without any script: of one product beside its page, of a selection by `ids`. What the shop
 * does not show has none, and is answered as any address that is not there.
 */
export function labelPages(parts: ContextParts): Router {
  const single: RequestHandler<{ words: string }> = async (request, response, next) => {
    const labels = await found(parts, request, addressId(request.params.words))
    const [label] = labels instanceof ShopError ? [] : labels.labels
    if (label) send(response, labelPage(label))
    else next()
  }
  const sheets: RequestHandler = async (request, response, next) => {
    const labels = await found(parts, request, request.query.ids)
    if (labels instanceof ShopError)
      send(response.status(httpStatusOf[labels.code]), labelRefusal(labels.message))
    else if (labels.labels.length > 0) send(response, labelSheets(labels))
    else next()
  }
  const router = Router()
  router.get('/produit/:words/etiquette', single)
  router.get('/etiquettes', sheets)
  return router
}

/** The labels, or why these ids are refused. */
const found = (
  parts: ContextParts,
  request: Parameters<typeof buildContext>[1],
  ids: unknown,
): Promise<Labels | ShopError> =>
  findLabels(buildContext(parts, request), { ids }).catch((error) => {
    if (error instanceof ShopError && error.code === 'BAD_USER_INPUT') return error
    throw error
  })

const send = (response: Response, html: string) =>
  response.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).type('html').send(html)
