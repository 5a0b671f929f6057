import { isIP } from 'node:net'
import { deviceOf } from '../../platform/http/client-info.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { withHarmlessQuery, withoutEmails, withoutQuery } from './address.rules.ts'
import type { CheckedEvent, EventMetadata } from './analytics.rules.ts'
import { eventLimits } from './event-limits.rules.ts'

/** A row of `analytics`, by its columns. */
export interface StoredEvent {
  user_id: string | null
  session_id: string | null
  ip_address: string | null
  user_agent: string | null
  country: string | null
  city: string | null
  page_url: string
  page_name: string
  element_type: string | null
  element_id: string | null
  element_text: string | null
  event_type: string
  entrance: boolean
  metadata: EventMetadata
  created_at: Date
}

/** Who it was, as far as the shop may know. */
type Visitor = Pick<StoredEvent, 'user_id' | 'session_id' | 'ip_address' | 'user_agent' | 'country' | 'city'>

/**
 * Who sent a request, by the shop's own knowledge and never the browser's word. Without consent it is nobody, from
 * nowhere (CNIL: audience measurement without consent is anonymous), with the family of the browser alone.
 * @param visitId the visit that consent was given for; null without consent.
 */
export function visitorOf(ctx: RequestContext, visitId: string | null): Visitor {
  const { userAgent, country, city } = ctx.client
  if (visitId === null) {
    const nobody = { user_id: null, session_id: null, ip_address: null, country: null, city: null }
    return { ...nobody, user_agent: deviceOf(userAgent).browser }
  }
  return {
    user_id: ctx.viewer?.id ?? null,
    session_id: visitId,
    // Behind a proxy that passes on whatever it is told, it may be no address at all.
    ip_address: isIP(ctx.clientAddress) ? ctx.clientAddress : null,
    user_agent: userAgent || null,
    country,
    city,
  }
}

/** What is kept of an event of this visitor; the time is the shop's. Without consent addresses lose their query too. */
export function storedEvent(ctx: RequestContext, event: CheckedEvent, visitor: Visitor): StoredEvent {
  const consented = visitor.session_id !== null
  return {
    ...visitor,
    // A query that is written anew may be longer than it came.
    page_url: withoutEmails((consented ? withHarmlessQuery : withoutQuery)(event.pageUrl)).slice(
      0,
      eventLimits.pageUrl,
    ),
    page_name: withoutEmails(event.pageName),
    element_type: event.elementType ?? null,
    element_id: event.elementId ? withoutEmails(event.elementId) : null,
    element_text: event.elementText ? withoutEmails(event.elementText) : null,
    event_type: event.eventType,
    entrance:
      event.eventType === 'view' && !isAdministration(event.pageUrl) && !comesFromShop(ctx, event.metadata),
    metadata: keptMetadata(event.metadata, consented),
    created_at: ctx.clock.now(),
  }
}

/** Whoever works there is no visitor of the shop. */
const isAdministration = (pageUrl: string) => /^\/admin(?![^/?#])/u.test(pageUrl)

/** A page of the shop as the one before: a path, or a whole address below PUBLIC_URL. */
const comesFromShop = ({ env }: RequestContext, { referrer = '' }: EventMetadata) =>
  String(referrer).startsWith('/') || `${referrer}/`.startsWith(`${env.PUBLIC_URL}/`)

/** Addresses lose their query, words their e-mail addresses; without consent the browser's own clock is left out too. */
function keptMetadata({ timestamp, ...metadata }: EventMetadata, consented: boolean): EventMetadata {
  const kept = Object.entries(metadata).map(([key, value]) => [
    key,
    typeof value === 'number' ? value : withoutEmails(addresses.has(key) ? withoutQuery(value) : value),
  ])
  return { ...Object.fromEntries(kept), ...(consented && timestamp ? { timestamp } : {}) }
}

const addresses: ReadonlySet<string> = new Set(['referrer', 'href', 'action'])
