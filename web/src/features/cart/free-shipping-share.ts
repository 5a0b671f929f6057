/** The part of the way to free delivery that is done, from 0 to 1: for a bar, not for a bill. */
export function freeShippingShare(subtotal: string, missing: string): number {
  const [done, left] = [Number(subtotal), Number(missing)]
  return left === 0 ? 1 : done / (done + left)
}
