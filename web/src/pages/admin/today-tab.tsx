import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { noteVisit } from '../../features/overview/admin/last-visit.ts'
import { PlannedWeek } from '../../features/overview/admin/planned-week.tsx'
import { TaskList } from '../../features/overview/admin/task-list.tsx'
import { ToOrder } from '../../features/overview/admin/to-order.tsx'
import { todayTasks } from '../../features/overview/admin/today-tasks.ts'
import { AdminTodayDocument, AskedProduct_ProductFragmentDoc } from '../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import { useAdminQuery } from '../../graphql/use-admin-data.ts'
import { useMay, useMayOpen } from '../../ui/admin/access/permissions.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

/** What there is to do today, and what to order: the first thing that an administrator sees. */
export function TodayTab() {
  const [since] = useState(() => noteVisit(new Date()))
  const { data, error, retry } = useAdminQuery(AdminTodayDocument, { maxAgeMs: 0, variables: { since } })
  const [may, mayOpen] = [useMay(), useMayOpen()]
  const newlyAsked = readFragment(AskedProduct_ProductFragmentDoc, data?.today.newlyAsked)
  if (error && !data) return <ErrorState onRetry={retry} />
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 22rem' }} gap={{ base: '6', lg: '8' }} alignItems="start">
      {data && newlyAsked ? (
        <>
          <TaskList
            tasks={todayTasks(data.today, {
              newlyAsked,
              isSinceVisit: since !== undefined,
              demonstrationFacts: data.demonstrationFacts.length,
              mayOpen,
            })}
          />
          <Stack gap={{ base: '6', lg: '8' }}>
            <PlannedWeek publications={data.today.planned} />
            {may('catalogue.read') && <ToOrder products={data.today.toOrder} />}
          </Stack>
        </>
      ) : (
        <>
          <Skeleton h="96" rounded="xl" />
          <Skeleton h="72" rounded="xl" />
        </>
      )}
    </Grid>
  )
}
