import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import {
  type MailState,
  ResendMailDocument,
  type SentMails_MailFragment,
  SentMails_MailFragmentDoc,
  SentMailsDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { useAdminAction, useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { partOf } from '../../../lib/list/list-url.ts'
import { SideDrawer } from '../../../ui/admin/side-drawer.tsx'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'

const pageSize = 25

const stateWords: Record<MailState, string> = {
  WAITING: 'En attente',
  RETRYING: 'Nouvel essai prévu',
  SENT: 'Envoyé',
  FAILED: 'Échec',
}

/** The mails that the shop sends: what went out, waits or failed, and why. */
export function SentMails() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        E-mails envoyés
      </Button>
      {isOpen && (
        <SideDrawer title="E-mails envoyés" onClose={() => setOpen(false)}>
          <MailList />
        </SideDrawer>
      )}
    </>
  )
}

function MailList() {
  const [state, setState] = useState<MailState | ''>('')
  const [page, setPage] = useState(1)
  const { data, error, retry } = useAdminQuery(SentMailsDocument, {
    maxAgeMs: 0,
    variables: { state: state || undefined, ...partOf(page, pageSize) },
  })
  const mails = readFragment(SentMails_MailFragmentDoc, data?.outgoingMails.items)
  const total = data?.outgoingMails.totalCount ?? 0
  return (
    <Stack gap="4">
      <SelectField
        label="État"
        value={state}
        onChange={(value) => {
          setState(value as MailState | '')
          setPage(1)
        }}
      >
        <option value="">Tous</option>
        {Object.entries(stateWords).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      {error && !data && <ErrorState onRetry={retry} />}
      {data && total === 0 && <Text color="fg.muted">Aucun e-mail.</Text>}
      <Stack as="ul" listStyleType="none" gap="0" aria-label="E-mails" aria-busy={!data && !error}>
        {mails?.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </Stack>
      <Flex gap="3">
        {page > 1 && (
          <Button variant="outline" onClick={() => setPage(page - 1)}>
            Plus récents
          </Button>
        )}
        {page * pageSize < total && (
          <Button variant="outline" onClick={() => setPage(page + 1)}>
            Plus anciens
          </Button>
        )}
      </Flex>
    </Stack>
  )
}

function MailRow({ mail }: { mail: SentMails_MailFragment }) {
  const { id, recipient, subject, state, lastError, sentAt, createdAt } = mail
  const [resend] = useAdminAction(ResendMailDocument, { success: 'L’e-mail repart' })
  const { isBusy, run } = usePending()
  const isStuck = state === 'FAILED' || state === 'RETRYING'
  return (
    <Stack as="li" gap="1" py="3" borderTopWidth="1px" borderColor="border.muted">
      <Flex gap="2" align="center" wrap="wrap">
        <Badge
          bg={state === 'FAILED' ? 'danger.subtle' : 'bg.plant'}
          color={state === 'FAILED' ? 'danger.fg' : undefined}
        >
          {stateWords[state]}
        </Badge>
        <Text color="fg.muted" textStyle="sm">
          <DateTimeText date={sentAt ?? createdAt} />
        </Text>
      </Flex>
      <Text fontWeight="medium" overflowWrap="anywhere">
        {subject}
      </Text>
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">{`à ${recipient}`}</Text>
      {lastError && (
        <Text textStyle="sm" overflowWrap="anywhere">
          {`Raison\u00a0: ${lastError}`}
        </Text>
      )}
      {isStuck && (
        <Button
          variant="outline"
          alignSelf="start"
          aria-disabled={isBusy}
          aria-label={`Renvoyer «\u202f${subject}\u202f»`}
          onClick={() => void run(async () => void (await resend({ id })))}
        >
          Renvoyer
        </Button>
      )}
    </Stack>
  )
}
