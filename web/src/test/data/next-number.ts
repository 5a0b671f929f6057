let last = 10_000

/** A number for what a test makes. All files count on: above what tests write by hand, the two never meet. */
export function nextNumber(): number {
  last += 1
  return last
}
