import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Transform, type TransformCallback, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Request, RequestHandler, Response } from 'express'
import processRequest from 'graphql-upload/processRequest.mjs'
import Upload from 'graphql-upload/Upload.mjs'
import { fileBrokenOff, imageRefused } from '../../features/media/image-errors.ts'
import { imageLimits } from '../../features/media/images.rules.ts'
import { may, requirePermission } from '../../platform/authorize.ts'
import { invalidInput, ShopError } from '../../platform/errors.ts'
import { buildContext, type ContextParts } from '../http/build-context.ts'
import { leaveUnread } from '../http/unread-body.ts'

/** Operation and map; the file has its own limit. */
const maxFieldSize = 100_000
/** With the two fields and what stands between the parts. */
const maxBodyBytes = imageLimits.maxBytes + 3 * maxFieldSize

/**
 * GraphQL requests with a file (multipart/form-data). graphql-upload reads the whole body before any resolver is
 * asked, so everything is asked here first: the header that no other site's page can send, session and role, length.
 * The operation runs when the body has come whole and lies whole on the disk, with one file in one variable.
 */
export function multipartUpload(parts: ContextParts): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'POST' || !request.is('multipart/form-data')) return next()
    try {
      if (!request.get('apollo-require-preflight'))
        throw invalidInput('En-tête Apollo-Require-Preflight attendu.')
      const ctx = buildContext(parts, request)
      // Evidence has a file too: which of the two it takes, its verb says.
      requirePermission(ctx, may(ctx, 'catalogue.write') ? 'catalogue.write' : 'images')
      if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw imageRefused('size')
      const operations = await parse(request, response)
      await requireWritten(requireOneFile(operations), response)
      request.body = operations
    } catch (error) {
      await leaveUnread(request, response)
      throw error
    }
    next()
  }
}

async function parse(request: Request, response: Response): Promise<unknown> {
  // Gone while it was looked up who asks: nothing would ever come, nor an end.
  if (request.destroyed) throw fileBrokenOff(null)
  const body = new CountedBody(request.headers)
  request.pipe(body)
  // A client that leaves halfway; one that has sent everything closes as well.
  request.once('close', () => request.complete || body.destroy())
  try {
    const operations = await processRequest(body as unknown as IncomingMessage, response, {
      // A file of just this size counts as cut off there: the largest image is one byte below.
      ...{ maxFieldSize, maxFileSize: imageLimits.maxBytes + 1, maxFiles: 1 },
    })
    await body.parsed
    return operations
  } catch (error) {
    const cause: unknown = body.failure ?? error
    const isRefusal = cause instanceof ShopError || (cause as { status?: number }).status !== undefined
    throw isRefusal ? cause : invalidInput('Formulaire invalide.')
  }
}

/** The body as graphql-upload reads it: counted, and waited for after the promise of graphql-upload is kept. */
class CountedBody extends Transform {
  /** What went wrong with it, first of all. */
  failure: Error | undefined
  /** Kept when every part has come and was in order. */
  parsed: Promise<void> | undefined
  private bytes = 0

  constructor(readonly headers: IncomingMessage['headers']) {
    super()
    this.on('error', (error) => {
      this.failure ??= error
    })
  }

  override pipe<T extends NodeJS.WritableStream>(parser: T): T {
    this.parsed = finished(parser)
    // Looked at later, or never when graphql-upload refuses at once.
    this.parsed.catch(() => {})
    return super.pipe(parser)
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.bytes += chunk.length
    if (this.bytes > maxBodyBytes) done(imageRefused('size'))
    else done(null, chunk)
  }
}

/**
 * The file of the operation.
 * @throws BAD_USER_INPUT unless there is one, and one variable that is it: `map` may name any number of places.
 */
function requireOneFile(operations: unknown): Upload {
  const { variables } = operations as { variables?: unknown }
  const isPlain = isObject(variables) && Object.getPrototypeOf(variables) === Object.prototype
  const direct = isPlain ? Object.values(variables).filter((value) => value instanceof Upload) : []
  if (direct.length !== 1 || !direct[0]?.file || countFiles(operations) !== 1)
    throw invalidInput('Un fichier attendu, dans une variable.')
  return direct[0]
}

/**
 * Waits until a file lies whole in its temporary one: whoever reads one that could not be written waits for ever, and
 * keeps it open.
 * @throws what the disk says, ENOSPC when it is full. A file that broke off, or is too large, is refused by its reader.
 */
async function requireWritten({ file }: Upload, response: Response): Promise<void> {
  const { capacitor } = file as unknown as { capacitor: Writable & { _path: string; _pos: number } }
  try {
    await finished(capacitor)
    // A disk that is nearly full takes the beginning of a chunk, and fs-capacitor believes that it took all.
    const { size } = await stat(capacitor._path)
    if (size < capacitor._pos) throw Object.assign(new Error('no space left for a file'), { code: 'ENOSPC' })
  } catch (error) {
    const isOfSystem = /^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '')
    // With a sender who has gone the file goes as well, and no disk is to blame.
    if (isOfSystem && !response.destroyed) throw error
  }
}

/** Without recursion: what is sent may be nested deeper than the stack is. */
function countFiles(operations: unknown): number {
  const left = [operations]
  let count = 0
  while (left.length > 0) {
    const value = left.pop()
    if (value instanceof Upload) count += 1
    else if (isObject(value)) for (const inner of Object.values(value)) left.push(inner)
  }
  return count
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
