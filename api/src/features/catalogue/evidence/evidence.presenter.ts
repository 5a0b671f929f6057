import type { Evidence } from './evidence.entity.ts'
import { evidenceFields } from './evidence.service.ts'

/** Where a file of evidence is read. */
export const evidenceFileUrl = (name: string) => `/api/evidence/files/${name}`

/** Evidence as REST tells it to administrators: what the history keeps, its file by address, and what follows from it. */
export function presentEvidence(evidence: Evidence) {
  const { fileName, ...facts } = evidenceFields(evidence)
  return {
    id: evidence.id,
    ...facts,
    fileUrl: fileName && evidenceFileUrl(fileName),
    liveUntil: evidence.liveUntil ?? null,
    ceiling: (evidence.ceiling / 10).toFixed(1),
    state: evidence.state,
    createdAt: evidence.createdAt.toISOString(),
    version: evidence.version,
  }
}
