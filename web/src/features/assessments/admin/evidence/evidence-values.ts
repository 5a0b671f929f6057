import { z } from 'zod'
import {
  daysRefusal,
  newEvidenceRules,
} from '../../../../../../api/src/features/catalogue/evidence/evidence.rules.ts'
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
