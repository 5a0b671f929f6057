import type { Evidence } from './evidence.entity.ts'

/** Where a file of evidence is read. */
export const evidenceFileUrl = (name: string) => `/api/evidence/files/${name}`

/** Evidence as REST tells it to administrators. */
export const presentEvidence = (evidence: Evidence) => ({
  id: evidence.id,
  kind: evidence.kind,
  title: evidence.title,
  issuer: evidence.issuer ?? null,
  number: evidence.number ?? null,
  validFrom: evidence.validFrom ?? null,
  validUntil: evidence.validUntil ?? null,
  liveUntil: evidence.liveUntil ?? null,
  protocol: evidence.protocol ?? null,
  isPublic: evidence.isPublic,
  sample: evidence.sample,
  ceiling: (evidence.ceiling / 10).toFixed(1),
  state: evidence.state,
  fileUrl: evidence.fileName ? evidenceFileUrl(evidence.fileName) : null,
  fileType: evidence.fileType ?? null,
  fileSize: evidence.fileSize ?? null,
  sha256: evidence.sha256 ?? null,
  createdAt: evidence.createdAt.toISOString(),
  version: evidence.version,
})
