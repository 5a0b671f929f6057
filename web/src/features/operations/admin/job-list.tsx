import { Badge } from '@chakra-ui/react/badge'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { JobState, ShopHealthQuery } from '../../../graphql/generated/admin/graphql.ts'
import { formatDuration } from '../../../lib/format-duration.ts'
import { formatCount } from '../../../lib/format-number.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { Panel } from '../../../ui/layout/card.tsx'

type Job = ShopHealthQuery['jobs'][number]
type Run = Job['runs'][number]

const stateWords: Record<JobState, string> = {
  NEVER: 'Pas encore passée',
  RUNNING: 'En cours',
  OK: 'Réussie',
  FAILED: 'Échec',
  LATE: 'En retard',
}

const isBad = (state: JobState) => state === 'FAILED' || state === 'LATE'

/** What needs somebody stands first; the others keep their order. */
const badFirst = (jobs: readonly Job[]) =>
  jobs.toSorted((a, b) => Number(isBad(b.state)) - Number(isBad(a.state)))

/** What some kinds of failure mean to an owner. */
const failureMeanings: Record<string, string> = {
  ENOSPC: 'il n’y a plus de place sur le disque',
  EACCES: 'la boutique n’a pas le droit d’écrire dans son dossier',
  EROFS: 'la boutique n’a pas le droit d’écrire dans son dossier',
  ENOENT: 'un fichier ou un dossier manque',
  ECONNREFUSED: 'un serveur ne répond pas',
  ECONNRESET: 'un serveur a coupé la connexion',
  ETIMEDOUT: 'un serveur ne répond pas à temps',
  ENOTFOUND: 'le nom d’un serveur n’est pas connu',
}

const failureText = (failure: string) => {
  const meaning = failureMeanings[failure]
  return meaning ? `${meaning} (${failure})` : failure
}

/** What the shop does by itself: when last, how it went, when next. */
export function JobList({ jobs }: { jobs: readonly Job[] }) {
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label="Tâches de fond">
      {badFirst(jobs).map((job) => (
        <li key={job.name}>
          <Panel px={{ base: '4', md: '5' }} py="3">
            <JobRow job={job} />
          </Panel>
        </li>
      ))}
    </Stack>
  )
}

function JobRow({ job: { label, state, isSteady, nextAt, runs } }: { job: Job }) {
  const [last] = runs
  return (
    <Stack gap="1">
      <Flex columnGap="3" rowGap="1" align="center" wrap="wrap">
        <Text fontWeight="semibold" flex="1 1 16rem">
          {label}
        </Text>
        <Badge
          bg={isBad(state) ? 'danger.subtle' : state === 'OK' ? 'bg.plant' : 'bg.muted'}
          color={isBad(state) ? 'danger.fg' : 'fg'}
        >
          {stateWords[state]}
        </Badge>
      </Flex>
      {last && (
        <Text textStyle="sm" color="fg.muted">
          {isSteady ? 'Sans arrêt, vue ' : 'Dernier passage '}
          <DateTimeText date={last.endedAt ?? last.startedAt} />
          {!isSteady && last.durationMs !== null && `, en ${shortTime(last.durationMs)}`}
          {nextAt && (
            <>
              {'. Prochain vers le '}
              <DateTimeText date={nextAt} />
            </>
          )}
        </Text>
      )}
      {last?.failure && (
        <Text textStyle="sm" color="danger.fg" overflowWrap="anywhere">
          {`Raison\u00a0: ${failureText(last.failure)}. Elle sera tentée de nouveau d’elle-même\u00a0; le journal de la boutique en dit plus.`}
        </Text>
      )}
      {runs.length > 1 && (
        <chakra.details textStyle="sm" color="fg.muted">
          <chakra.summary cursor="pointer" py="2.5" aria-label={`${label}\u00a0: derniers passages`}>
            {isSteady ? 'Dernières heures' : 'Derniers passages'}
          </chakra.summary>
          <Stack as="ol" listStyleType="none" gap="1">
            {runs.map((run) => (
              <li key={run.startedAt}>
                <DateTimeText date={run.startedAt} />
                {`\u00a0: ${outcome(run)}`}
              </li>
            ))}
          </Stack>
        </chakra.details>
      )}
    </Stack>
  )
}

function outcome({ endedAt, durationMs, done, failure }: Run): string {
  const time = durationMs === null ? '' : `, en ${shortTime(durationMs)}`
  if (failure) return `échec (${failure})${time}`
  if (!endedAt) return 'pas de fin connue'
  return `réussie${done > 0 ? `, ${formatCount(done)}\u00a0×` : ''}${time}`
}

/** « 12 ms », « 3 s », « 2 min ». */
const shortTime = (ms: number): string => {
  if (ms < 1_000) return `${formatCount(Math.max(1, Math.round(ms)))}\u00a0ms`
  return ms < 60_000 ? `${formatCount(Math.round(ms / 1_000))}\u00a0s` : formatDuration(ms)
}
