import { Heading } from '@chakra-ui/react/heading'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Activity, FileText, MousePointerClick, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { MetricCards_SummaryFragmentDoc } from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { counted, formatCount } from '../../../lib/format-number.ts'
import { Panel } from '../../../ui/layout/card.tsx'
import { Trend } from './trend.tsx'

/** The four numbers of the dashboard, under their names in the specification, section 2. */
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

interface MetricCardProps {
  title: string
  value: ReactNode
  icon: ReactNode
  /** What goes with the number. */
  children: ReactNode
}

/** One number that counts, its name above, what goes with it below. */
function MetricCard({ title, value, icon, children }: MetricCardProps) {
  return (
    <Panel as="section" aria-label={title} p={{ base: '4', md: '5' }}>
      <Stack gap="2">
        <Heading
          as="h2"
          textStyle="sm"
          fontFamily="body"
          wordSpacing="normal"
          fontWeight="semibold"
          color="fg.muted"
        >
          <chakra.span display="flex" justifyContent="space-between" alignItems="center" gap="2">
            {title}
            <chakra.span color="fg.plant">{icon}</chakra.span>
          </chakra.span>
        </Heading>
        <Text textStyle="3xl" fontFamily="heading" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
          {value}
        </Text>
        <Stack gap="1.5" textStyle="sm" color="fg.muted">
          {children}
        </Stack>
      </Stack>
    </Panel>
  )
}

interface VisitorsNoteProps {
  signedInUsers: number
  estimatedVisits: number
}

/** Which part of the visitors is counted exactly and which is estimated, and how. */
function VisitorsNote({ signedInUsers, estimatedVisits }: VisitorsNoteProps) {
  const visits = counted(estimatedVisits, 'visite', 'visites')
  return (
    <>
      <Text>
        {`${counted(signedInUsers, 'compte', 'comptes')} (exact) · `}
        {`${estimatedVisits > 0 ? 'environ ' : ''}${visits} hors compte (estimation)`}
      </Text>
      <details>
        <chakra.summary
          cursor="pointer"
          w="fit-content"
          py="1"
          rounded="sm"
          color="accent.fg"
          textDecoration="underline"
          css={{ '@media (pointer: coarse)': { py: '3' } }}
        >
          Comment c’est compté
        </chakra.summary>
        <Text>
          Les comptes sont ceux des personnes connectées qui ont accepté la mesure d’audience. Les visites
          hors compte, que rien ne relie à un compte, se comptent par les pages où l’on entre dans la boutique
          {'\u00a0'}: rien ne distingue un visiteur anonyme d’un autre, et une personne qui revient est
          comptée une fois de plus. Une personne qui se connecte en cours de visite est comptée dans les deux
          {'\u00a0'}: le total est un maximum.
        </Text>
      </details>
    </>
  )
}
