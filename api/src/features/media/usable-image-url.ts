import { invalidInput } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { finishUpload } from './finish-upload.ts'
import { isOwnPicture, newImageUrlRules } from './image-url.rules.ts'
import { StoredImage } from './stored-image.entity.ts'

/**
 * Refuses an address that is not that of a picture: one of the shop's own that is stored, or one on a public
 * site by https, which is never fetched. A picture of the shop counts as needed from now on: whoever collects unused ones lets it be, for
 * long enough that its row or article is written meanwhile. Ask before the transaction, not inside: taking in a file
 * from the store takes seconds.
 * @throws BAD_USER_INPUT with `fields.imageUrl`, and what `finishUpload` throws of a file that is no picture.
 */
export async function assertUsableImageUrl(ctx: RequestContext, url: string): Promise<void> {
  const { imageUrl } = parseInput(newImageUrlRules, { imageUrl: url })
  if (!imageUrl || !isOwnPicture(imageUrl)) return
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
