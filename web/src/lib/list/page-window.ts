/** A page number to show, or a gap between two of them. */
type PageStep = number | 'gap-before' | 'gap-after'

/** First, last, current and its neighbours: never more than seven steps, never a gap of one page. */
export function pageWindow(current: number, last: number): PageStep[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1)
  const from = Math.max(2, Math.min(current - 1, last - 4))
  const to = Math.min(last - 1, Math.max(current + 1, 5))
  const steps: PageStep[] = [1]
  if (from === 3) steps.push(2)
  else if (from > 3) steps.push('gap-before')
  for (let page = from; page <= to; page += 1) steps.push(page)
  if (to === last - 2) steps.push(last - 1)
  else if (to < last - 2) steps.push('gap-after')
  steps.push(last)
  return steps
}
