/** What can support points. */
export const evidenceKinds = [
  'CERTIFICATE',
  'TEST_REPORT',
  'SUPPLIER_STATEMENT',
  'OWN_MEASURE',
  'INVOICE',
] as const

export type EvidenceKind = (typeof evidenceKinds)[number]

/** What each kind is called; without zod, since the shop's pages show it. */
export const evidenceKindNames: Record<EvidenceKind, string> = {
  CERTIFICATE: 'Certificat',
  TEST_REPORT: 'Rapport d’essai',
  SUPPLIER_STATEMENT: 'Déclaration du fournisseur',
  OWN_MEASURE: 'Mesure de la boutique',
  INVOICE: 'Facture',
}

/** Kinds in which somebody from outside has looked: certificate and test. */
export const externalKinds: readonly EvidenceKind[] = ['CERTIFICATE', 'TEST_REPORT']
