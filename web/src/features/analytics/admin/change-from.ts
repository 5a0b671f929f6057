/** How a number has moved since the period before. */
export interface Change {
  direction: 'up' | 'down' | 'same'
  /** « +12 % ». */
  text: string
}

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', signDisplay: 'exceptZero' })

/** The change in whole percent; null when there was nothing before, for nothing can be compared with nothing. */
export function changeFrom(before: number, now: number): Change | null {
  if (before === 0) return null
  const share = Math.round((100 * (now - before)) / before) / 100
  // Intl writes a hyphen where French typography has a minus.
  const text = percent.format(share).replace('-', '−')
  return { direction: share > 0 ? 'up' : share < 0 ? 'down' : 'same', text }
}
