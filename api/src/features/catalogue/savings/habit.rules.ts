/** « par semaine », « toutes les six semaines »: how often something is done or bought. */
const rhythm = /\bpar\b|\btoutes les\b|\btous les\b/iu

/**
 * Whether a saving depends on what is done over and over, not on the purchase alone: what it is measured against then
 * names a rhythm, « face à 4 plats à emporter par semaine ».
 */
export const dependsOnHabit = (savingsComparison: string | null | undefined): boolean =>
  rhythm.test(savingsComparison ?? '')
