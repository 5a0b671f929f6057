/** Integer cents of a decimal euro string: « 12.90 » → 1290. @throws RangeError on anything else. */
export function toCents(euros: string): number {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(euros)
  if (!match) throw new RangeError(`Not an amount in euros: ${euros}`)
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Decimal euro string of integer cents: 1290 → « 12.90 ». */
export function fromCents(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
