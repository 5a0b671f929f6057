/** A stored fact in French words: « Oui », « Non », « vide », or itself. */
export function factText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'vide'
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
