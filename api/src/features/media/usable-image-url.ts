import { invalidInput, ShopError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { isOwnImage, newImageUrlRules } from './images.rules.ts'
import { finishUpload } from './ingest-image.ts'
import { StoredImage } from './stored-image.entity.ts'

/**
 * Refuses an address that is not that of an image: one of the shop's own that is stored, or one on a public site by
 * https, which is never fetched. An image of the shop counts as needed from now on: the collection of unused ones
 * spares it long enough for the product or article to be written. Call it before the transaction, not inside: taking
 * in a file from the store takes seconds.
 * @param url nothing is checked when there is none.
 * @param isUnchanged whether the row shows this address already: it is then not checked again, so that the other
 *   fields can be saved even when the file is gone.
 * @throws BAD_USER_INPUT with `fields.imageUrl`, and what `finishUpload` throws of a file that is no image.
 */
export async function assertUsableImageUrl(
  ctx: RequestContext,
  url: string | null | undefined,
  isUnchanged?: (url: string) => Promise<boolean>,
): Promise<void> {
  if (!url || (await isUnchanged?.(url))) return
  const { imageUrl } = parseInput(newImageUrlRules, { imageUrl: url })
  if (!imageUrl || !isOwnImage(imageUrl)) return
  const name = imageUrl.slice(imageUrl.lastIndexOf('/') + 1)
  await finishUpload(ctx, name)
  const needed = await ctx.em.nativeUpdate(
    StoredImage,
    { name, state: 'stored' },
    { lastNeededAt: ctx.clock.now() },
  )
  if (needed === 1) return
  const missing = 'Cette image n’existe pas, ou plus. Veuillez l’envoyer de nouveau.'
  throw invalidInput(missing, { imageUrl: missing })
}

/** The address of an image of the history if it can still be shown, null if it cannot or there was none. */
export async function usableImageUrlOrNull(
  ctx: RequestContext,
  url: string | null | undefined,
  isUnchanged: (url: string) => Promise<boolean>,
): Promise<string | null> {
  try {
    await assertUsableImageUrl(ctx, url, isUnchanged)
    return url || null
  } catch (error) {
    if (error instanceof ShopError && error.code === 'BAD_USER_INPUT') return null
    throw error
  }
}
