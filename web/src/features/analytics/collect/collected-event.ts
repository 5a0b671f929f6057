import {
  type EventType,
  eventLimits as limits,
} from '../../../../../api/src/features/analytics/event-limits.rules.ts'

/** Metadata of an event (specification, section 3). */
interface EventDetails {
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

/** An event without its page and time. */
export interface EventDraft {
  eventType: EventType
  elementType?: string
  elementId?: string
  elementText?: string
  metadata?: EventDetails
}

/** The page on which an event happens. */
export interface Place {
  pageUrl: string
  pageName: string
  /** Where the visitor was before: a path of the shop, or an address elsewhere. */
  referrer: string | undefined
}

/** One event, as it is sent. */
export type CollectedEvent = ReturnType<typeof collectedEvent>

/** The event as it is sent, each field cut to what the server takes: one refused field would lose a whole batch. */
export function collectedEvent(draft: EventDraft, place: Place, now: Date) {
  const { metadata: given = {} } = draft
  return {
    eventType: draft.eventType,
    pageUrl: oneLine(place.pageUrl, limits.pageUrl) ?? '/',
    pageName: oneLine(place.pageName, limits.pageName) ?? 'Unknown Page',
    elementType: oneLine(draft.elementType, limits.elementType),
    elementId: oneLine(draft.elementId, limits.elementId),
    elementText: oneLine(draft.elementText, limits.elementText),
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

/** Characters that a stored line cannot hold: controls, line ends, lone surrogates. */
const unstorable = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu

/** A text as the server takes it: one line of at most `max` characters, or undefined when nothing is left. */
export function oneLine(text: string | null | undefined, max: number): string | undefined {
  const line = text?.replace(unstorable, ' ').replace(/\s+/gu, ' ').trim().slice(0, max)
  // The cut may have split a surrogate pair.
  return line?.replace(/\p{Cs}/gu, '').trim() || undefined
}
