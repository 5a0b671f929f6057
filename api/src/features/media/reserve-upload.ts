import { randomBytes } from 'node:crypto'
import { requireAdmin } from '../../platform/authorize.ts'
import { ShopError } from '../../platform/errors.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { StoredImage } from './stored-image.entity.ts'

/** Names of uploads: 160 random bits, so that knowing one is having been told. */
const newName = () => `${randomBytes(20).toString('hex')}.webp`

/** Whether a picture of this name was sent by somebody; those of the demo have readable names. */
export const isUploadName = (name: string) => /^[0-9a-f]{40}\.webp$/.test(name)

/** Who counts uploads and adds one does so alone (pg_advisory_xact_lock). */
const quotaLock = 4_019_270_327

/**
 * A row for a picture that is to come.
 * @throws TOO_MANY_REQUESTS while UPLOADS_KEPT_MAX pictures wait for something to show them.
 */
export async function reserveUpload(
  ctx: RequestContext,
  facts: Pick<StoredImage, 'state' | 'expiresAt'>,
): Promise<string> {
  const { id } = requireAdmin(ctx)
  const name = newName()
  await transactionally(ctx, async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [quotaLock])
    const waiting = await em.count(StoredImage, { lastNeededAt: null, state: { $ne: 'deleting' } })
    if (waiting >= ctx.env.UPLOADS_KEPT_MAX)
      throw new ShopError(
        'TOO_MANY_REQUESTS',
        'Trop d’images envoyées attendent d’être utilisées. Ajoutez-les à des produits, ou réessayez demain.',
        { retryAfterSeconds: 3_600 },
      )
    await em.insert(StoredImage, { ...facts, name, uploadedBy: id, createdAt: ctx.clock.now() })
  })
  return name
}
