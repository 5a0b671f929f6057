import { dependsOnHabit } from '../../../../api/src/features/catalogue/savings/habit.rules.ts'

/** What is said after « 99 €/an », and whether it takes a habit: then it is said with that. */
export function savedWords(comparison: string | null | undefined, isOwn: boolean) {
  if (isOwn) return { words: 'chez vous', isOfHabit: false }
  const isOfHabit = dependsOnHabit(comparison)
  return { words: isOfHabit ? `économisés ${comparison}` : 'économisés', isOfHabit }
}
