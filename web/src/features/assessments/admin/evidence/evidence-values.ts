import { z } from 'zod'
import {
  daysRefusal,
  newEvidenceRules,
} from '../../../../../../api/src/features/catalogue/evidence/evidence.rules.ts'
import {
  type EvidenceKind,
  evidenceKindNames,
} from '../../../../../../api/src/features/catalogue/evidence/evidence-kinds.rules.ts'
import type { FieldWords } from '../../../../ui/admin/field-changes.tsx'
import { formatShortDay } from '../../../../ui/display/date-text.tsx'
import type { EvidenceFacts } from './evidence-words.ts'

/** New evidence: private until somebody says otherwise. */
export const newEvidence = {
  kind: 'CERTIFICATE',
  title: '',
  issuer: '',
  number: '',
  validFrom: '',
  validUntil: '',
  protocol: '',
  isPublic: false,
  /** What the file that was chosen is called; empty while none is. */
  fileName: '',
}

/** What the form of evidence holds, as its inputs hold it. */
export type EvidenceValues = typeof newEvidence

/** French names of the fields, in the order of the form. */
export const evidenceLabels: Record<keyof EvidenceValues, string> = {
  kind: 'Nature',
  title: 'Intitulé',
  issuer: 'Émetteur',
  number: 'Numéro',
  validFrom: 'Valable depuis le',
  validUntil: 'Valable jusqu’au',
  protocol: 'Protocole de la mesure',
  isPublic: 'Publique\u00a0: tout le monde peut la lire, avec son fichier',
  fileName: 'Fichier',
}

// The name of a file is no word, and opens it.
const { fileName: _fileName, ...facts } = evidenceLabels

/** The words in which the history of evidence is shown; a file by its fingerprint alone. */
export const evidenceHistoryWords: FieldWords = {
  labels: { ...facts, isPublic: 'Publique', sample: 'Démonstration', sha256: 'Fichier (SHA-256)' },
  show(field, value) {
    if (field === 'kind') return evidenceKindNames[value as EvidenceKind]
    const isDay = (field === 'validFrom' || field === 'validUntil') && typeof value === 'string'
    return isDay ? formatShortDay(value) : undefined
  },
}

/** Evidence as the form shows it. */
export const toEvidenceForm = (evidence: EvidenceFacts): EvidenceValues => ({
  kind: evidence.kind,
  title: evidence.title,
  issuer: evidence.issuer ?? '',
  number: evidence.number ?? '',
  validFrom: evidence.validFrom ?? '',
  validUntil: evidence.validUntil ?? '',
  protocol: evidence.protocol ?? '',
  isPublic: evidence.isPublic,
  fileName: '',
})

export const evidenceFormRules = newEvidenceRules
  .extend({ fileName: z.string() })
  .superRefine((facts, ctx) => {
    const refusal = daysRefusal(facts)
    if (refusal) ctx.addIssue({ code: 'custom', path: [refusal.field], message: refusal.message })
  })
