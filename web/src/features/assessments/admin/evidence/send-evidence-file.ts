import { imageLimits, imageRefusals } from '../../../../../../api/src/features/media/images.rules.ts'
import { someFailure } from '../../../../graphql/errors.ts'

/** What a file of evidence may be. */
export const evidenceFileTypes = 'application/pdf,image/jpeg,image/png,image/gif,image/webp'

/**
 * Sends the file of a piece of evidence; its content is judged by the server.
 * @returns null when it has it, else why not, for people.
 */
export async function sendEvidenceFile(id: string, file: File): Promise<string | null> {
  if (file.size > imageLimits.maxBytes) return imageRefusals.size.detail
  const answer = await fetch(`/api/admin/evidence/${encodeURIComponent(id)}/file`, {
    method: 'PUT',
    credentials: 'include',
    headers: { 'Content-Type': file.type || 'application/octet-stream' },
    body: file,
  }).catch(() => null)
  if (answer?.ok) return null
  const told: unknown = await answer?.json().catch(() => null)
  const message = typeof told === 'object' && told !== null && 'message' in told ? told.message : null
  return typeof message === 'string' ? message : someFailure
}
