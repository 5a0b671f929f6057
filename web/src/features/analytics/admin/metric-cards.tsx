import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Text } from '@chakra-ui/react/text'
import { Activity, FileText, MousePointerClick, Users } from 'lucide-react'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { MetricCards_SummaryFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { counted, formatCount } from '../../../lib/format-count.ts'
import { MetricCard } from './metric-card.tsx'
import { Trend } from './trend.tsx'
import { VisitorsNote } from './visitors-note.tsx'

/** The four numbers of the dashboard, under the names that the spec gives them (section 2). */
export function MetricCards(props: { summary: FragmentType<typeof MetricCards_SummaryFragmentDoc> }) {
  const summary = readFragment(MetricCards_SummaryFragmentDoc, props.summary)
  const { totalClicks, totalViews, uniqueUsers, activePages, recentEvents, previous } = summary
  return (
    <SimpleGrid columns={{ base: 1, md: 2, xl: 4 }} gap="4">
      <MetricCard
        title="Total des Clics"
        value={formatCount(totalClicks)}
        icon={<MousePointerClick aria-hidden size="1.25em" />}
      >
        <Trend before={previous.totalClicks} now={totalClicks} isSpelt />
        <Text>
          {`Pages vues\u00a0: ${formatCount(totalViews)} `}
          <Trend before={previous.totalViews} now={totalViews} />
        </Text>
      </MetricCard>
      <MetricCard
        title="Utilisateurs Uniques"
        value={formatCount(uniqueUsers)}
        icon={<Users aria-hidden size="1.25em" />}
      >
        <Trend before={previous.uniqueUsers} now={uniqueUsers} isSpelt />
        <VisitorsNote signedInUsers={summary.signedInUsers} estimatedVisits={summary.estimatedVisits} />
      </MetricCard>
      <MetricCard
        title="Pages Populaires"
        value={formatCount(activePages)}
        icon={<FileText aria-hidden size="1.25em" />}
      >
        <Text>{activePages > 1 ? 'pages qui ont eu de l’activité' : 'page qui a eu de l’activité'}</Text>
      </MetricCard>
      <MetricCard
        title="Dernière Activité"
        value={recentEvents > 0 ? 'En ligne' : 'Aucune'}
        icon={<Activity aria-hidden size="1.25em" />}
      >
        <Text>{`${counted(recentEvents, 'événement', 'événements')} en 24\u00a0h`}</Text>
      </MetricCard>
    </SimpleGrid>
  )
}
