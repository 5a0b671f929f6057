import {
  type EventType,
  eventLimits as limits,
} from '../../../../../api/src/features/analytics/event-limits.rules.ts'
import { oneLine } from './one-line.ts'

/** What is told beside an event (spec §3). */
export interface EventDetails {
  referrer?: string
  timestamp?: string
  tagName?: string
  classes?: string
  href?: string
  type?: string
  action?: string
  method?: string
  scrollPercentage?: number
  searchTerm?: string
  resultCount?: number
}

/** Something that happened, wherever and whenever it was. */
export interface Happening {
  eventType: EventType
  elementType?: string
  elementId?: string
  elementText?: string
  metadata?: EventDetails
}

/** The page on which things happen. */
export interface Place {
  pageUrl: string
  pageName: string
  /** Where the visitor was before: a path of the shop, or an address elsewhere. */
  referrer: string | undefined
}

/** One event, as it is sent. */
export type CollectedEvent = ReturnType<typeof collectedEvent>

/** The event of a happening, each field cut to what the server takes: one refused field would lose a whole batch. */
export function collectedEvent(happening: Happening, place: Place, now: Date) {
  const { metadata: given = {} } = happening
  return {
    eventType: happening.eventType,
    pageUrl: oneLine(place.pageUrl, limits.pageUrl) ?? '/',
    pageName: oneLine(place.pageName, limits.pageName) ?? 'Unknown Page',
    elementType: oneLine(happening.elementType, limits.elementType),
    elementId: oneLine(happening.elementId, limits.elementId),
    elementText: oneLine(happening.elementText, limits.elementText),
    metadata: {
      referrer: oneLine(place.referrer, limits.address),
      timestamp: now.toISOString(),
      tagName: oneLine(given.tagName, limits.word),
      classes: oneLine(given.classes, limits.classes),
      href: oneLine(given.href, limits.address),
      type: oneLine(given.type, limits.word),
      action: oneLine(given.action, limits.address),
      method: oneLine(given.method, limits.word),
      scrollPercentage: given.scrollPercentage,
      searchTerm: oneLine(given.searchTerm, limits.searchTerm),
      resultCount: given.resultCount,
    },
  }
}
