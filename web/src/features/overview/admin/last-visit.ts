import { readLocal, writeLocal } from '../../../lib/session/browser-storage.ts'

/** Who comes back sooner is still on the same visit, in milliseconds: half an hour, as the measurement has it. */
const sameVisitMs = 30 * 60_000

/**
 * Notes that an administrator looks at the shop now, in this browser.
 * @returns when the visit before this one ended (ISO 8601); undefined when there was none.
 */
export function noteVisit(now: Date): string | undefined {
  const [before, last] = (readLocal('adminVisit') ?? '').split(' ').map(readInstant)
  const isSame = last !== undefined && now.getTime() - Date.parse(last) < sameVisitMs
  const ended = isSame ? before : last
  writeLocal('adminVisit', `${ended ?? '-'} ${now.toISOString()}`)
  return ended
}

const readInstant = (text: string) => (Number.isNaN(Date.parse(text)) ? undefined : text)
