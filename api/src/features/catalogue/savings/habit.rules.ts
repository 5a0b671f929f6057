/** « par semaine », « toutes les six semaines »: how often something is done or bought. */
const rhythm = /\bpar\b|\btoutes les\b|\btous les\b/iu

/**
 * Whether a saving depends on what is done over and over, not on the purchase alone: what it is measured against then
 * names a rhythm, « face à 4 plats à emporter par semaine ».
 */
export const dependsOnHabit = (savingsComparison: string | null | undefined): boolean =>
  rhythm.test(savingsComparison ?? '')

/**
 * The place of a saving among others, as a column that the database computes: what a habit saves is no promise of the purchase,
 * and comes after all that is. By the same words as `dependsOnHabit`; beyond what `savings_per_year` can hold.
 */
export const savingsRankSql =
  "(case when savings_comparison ~* '\\m(par|toutes les|tous les)\\M' then savings_per_year - 100000000 else savings_per_year end) stored"
