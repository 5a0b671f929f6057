import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { CircleAlert, RotateCw } from 'lucide-react'
import { SavedViews } from '../../../features/views/admin/saved-views.tsx'
import {
  InboxMailsDocument,
  type MailState,
  type MailsPage_MailFragment,
  MailsPage_MailFragmentDoc,
  ResendMailDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { useAdminAction, useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { counted } from '../../../lib/format-number.ts'
import { adminList, choiceParam, partOf, useListUrl } from '../../../lib/list/list-url.ts'
import { ListScreen } from '../../../ui/admin/list-screen.tsx'
import { RecordList } from '../../../ui/admin/record-row.tsx'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { Panel } from '../../../ui/layout/card.tsx'

const pageSize = 25

const list = adminList({
  state: choiceParam<MailState>({
    FAILED: 'echecs',
    RETRYING: 'nouvel-essai',
    WAITING: 'en-attente',
    SENT: 'envoyes',
  }),
})

const stateWords: Record<MailState, string> = {
  WAITING: 'En attente',
  RETRYING: 'Nouvel essai prévu',
  SENT: 'Envoyé',
  FAILED: 'Échec',
}

/** The mails that the shop sends: what went out, waits or failed, and why. */
export function MailsPage() {
  const url = useListUrl(list)
  const { state, page } = url.params
  const { data, isStale, ...query } = useAdminQuery(InboxMailsDocument, {
    maxAgeMs: 0,
    variables: {
      ...{ search: url.params.search || undefined, state: state ?? undefined },
      ...partOf(page, pageSize),
    },
  })
  const result = data?.outgoingMails
  const mails = readFragment(MailsPage_MailFragmentDoc, result?.items) ?? undefined
  return (
    <ListScreen
      views={<SavedViews list="MAILS" />}
      url={url}
      query={query}
      totalCount={result?.totalCount}
      pageSize={pageSize}
      noun={['e-mail', 'e-mails']}
      search={{ label: 'Rechercher un e-mail', placeholder: 'Adresse ou objet' }}
      filters={[
        {
          name: 'state',
          label: 'État',
          all: 'Tous',
          options: (['FAILED', 'RETRYING', 'WAITING', 'SENT'] as const).map((value) => ({
            value,
            label: stateWords[value],
          })),
        },
      ]}
      lead={
        <Text color="fg.muted" textStyle="sm">
          Gardés trente jours. Ce que disent les e-mails n’est pas montré ici.
        </Text>
      }
      empty={{ title: 'Aucun e-mail', description: 'Ce que la boutique envoie s’affiche ici.' }}
    >
      <RecordList label="E-mails" records={mails} isStale={isStale}>
        {(mail) => <MailCard mail={mail} />}
      </RecordList>
    </ListScreen>
  )
}

function MailCard({ mail }: { mail: MailsPage_MailFragment }) {
  const { recipient, subject, state, attempts, failure, lastError, sentAt, createdAt, canResend } = mail
  const hasFailed = state === 'FAILED'
  return (
    <Panel as="article" data-private px={{ base: '4', md: '5' }} py="3">
      <Flex gap="3" align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <Stack gap="1" flex="1 1 16rem" minW="0">
          <Heading as="h2" fontSize="md" fontWeight="medium" overflowWrap="anywhere">
            {subject}
          </Heading>
          <Flex columnGap="3" rowGap="1" align="center" wrap="wrap" color="fg.muted" textStyle="sm">
            <Badge
              bg={hasFailed ? 'danger.subtle' : state === 'SENT' ? 'bg.plant' : 'bg.muted'}
              color={hasFailed ? 'danger.fg' : 'fg'}
            >
              {stateWords[state]}
            </Badge>
            <chakra.span overflowWrap="anywhere">{`à ${recipient}`}</chakra.span>
            <DateTimeText date={sentAt ?? createdAt} />
            {!sentAt && attempts > 0 && <span>{counted(attempts, 'essai', 'essais')}</span>}
          </Flex>
          {failure && (
            <Flex gap="1.5" textStyle="sm" color={hasFailed ? 'danger.fg' : undefined}>
              <chakra.span pt="0.5" flex="none">
                <CircleAlert aria-hidden size="1.1em" />
              </chakra.span>
              {failure}
            </Flex>
          )}
          {lastError && (
            <chakra.details textStyle="sm" color="fg.muted">
              <chakra.summary cursor="pointer" py="2.5">
                Message technique
              </chakra.summary>
              <chakra.code overflowWrap="anywhere">{lastError}</chakra.code>
            </chakra.details>
          )}
        </Stack>
        {canResend && <ResendButton mail={mail} />}
      </Flex>
    </Panel>
  )
}

function ResendButton({ mail: { id, subject, state } }: { mail: MailsPage_MailFragment }) {
  const [resend] = useAdminAction(ResendMailDocument, { success: 'L’e-mail repart' })
  const { isBusy, run } = usePending()
  const words = state === 'FAILED' ? 'Renvoyer' : 'Essayer maintenant'
  return (
    <Button
      variant="outline"
      flex="none"
      aria-disabled={isBusy}
      aria-label={`${words}\u00a0: ${subject}`}
      onClick={() => void run(async () => void (await resend({ id })))}
    >
      <RotateCw aria-hidden />
      {words}
    </Button>
  )
}
