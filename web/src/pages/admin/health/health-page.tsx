import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../app/paths.ts'
import { JobList } from '../../../features/operations/admin/job-list.tsx'
import { ShopHealthDocument, type ShopHealthQuery } from '../../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { formatDuration } from '../../../lib/format-duration.ts'
import { counted, formatCount, formatShare } from '../../../lib/format-number.ts'
import { PlaceLink } from '../../../ui/admin/access/place-link.tsx'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../../ui/feedback/spinner.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { PageHeading, PageTitle } from '../../../ui/layout/page-heading.tsx'

type Health = ShopHealthQuery['health']

/** What the shop does by itself, and what it stands on. */
export function HealthPage() {
  const { data, error, retry, refetch } = useAdminQuery(ShopHealthDocument, { maxAgeMs: 0 })
  return (
    <Container py={{ base: '4', md: '8' }}>
      <PageTitle>Santé</PageTitle>
      <Stack gap="6">
        <Flex align="center" justify="space-between" gap="3" wrap="wrap">
          <PageHeading title="Santé" />
          <Button variant="outline" onClick={() => void refetch().catch(() => {})}>
            <RotateCw aria-hidden />
            Actualiser
          </Button>
        </Flex>
        {error && !data && <ErrorState onRetry={retry} />}
        {!data && !error && <PageSpinner />}
        {data && (
          <>
            <Grid
              as="section"
              aria-label="État de la boutique"
              gap="4"
              templateColumns={{ base: '1fr', md: '1fr 1fr', xl: 'repeat(4, 1fr)' }}
            >
              <Foundations health={data.health} />
            </Grid>
            <Stack as="section" aria-label="Tâches de fond" gap="3">
              <Heading as="h2" textStyle="2xl">
                Tâches de fond
              </Heading>
              <JobList jobs={data.jobs} />
            </Stack>
            <Versions health={data.health} />
          </>
        )}
      </Stack>
    </Container>
  )
}

const gigabyte = 1024 ** 3
const megabyte = 1024 ** 2

/** « 12 Mo », « 3 Go ». */
const formatBytes = (bytes: number) =>
  bytes >= gigabyte
    ? `${formatCount(Math.round((bytes / gigabyte) * 10) / 10)}\u00a0Go`
    : `${formatCount(Math.max(1, Math.round(bytes / megabyte)))}\u00a0Mo`

/** Less than this share of the disk is soon none. */
const littleFree = 0.1

function Foundations({ health }: { health: Health }) {
  const { diskFreeBytes, diskTotalBytes, mailsFailed, mailsRetrying } = health
  const free = diskFreeBytes === null || !diskTotalBytes ? null : diskFreeBytes / diskTotalBytes
  return (
    <>
      <State title="Base de données" isWell={health.databaseMs < 1_000}>
        {`${health.databaseKind === 'EMBEDDED' ? 'Embarquée' : 'PostgreSQL'}, ${formatBytes(health.databaseBytes)}. Répond en ${formatCount(health.databaseMs)}\u00a0ms.`}
      </State>
      <State title="Fichiers" isWell={health.storageWorks}>
        {`${health.storageKind === 'DISK' ? 'Sur le disque' : 'Dans un espace S3'}\u00a0: ${health.storageWorks ? 'ils répondent.' : 'ils ne répondent pas.'}`}
      </State>
      <State title="Disque" isWell={health.dataWritable && (free === null || free > littleFree)}>
        {free === null
          ? 'La place libre n’est pas connue.'
          : `${formatBytes(diskFreeBytes ?? 0)} libres (${formatShare(free)}).`}
        {!health.dataWritable && ' La boutique ne peut pas y écrire.'}
      </State>
      <State title="E-mails" isWell={mailsFailed === 0 && mailsRetrying === 0}>
        {health.mailServer
          ? `Serveur ${health.mailServer}. `
          : 'Sans serveur\u00a0: gardés dans un dossier. '}
        {health.lastMailAt ? (
          <>
            Dernier envoi le <DateTimeText date={health.lastMailAt} />.{' '}
          </>
        ) : (
          'Aucun envoi. '
        )}
        {`${formatCount(health.mailsWaiting)} en attente, ${formatCount(mailsRetrying)} à réessayer, ${counted(mailsFailed, 'échec', 'échecs')}. `}
        <Text>
          <PlaceLink isTall to={paths.adminInbox('e-mails')}>
            Voir les e-mails
          </PlaceLink>
        </Text>
      </State>
    </>
  )
}

function State({ title, isWell, children }: { title: string; isWell: boolean; children: ReactNode }) {
  return (
    <Panel as="article" p="4">
      <Flex align="center" justify="space-between" gap="2" mb="1.5">
        <Heading as="h2" fontSize="md">
          {title}
        </Heading>
        <Badge bg={isWell ? 'bg.plant' : 'danger.subtle'} color={isWell ? undefined : 'danger.fg'}>
          {isWell ? 'Tout va bien' : 'À regarder'}
        </Badge>
      </Flex>
      <Text as="div" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {children}
      </Text>
    </Panel>
  )
}

function Versions({ health }: { health: Health }) {
  const { now, startedAt, shopVersion, nodeVersion, databaseVersion, planned, queuedRows } = health
  const runsFor = formatDuration(new Date(now).getTime() - new Date(startedAt).getTime())
  return (
    <Text color="fg.muted" textStyle="sm">
      {`Boutique ${shopVersion}, Node ${nodeVersion}, PostgreSQL ${databaseVersion}. Cette copie tourne depuis ${runsFor}\u00a0; ${counted(queuedRows, 'mesure attend', 'mesures attendent')} d’être ${queuedRows > 1 ? 'écrites' : 'écrite'}, ${counted(planned, 'publication est prévue', 'publications sont prévues')}.`}
    </Text>
  )
}
