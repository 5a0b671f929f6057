import { nextNumber } from './next-number.ts'

/** Evidence as administrators are told of it: a public certificate that counts. */
export const makeEvidence = (fields: Record<string, unknown> = {}) => ({
  id: String(nextNumber()),
  ...{ kind: 'CERTIFICATE', title: 'GOTS', issuer: 'Ecocert', number: 'A-12' },
  ...{ validFrom: '2024-03-12', validUntil: '2027-03-12', liveUntil: '2027-03-12', protocol: null },
  ...{ isPublic: true, sample: false, ceiling: '2.0', state: 'LIVE', fileUrl: null, fileType: null },
  ...{ fileSize: null, sha256: null, createdAt: '2026-01-05T09:00:00.000Z', version: 1, products: [] },
  ...fields,
})
