import { createHash, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { may, requirePermission } from '../../../platform/authorize.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { notFound, ShopError } from '../../../platform/errors.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import type { StoredObject } from '../../../platform/storage/object-storage.ts'
import { audited } from '../../audit/audit.service.ts'
import { encodeImage } from '../../media/encode-image.ts'
import { imageRefused } from '../../media/image-errors.ts'
import { readLimited } from '../../media/ingest-image.ts'
import { Evidence } from './evidence.entity.ts'
import { auditedEvidence, lockEvidence, requireEvidence, settledFacts } from './evidence.service.ts'

/** Under a folder of its own: nothing below /public-objects leads there. */
const storageKey = (name: string) => `evidence/${name}`

/** Type of a file by its first bytes. */
const signatures: [start: string, type: string][] = [
  ['%PDF-', 'application/pdf'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF8', 'image/gif'],
]

function typeOf(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'image/webp'
  return signatures.find(([signature]) => start.startsWith(signature))?.[1] ?? null
}

const unsupported = 'Type de fichier non supporté'

/** How far from the end of a PDF its mark may stand. */
const pdfTail = 1_024

/**
 * The type of a file, by its content alone: a PDF that has its end, or a picture that can be decoded whole.
 * @throws UNSUPPORTED_MEDIA_TYPE, BAD_USER_INPUT (empty, damaged).
 */
async function judge(bytes: Buffer): Promise<string> {
  if (bytes.length === 0) throw imageRefused('empty')
  const type = typeOf(bytes)
  if (!type)
    throw new ShopError('UNSUPPORTED_MEDIA_TYPE', unsupported, {
      fields: { file: 'Veuillez sélectionner un PDF ou une image (JPEG, PNG, GIF, WebP).' },
    })
  if (type !== 'application/pdf') await encodeImage(bytes)
  else if (!bytes.subarray(-pdfTail).includes('%%EOF'))
    throw new ShopError('BAD_USER_INPUT', 'PDF illisible', {
      fields: { file: 'Ce fichier est abîmé ou incomplet. Veuillez en choisir un autre.' },
    })
  return type
}

/**
 * Gives evidence its file, in the place of any before: kept as it was sent, with its SHA-256, under a name that nobody
 * guesses. The former file stays in the store and is served to nobody; the history can put it back.
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, BAD_USER_INPUT.
 */
export async function attachFile(
  ctx: RequestContext,
  input: unknown,
  open: () => Promise<Readable>,
): Promise<Evidence> {
  requirePermission(ctx, 'catalogue.write')
  const { id } = await requireEvidence(ctx, input)
  const bytes = await readLimited(await open())
  const fileType = await judge(bytes)
  const fileName = randomBytes(20).toString('hex')
  // The file first: a row never names one that is not there.
  await ctx.storage.put(storageKey(fileName), bytes)
  return transactionally(ctx, async (em) => {
    const evidence = await lockEvidence(em, id)
    const file = {
      ...{ fileName, fileType, fileSize: bytes.length },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
    const settled = settledFacts(ctx.clock.now(), { ...evidence, ...file })
    return audited(ctx, em, auditedEvidence).change(evidence, { ...file, ...settled })
  })
}

/** A file as graphql-upload hands it over. */
interface SentFile {
  createReadStream(): Readable
}

/** As `attachFile`, of a file that came with the request itself. */
export const attachSentFile = (
  ctx: RequestContext,
  id: string,
  file: Promise<SentFile>,
): Promise<Evidence> => {
  requirePermission(ctx, 'catalogue.write')
  return attachFile(ctx, { id }, async () => (await file).createReadStream())
}

/** A file of evidence, open for reading. */
export interface EvidenceFile extends StoredObject {
  type: string
  /** Whether everybody may keep a copy, to ask each time whether it still is. */
  isPublic: boolean
  /** Of its bytes. */
  sha256: string | null
}

const fileRules = z.object({ name: z.hex().max(40) })

/**
 * The file of this name: of public evidence for everybody, else for administrators alone.
 * @throws NOT_FOUND, the same whether there is none or the viewer may not see it.
 */
export async function openEvidenceFile(ctx: RequestContext, input: unknown): Promise<EvidenceFile> {
  const unknown = notFound('Document introuvable')
  const { data } = fileRules.safeParse(input)
  const evidence = data && (await ctx.em.findOne(Evidence, { fileName: data.name }))
  if (!data || !evidence?.fileType || !(evidence.isPublic || may(ctx, 'catalogue.read'))) throw unknown
  const found = await ctx.storage.open(storageKey(data.name))
  if (!found) throw unknown
  return { ...found, type: evidence.fileType, isPublic: evidence.isPublic, sha256: evidence.sha256 ?? null }
}
