import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import type { AnalyticsPeriod } from './analytics.rules.ts'
import { AnalyticsEvent } from './analytics-event.entity.ts'
import { listRecentEvents } from './analytics-events.service.ts'
import { summariseAnalytics } from './analytics-summary.service.ts'
import { AnalyticsPeriodEnum, AnalyticsSummary } from './analytics-summary.type.ts'

/** GraphQL edge of usage analytics. */
@Resolver()
export class AnalyticsResolver {
  @Query(() => AnalyticsSummary, { description: 'Usage of the shop over a period; administrators only.' })
  analyticsSummary(
    @Ctx() ctx: RequestContext,
    @Arg('period', () => AnalyticsPeriodEnum, {
      defaultValue: 'LAST_30_DAYS',
      description: 'Which stretch of time.',
    })
    period: AnalyticsPeriod,
  ): Promise<AnalyticsSummary> {
    return summariseAnalytics(ctx, { period })
  }

  @Query(() => [AnalyticsEvent], {
    description: 'The newest usage events, newest first; administrators only.',
  })
  analyticsEvents(
    @Ctx() ctx: RequestContext,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'How many, 1 to 100.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to skip, 10,000 at most.' })
    offset: number,
  ): Promise<AnalyticsEvent[]> {
    return listRecentEvents(ctx, { limit, offset })
  }
}
