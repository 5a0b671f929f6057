import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { actLabels, kindLabels } from '../../../../../api/src/features/consent/consent.rules.ts'
import {
  CheckConsentsDocument,
  type ConsentAct,
  type ConsentKind,
  type ConsentLedger_RegisterFragment,
  ConsentLedger_RegisterFragmentDoc,
  type ConsentLinkFault,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { counted, formatCount } from '../../../lib/format-number.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'

const faultWords: Record<ConsentLinkFault, string> = {
  CHANGED: 'modifiée',
  MISSING: 'absente',
  UNLINKED: 'qui ne suit pas la précédente',
  REWRITTEN: 'réécrite depuis le dernier contrôle',
}

/** Whether the ledger of consents holds, what is in it, and how to have it read again. */
export function ConsentLedger({
  register,
}: {
  register: FragmentType<typeof ConsentLedger_RegisterFragmentDoc>
}) {
  const [latest, setLatest] = useState<typeof register>()
  const { counts, lastCheck } = readFragment(ConsentLedger_RegisterFragmentDoc, latest ?? register)
  const [check] = useAdminAction(CheckConsentsDocument, { success: 'Registre relu' })
  const { isBusy, run } = usePending()
  const again = () =>
    run(async () => {
      const answer = await check({})
      if ('done' in answer) setLatest(answer.done.checkConsents)
    })
  return (
    <Stack gap="4">
      <Flex align="center" gap="3" wrap="wrap">
        <LedgerState lastCheck={lastCheck} />
        <Button variant="outline" aria-disabled={isBusy} onClick={() => void again()}>
          {isBusy ? 'Lecture…' : 'Vérifier maintenant'}
        </Button>
      </Flex>
      {lastCheck && lastCheck.broken.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="1" aria-label="Entrées rompues" color="danger.fg">
          {lastCheck.broken.map(({ kind, place, fault }) => (
            <li key={`${kind} ${place} ${fault}`}>
              {`${kindLabels[kind]}, entrée n°\u00a0${formatCount(place)}\u00a0: ${faultWords[fault]}`}
            </li>
          ))}
        </Stack>
      )}
      <DescriptionList details={sums(counts)} />
    </Stack>
  )
}

function LedgerState({ lastCheck }: Pick<ConsentLedger_RegisterFragment, 'lastCheck'>) {
  if (!lastCheck) return <Text color="fg.muted">Pas encore vérifié : la boutique le fait chaque jour.</Text>
  const isWhole = lastCheck.broken.length === 0
  return (
    <Flex align="center" gap="3" wrap="wrap" flex="1 1 18rem">
      <Badge bg={isWhole ? 'bg.plant' : 'danger.subtle'} color={isWhole ? undefined : 'danger.fg'}>
        {isWhole ? 'Intact' : 'Rompu'}
      </Badge>
      <Text color="fg.muted" textStyle="sm">
        {`${counted(lastCheck.entries, 'entrée relue', 'entrées relues')} le `}
        <DateTimeText date={lastCheck.checkedAt} />
      </Text>
    </Flex>
  )
}

/** Of several. */
const manyActs: Record<ConsentAct, string> = {
  ASKED: 'demandes',
  CONFIRMED: 'confirmations',
  LEFT: 'départs',
  ACCEPTED: 'accords',
  REFUSED: 'refus',
  WITHDRAWN: 'retraits',
}

/** « Lettre d’information : 3 demandes, 2 confirmations », each subject in the order of the ledger. */
function sums(counts: ConsentLedger_RegisterFragment['counts']) {
  const kinds = Object.keys(kindLabels) as ConsentKind[]
  return kinds.map((kind) => ({
    term: kindLabels[kind],
    detail:
      counts
        .filter((count) => count.kind === kind)
        .map(({ act, people }) => counted(people, actLabels[act], manyActs[act]))
        .join(', ') || 'Rien encore',
  }))
}
