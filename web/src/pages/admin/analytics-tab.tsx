import { Flex } from '@chakra-ui/react/flex'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { listedProducts } from '../../../../api/src/features/overview/overview-limits.rules.ts'
import { Activity } from '../../features/analytics/admin/activity.tsx'
import {
  analyticsAddress,
  analyticsPeriods,
  usualPeriod,
} from '../../features/analytics/admin/analytics-periods.ts'
import { AnalyticsSkeleton } from '../../features/analytics/admin/analytics-skeleton.tsx'
import {
  DailyActivity,
  EmptySearches,
  Funnel,
  InWords,
  TopElements,
  TopPages,
} from '../../features/analytics/admin/count-panels.tsx'
import { MetricCards } from '../../features/analytics/admin/metric-cards.tsx'
import { ProductUsage } from '../../features/analytics/admin/product-usage.tsx'
import { RecentEvents } from '../../features/analytics/admin/recent-events.tsx'
import { RefreshBar } from '../../features/analytics/admin/refresh-bar.tsx'
import { SavedViews } from '../../features/views/admin/saved-views.tsx'
import {
  AdminAnalyticsDocument,
  AdminProductUsageDocument,
  type AnalyticsPeriod,
  type ProductUsageSort,
} from '../../graphql/generated/admin/graphql.ts'
import { usePolledAdminQuery } from '../../graphql/use-admin-data.ts'
import { useIdentityFirst } from '../../graphql/use-identity-first.ts'
import { useListUrl } from '../../lib/list/list-url.ts'
import { ExportLink } from '../../ui/admin/export-link.tsx'
import { SegmentedChoice } from '../../ui/admin/segmented-choice.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

/** How often the numbers renew themselves (specification, section 9). */
const pollMs = 30_000

/** The order of the products when the address says nothing. */
const usualSort: ProductUsageSort = 'VIEWS'

/** How the shop is used, over the period that the URL names (specification, section 2). */
export function AnalyticsTab() {
  const { params, change } = useListUrl(analyticsAddress)
  const identityFirst = useIdentityFirst()
  const period = params.period ?? usualPeriod
  const { data, isStale, error, retry, refresh, refreshedAt, hasFailed } = usePolledAdminQuery(
    AdminAnalyticsDocument,
    { variables: { period }, pollMs },
  )
  const summary = data?.analyticsSummary
  return (
    <Stack gap="5">
      <SavedViews list="ANALYTICS" />
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <SegmentedChoice
          label="Période"
          options={analyticsPeriods}
          value={period}
          onChange={(chosen) => change({ period: chosen === usualPeriod ? null : chosen })}
        />
        <RefreshBar refreshedAt={refreshedAt} hasFailed={hasFailed && data !== undefined} onRefresh={refresh}>
          <ExportLink before={identityFirst} href={`/api/admin/analytics/export.csv?period=${period}`} />
        </RefreshBar>
      </Flex>
      {error && !data && <ErrorState onRetry={retry} />}
      {!error && !data && <AnalyticsSkeleton />}
      {data && summary && (
        <Stack gap="5" aria-busy={isStale} opacity={isStale ? 0.5 : 1}>
          <InWords
            summary={summary}
            period={analyticsPeriods.find(({ value }) => value === period)?.label ?? ''}
          />
          <MetricCards summary={summary} />
          <Activity summary={summary} />
          <ProductsUsed
            period={period}
            sort={params.sort ?? usualSort}
            onSort={(sort) => change({ sort: sort === usualSort ? null : sort })}
          />
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

interface ProductsUsedProps {
  period: AnalyticsPeriod
  sort: ProductUsageSort
  onSort: (sort: ProductUsageSort) => void
}

/** Product by product: a question of its own, which another order asks again. */
function ProductsUsed({ period, sort, onSort }: ProductsUsedProps) {
  const [limit, setLimit] = useState(10)
  const { data, isStale, error, retry } = usePolledAdminQuery(AdminProductUsageDocument, {
    variables: { period, sort, limit },
    pollMs,
  })
  if (error && !data) return <ErrorState onRetry={retry} />
  if (!data) return <Skeleton h="72" rounded="xl" />
  return (
    <ProductUsage
      usage={data.productUsage}
      isStale={isStale}
      sort={sort}
      onSort={onSort}
      onMore={() => setLimit(listedProducts)}
    />
  )
}
