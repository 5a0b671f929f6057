import { z } from 'zod'
import {
  enumRule,
  frenchNumber,
  requiredLine,
  storableText,
  tooLong,
  withoutUnseen,
} from '../../platform/field.rules.ts'
import { pageRules } from '../../platform/page.rules.ts'
import { eventLimits, eventTypes, scrollMilestones } from './event-limits.rules.ts'

/** Most events that one request may carry; the shop's own pages send at most 20. */
export const maxEventsPerPost = 100

/** Largest metadata of one event, in bytes of JSON. */
export const maxMetadataBytes = 4_096

/** Text of at most `max` characters; null and blank are « none ». A stored line never breaks. */
const line = (label: string, max: number) =>
  z
    .string({ error: `${label} : texte attendu.` })
    .max(max, tooLong(label, max))
    .refine(storableText, 'Le texte contient un caractère non autorisé.')
    .transform((given) => withoutUnseen(given).replace(/\s+/gu, ' ').trim() || undefined)
    .nullish()
    .transform((given) => given ?? undefined)

/** Bytes of JSON; what is nested too deep to be written is too large. */
const bytesOf = (value: unknown): number => {
  try {
    return new TextEncoder().encode(JSON.stringify(value)).length
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** What is kept beside an event, by the keys below. */
export type EventMetadata = Record<string, string | number>

/** The keys of specification, section 3, and those of a search; every other key is dropped. */
const metadataRules = z
  .object(
    {
      referrer: line('referrer', eventLimits.address),
      timestamp: z.iso.datetime({ error: 'timestamp : date ISO attendue.', offset: true }).optional(),
      tagName: line('tagName', eventLimits.word),
      classes: line('classes', eventLimits.classes),
      href: line('href', eventLimits.address),
      type: line('type', eventLimits.word),
      action: line('action', eventLimits.address),
      method: line('method', eventLimits.word),
      scrollPercentage: z
        .literal(scrollMilestones, { error: 'scrollPercentage : 25, 50, 75 ou 100 attendu.' })
        .optional(),
      searchTerm: line('searchTerm', eventLimits.searchTerm),
      resultCount: z
        .int('resultCount : nombre entier attendu.')
        .min(0, 'resultCount : nombre entier attendu.')
        .optional(),
    },
    { error: 'metadata : objet attendu.' },
  )
  .transform(
    (given) =>
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as EventMetadata,
  )

/** One event as a browser sends it (specification, section 3). An identity, address or time it sends is dropped. */
const eventRules = z.object(
  {
    eventType: z
      .enum(eventTypes, { error: `eventType : ${eventTypes.join(', ')} attendu.` })
      .default('click'),
    pageUrl: requiredLine('pageUrl', eventLimits.pageUrl),
    pageName: requiredLine('pageName', eventLimits.pageName),
    elementType: line('elementType', eventLimits.elementType),
    elementId: line('elementId', eventLimits.elementId),
    elementText: line('elementText', eventLimits.elementText),
    metadata: z
      .unknown()
      .optional()
      .refine(
        (given) => bytesOf(given ?? null) <= maxMetadataBytes,
        `metadata : ${frenchNumber(maxMetadataBytes)} octets au plus.`,
      )
      .transform((given) => given ?? {})
      .pipe(metadataRules),
  },
  { error: 'Événement attendu.' },
)

export type CheckedEvent = z.output<typeof eventRules>

export const eventsRules = z
  .union([z.array(z.unknown()), z.unknown().transform((one) => [one])])
  .pipe(
    z
      .array(eventRules)
      .min(1, 'Au moins un événement attendu.')
      .max(maxEventsPerPost, `${maxEventsPerPost} événements au plus.`),
  )

/** Stretches of time that the dashboard tells about. */
export const analyticsPeriods = ['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_90_DAYS'] as const

export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

/** Which period; thirty days by default, as the title of the dashboard says (specification, section 2). */
export const periodRules = z.object({ period: enumRule('Période', analyticsPeriods).default('LAST_30_DAYS') })

export const recentEventsRules = z.object(pageRules(20, 10_000))
