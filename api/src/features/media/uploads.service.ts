import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { Env } from '../../env.ts'
import { requirePermission } from '../../platform/authorize.ts'
import { transactionally } from '../../platform/database/transaction.ts'
import { conflict, notFound, ShopError } from '../../platform/errors.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { fileBrokenOff, imageRefused } from './image-errors.ts'
import { quarantineKey } from './image-variants.rules.ts'
import { refusalOf } from './images.rules.ts'
import { claimEnd, claimUpload, ingestImage, releaseUpload, type UploadedImage } from './ingest-image.ts'
import { StoredImage } from './stored-image.entity.ts'

/** Names of uploads: 160 random bits, so that knowing one is having been told. */
const newName = () => `${randomBytes(20).toString('hex')}.webp`

/** Whether an image of this name was sent by somebody; those of the demo have readable names. */
export const isUploadName = (name: string) => /^[0-9a-f]{40}\.webp$/.test(name)

/** Who counts uploads and adds one does so alone (pg_advisory_xact_lock). */
const quotaLock = 4_019_270_327

/**
 * A row for an image that is to come.
 * @throws TOO_MANY_REQUESTS while UPLOADS_KEPT_MAX images wait for something to show them.
 */
export async function reserveUpload(
  ctx: RequestContext,
  claim: Pick<StoredImage, 'state' | 'expiresAt'>,
): Promise<string> {
  const { id } = requirePermission(ctx, 'images')
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
    await em.insert(StoredImage, { ...claim, name, uploadedBy: id, createdAt: ctx.clock.now() })
  })
  return name
}

/** What an address to send a file to says after its « ? ». */
const signedRules = z.object({
  expires: z.string().regex(/^\d{13}$/),
  signature: z.string().regex(/^[\w-]{43}$/),
})

/** Path, with its signature, to which the file of this name may be sent until `expiresAt`. */
function uploadPath(env: Env, name: string, expiresAt: Date): string {
  const expires = String(expiresAt.getTime())
  return `/api/upload/product-image/${name}?expires=${expires}&signature=${sign(env, name, expires)}`
}

/** Until when the file may be sent. @throws FORBIDDEN when the address is not one of ours, or too old. */
function checkUploadAddress(env: Env, name: string, query: unknown, now: Date): Date {
  const { data } = signedRules.safeParse(query)
  if (!data || !isEqual(data.signature, sign(env, name, data.expires)))
    throw refused('Cette adresse d’envoi n’est pas valable.')
  const expiresAt = new Date(Number(data.expires))
  if (expiresAt <= now) throw refused('Cette adresse d’envoi a expiré. Veuillez recommencer l’envoi.')
  return expiresAt
}

const refused = (message: string) => new ShopError('FORBIDDEN', message)

/** A key of its own, so that no signature made for something else ever fits here. */
const sign = (env: Env, name: string, expires: string) => {
  const key = createHmac('sha256', env.SESSION_SECRET).update('upload address').digest()
  return createHmac('sha256', key).update(`${name}\n${expires}`).digest('base64url')
}

const isEqual = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * An address to which the browser may PUT one image (specification, section 7): a path of the shop, or an address of
 * the store. Its last segment names the image to come.
 * @throws UNAUTHENTICATED, FORBIDDEN, TOO_MANY_REQUESTS.
 */
export async function issueUpload(ctx: RequestContext): Promise<string> {
  requirePermission(ctx, 'images')
  const seconds = ctx.env.UPLOAD_URL_TTL_SECONDS
  const expiresAt = new Date(ctx.clock.now().getTime() + seconds * 1_000)
  const name = await reserveUpload(ctx, { state: 'issued', expiresAt })
  const direct = ctx.storage.directUploads
  return direct ? direct.addressFor(quarantineKey(name), seconds) : uploadPath(ctx.env, name, expiresAt)
}

/** A file on its way, and what is said of it beforehand. */
interface IncomingFile {
  name: string
  /** Signature and expiry from the address. */
  query: unknown
  type: string
  /** Bytes; undefined when nobody said. */
  size: number | undefined
  body: Readable
}

/**
 * Takes in the file that is sent to an address of `issueUpload`. It serves once: of two at once one wins. A file that
 * is refused, or breaks off, was no use of it: until it expires another may be sent.
 * @throws UNAUTHENTICATED, FORBIDDEN (also: not a valid address), CONFLICT (used), and those of `ingestImage`.
 */
export async function receiveUpload(ctx: RequestContext, file: IncomingFile): Promise<UploadedImage> {
  requirePermission(ctx, 'images')
  const { name, query, body, ...declared } = file
  if (!isUploadName(name)) throw notFound('Adresse inconnue.')
  const expiresAt = checkUploadAddress(ctx.env, name, query, ctx.clock.now())
  refuseDeclared(declared)
  const claim = await claimUpload(ctx, name)
  if (!claim) throw conflict('Cette adresse d’envoi a déjà servi. Veuillez recommencer l’envoi.')
  try {
    return await ingestImage(ctx, claim, async () => body)
  } catch (error) {
    await releaseUpload(ctx, claim, expiresAt)
    throw error
  }
}

/** A file as graphql-upload hands it over, held back in a temporary one. */
export interface SentFile {
  mimetype: string
  createReadStream(): Readable
}

/**
 * Stores an image that came with the request itself.
 * @throws UNAUTHENTICATED, FORBIDDEN, TOO_MANY_REQUESTS, and those of `ingestImage`.
 */
export async function uploadImage(ctx: RequestContext, file: Promise<SentFile>): Promise<UploadedImage> {
  requirePermission(ctx, 'images')
  const sent = await file
  refuseDeclared({ type: sent.mimetype })
  const until = claimEnd(ctx.clock.now())
  const name = await reserveUpload(ctx, { state: 'receiving', expiresAt: until })
  try {
    return await ingestImage(ctx, { name, until }, async () => openSent(sent))
  } catch (error) {
    await ctx.em.nativeDelete(StoredImage, { name, state: 'receiving' })
    throw error
  }
}

function openSent(file: SentFile): Readable {
  try {
    return file.createReadStream()
  } catch (error) {
    throw fileBrokenOff(error)
  }
}

function refuseDeclared(declared: { type: string; size?: number | undefined }): void {
  const refusal = refusalOf(declared)
  if (refusal) throw imageRefused(refusal)
}
