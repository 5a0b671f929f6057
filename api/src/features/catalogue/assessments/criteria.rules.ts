/** The five criteria of an eco-score (specification, section 9), in the order in which they are shown. */
export const criteria = ['MATERIALS', 'MANUFACTURING', 'TRANSPORT', 'PACKAGING', 'END_OF_LIFE'] as const

export type Criterion = (typeof criteria)[number]

/** What people call the criteria. */
export const criterionNames: Record<Criterion, string> = {
  MATERIALS: 'Matériaux',
  MANUFACTURING: 'Fabrication',
  TRANSPORT: 'Transport',
  PACKAGING: 'Emballage',
  END_OF_LIFE: 'Fin de vie',
}
