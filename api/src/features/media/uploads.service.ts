import type { Readable } from 'node:stream'
import { requireAdmin } from '../../platform/authorize.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { fileBrokenOff, imageRefused } from './image-errors.ts'
import { quarantineKey } from './image-variants.ts'
import { refusalOf } from './images.rules.ts'
import { isUploadName, reserveUpload } from './reserve-upload.ts'
import { StoredImage } from './stored-image.entity.ts'
import { takeInImage } from './take-in-image.ts'
import { checkUploadAddress, uploadPath } from './upload-address.ts'
import { claimEnd, claimUpload, releaseUpload } from './upload-claims.ts'
import type { UploadedImage } from './uploaded-image.type.ts'

/**
 * An address to which the browser may PUT one picture (spec section 7, POST /api/upload/product-image): a path of the
 * shop, or an address of the store. Its last segment names the picture to come.
 * @throws UNAUTHENTICATED, FORBIDDEN, TOO_MANY_REQUESTS.
 */
export async function issueUpload(ctx: RequestContext): Promise<string> {
  requireAdmin(ctx)
  const seconds = ctx.env.UPLOAD_URL_TTL_SECONDS
  const expiresAt = new Date(ctx.clock.now().getTime() + seconds * 1_000)
  const name = await reserveUpload(ctx, { state: 'issued', expiresAt })
  const direct = ctx.storage.directUploads
  return direct ? direct.addressFor(quarantineKey(name), seconds) : uploadPath(ctx.env, name, expiresAt)
}

/** A file on its way, and what is said of it beforehand. */
export interface IncomingFile {
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
 * @throws UNAUTHENTICATED, FORBIDDEN (also: not a valid address), CONFLICT (used), and those of `takeInImage`.
 */
export async function receiveUpload(ctx: RequestContext, file: IncomingFile): Promise<UploadedImage> {
  requireAdmin(ctx)
  const { name, query, body, ...declared } = file
  if (!isUploadName(name)) throw notFound('Adresse inconnue.')
  const expiresAt = checkUploadAddress(ctx.env, name, query, ctx.clock.now())
  refuseDeclared(declared)
  const claim = await claimUpload(ctx, name)
  if (!claim) throw conflict('Cette adresse d’envoi a déjà servi. Veuillez recommencer l’envoi.')
  try {
    return await takeInImage(ctx, claim, async () => body)
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
 * Stores a picture that came with the request itself.
 * @throws UNAUTHENTICATED, FORBIDDEN, TOO_MANY_REQUESTS, and those of `takeInImage`.
 */
export async function uploadImage(ctx: RequestContext, file: Promise<SentFile>): Promise<UploadedImage> {
  requireAdmin(ctx)
  const sent = await file
  refuseDeclared({ type: sent.mimetype })
  const until = claimEnd(ctx.clock.now())
  const name = await reserveUpload(ctx, { state: 'receiving', expiresAt: until })
  try {
    return await takeInImage(ctx, { name, until }, async () => openSent(sent))
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
