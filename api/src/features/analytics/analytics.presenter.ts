import type { CsvColumn } from '../../platform/http/csv.ts'
import type { AnalyticsEvent } from './analytics-event.entity.ts'
import type { AnalyticsSummary } from './analytics-summary.type.ts'

/** An event as documented for REST (specification, section 3): every field, ISO dates. */
export const presentEvent = (event: AnalyticsEvent) => ({
  id: event.id,
  userId: event.userId ?? null,
  sessionId: event.sessionId ?? null,
  ipAddress: event.ipAddress ?? null,
  userAgent: event.userAgent ?? null,
  country: event.country ?? null,
  city: event.city ?? null,
  pageUrl: event.pageUrl,
  pageName: event.pageName,
  elementType: event.elementType ?? null,
  elementId: event.elementId ?? null,
  elementText: event.elementText ?? null,
  eventType: event.eventType,
  metadata: event.metadata,
  createdAt: event.createdAt.toISOString(),
})

/** The summary as documented for REST (specification, section 3), and what the shop adds to it. */
export const presentSummary = (summary: AnalyticsSummary) => ({
  ...summary,
  from: summary.from.toISOString(),
  activity: summary.activity.map(({ startsAt, views, clicks }) => ({
    startsAt: startsAt.toISOString(),
    views,
    clicks,
  })),
})

/** The table of the events. */
export const eventColumns: CsvColumn<AnalyticsEvent>[] = [
  { heading: 'Numéro', cell: ({ id }) => id },
  { heading: 'Date', cell: ({ createdAt }) => createdAt },
  { heading: 'Événement', cell: ({ eventType }) => eventType },
  { heading: 'Page', cell: ({ pageName }) => pageName },
  { heading: 'Adresse de la page', cell: ({ pageUrl }) => pageUrl },
  { heading: 'Type d’élément', cell: ({ elementType }) => elementType },
  { heading: 'Identifiant de l’élément', cell: ({ elementId }) => elementId },
  { heading: 'Texte de l’élément', cell: ({ elementText }) => elementText },
  { heading: 'Compte', cell: ({ userId }) => userId },
  { heading: 'Visite', cell: ({ sessionId }) => sessionId },
  { heading: 'Adresse IP', cell: ({ ipAddress }) => ipAddress },
  { heading: 'Pays', cell: ({ country }) => country },
  { heading: 'Ville', cell: ({ city }) => city },
  { heading: 'Navigateur', cell: ({ userAgent }) => userAgent },
  { heading: 'Détails', cell: ({ metadata }) => JSON.stringify(metadata) },
]
