const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long something took, as precisely as one says it: « 12 min », « 1 h 58 min », « 3 jours ». */
export function formatDuration(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs))
  if (minutes < 60) return `${minutes}\u00a0min`
  if (ms >= 2 * dayMs) return `${Math.round(ms / dayMs)}\u00a0jours`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}\u00a0h${rest ? `\u00a0${rest}\u00a0min` : ''}`
}
