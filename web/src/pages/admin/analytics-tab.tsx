import { Flex } from '@chakra-ui/react/flex'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { Activity } from '../../features/analytics/admin/activity.tsx'
import { analyticsPeriods, periodFromSlug } from '../../features/analytics/admin/analytics-periods.ts'
import { AnalyticsSkeleton } from '../../features/analytics/admin/analytics-skeleton.tsx'
import { DailyActivity } from '../../features/analytics/admin/daily-activity.tsx'
import { EmptySearches } from '../../features/analytics/admin/empty-searches.tsx'
import { Funnel } from '../../features/analytics/admin/funnel.tsx'
import { MetricCards } from '../../features/analytics/admin/metric-cards.tsx'
import { RecentEvents } from '../../features/analytics/admin/recent-events.tsx'
import { RefreshBar } from '../../features/analytics/admin/refresh-bar.tsx'
import { TopElements } from '../../features/analytics/admin/top-elements.tsx'
import { TopPages } from '../../features/analytics/admin/top-pages.tsx'
import { AdminAnalyticsDocument } from '../../graphql/generated/graphql.ts'
import { useListUrl } from '../../lib/use-list-url.ts'
import { ExportLink } from '../../ui/admin/export-link.tsx'
import { SegmentedChoice } from '../../ui/admin/segmented-choice.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { usePolledAdminQuery } from './use-polled-admin-query.ts'

/** How often the numbers renew themselves (spec, section 9). */
const pollMs = 30_000

/** How the shop is used, over the period that the URL names (spec, section 2). */
export function AnalyticsTab() {
  const url = useListUrl()
  const { value: period, slug } = periodFromSlug(url.get('periode'))
  const { data, isStale, error, retry, refresh, refreshedAt, hasFailed } = usePolledAdminQuery(
    AdminAnalyticsDocument,
    { variables: { period }, pollMs },
  )
  const summary = data?.analyticsSummary
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <SegmentedChoice
          label="Période"
          options={analyticsPeriods.map((each) => ({ value: each.slug, label: each.label }))}
          value={slug}
          onChange={(periode) => url.change({ periode })}
        />
        <RefreshBar refreshedAt={refreshedAt} hasFailed={hasFailed && data !== undefined} onRefresh={refresh}>
          <ExportLink href={`/api/admin/analytics/export.csv?period=${period}`} />
        </RefreshBar>
      </Flex>
      {error && !data && <ErrorState onRetry={retry} />}
      {!error && !data && <AnalyticsSkeleton />}
      {data && summary && (
        <Stack gap="5" aria-busy={isStale} opacity={isStale ? 0.5 : 1}>
          <MetricCards summary={summary} />
          <Activity summary={summary} />
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
            <TopPages summary={summary} />
            <TopElements summary={summary} />
            <DailyActivity summary={summary} />
            <Funnel summary={summary} />
            <RecentEvents events={data.analyticsEvents} />
            <EmptySearches summary={summary} />
          </SimpleGrid>
        </Stack>
      )}
    </Stack>
  )
}
