import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { useFreshQuery } from '../../../graphql/freshness.ts'
import { readFragment } from '../../../graphql/generated/security/fragment-masking.ts'
import {
  SignInHistory_SignInFragmentDoc,
  SignInHistoryDocument,
  type SignInHistoryQuery,
  type SignInMethod,
} from '../../../graphql/generated/security/graphql.ts'
import { useQuerySessionEnded } from '../../../graphql/session-ended.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../../ui/feedback/spinner.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { AccountCard } from '../account-sections.tsx'
import { deviceName } from './device-name.ts'

/** How an account was opened, in words. */
const methodWords = {
  PASSWORD: 'par mot de passe',
  PASSWORD_CODE: 'par mot de passe et code',
  RECOVERY_CODE: 'par code de secours',
  PASSWORD_PASSKEY: 'par mot de passe et clé d’accès',
  PASSKEY: 'par clé d’accès',
  FACTOR_REMOVAL: 'retrait de la double vérification',
} satisfies Record<SignInMethod, string>

/** What came of it, in words: of one, and of all that came out alike. */
const outcomeWords: Record<string, { one: string; all: string }> = {
  SUCCEEDED: { one: 'Réussie', all: 'Réussies' },
  FAILED: { one: 'Refusée', all: 'Refusées' },
  INCOMPLETE: { one: 'Code manquant', all: 'Sans le code demandé' },
  FORBIDDEN: { one: 'Sans accès à l’administration', all: 'Sans accès à l’administration' },
  PLANNED: { one: 'Demandé', all: 'Retraits demandés' },
  CANCELLED: { one: 'Annulé', all: 'Retraits annulés' },
  REMOVED: { one: 'Fait', all: 'Retraits faits' },
}

/** Nothing to worry about. */
const calm = new Set(['SUCCEEDED', 'CANCELLED'])

/** Entries of one part of the history. */
const partSize = 10

/** Who signed in within three months, or tried to: all, or those that came out alike, in parts. */
export function SignInHistory() {
  const [outcome, setOutcome] = useState('')
  const [parts, setParts] = useState(1)
  const choose = (next: string) => {
    setOutcome(next)
    setParts(1)
  }
  return (
    <AccountCard title="Connexions récentes">
      <Stack gap="5">
        <Text color="fg.muted" maxW="prose">
          Les connexions de ces 90 derniers jours, réussies ou non, puis elles sont effacées. Une que vous ne
          reconnaissez pas&#8239;? Changez votre mot de passe.
        </Text>
        <Box alignSelf="flex-start">
          <SelectField inline label="Montrer" value={outcome} onChange={choose}>
            <option value="">Toutes</option>
            {Object.entries(outcomeWords).map(([value, { all }]) => (
              <option key={value} value={value}>
                {all}
              </option>
            ))}
          </SelectField>
        </Box>
        <Stack as="ol" listStyleType="none" gap="0" aria-label="Connexions">
          {Array.from({ length: parts }, (_, part) => (
            <HistoryPart
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              key={`${outcome}-${part}`}
              outcome={outcome}
              part={part}
              isLast={part === parts - 1}
              onMore={() => setParts(parts + 1)}
            />
          ))}
        </Stack>
      </Stack>
    </AccountCard>
  )
}

interface HistoryPartProps {
  outcome: string
  part: number
  isLast: boolean
  onMore: () => void
}

function HistoryPart({ outcome, part, isLast, onMore }: HistoryPartProps) {
  const { data, error, retry } = useFreshQuery(SignInHistoryDocument, {
    maxAgeMs: 0,
    ssr: false,
    variables: { outcome: outcome || null, limit: partSize, offset: part * partSize },
  })
  useQuerySessionEnded(error)
  if (!data) return <li>{error ? <ErrorState onRetry={retry} /> : <PageSpinner />}</li>
  const { items, totalCount } = data.signIns
  const left = totalCount - (part + 1) * partSize
  return (
    <>
      {totalCount === 0 && <li>Aucune dans cette période.</li>}
      {items.map((item) => (
        <HistoryRow key={readFragment(SignInHistory_SignInFragmentDoc, item).id} item={item} />
      ))}
      {isLast && left > 0 && (
        <Flex as="li" pt="4">
          <Button variant="outline" onClick={onMore}>
            Afficher plus ({left})
          </Button>
        </Flex>
      )}
    </>
  )
}

function HistoryRow({ item }: { item: SignInHistoryQuery['signIns']['items'][number] }) {
  const { outcome, method, createdAt, ...device } = readFragment(SignInHistory_SignInFragmentDoc, item)
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      wrap="wrap"
      justify="space-between"
      align="center"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Stack gap="0">
        <Text fontWeight="medium">{deviceName(device)}</Text>
        <Text fontSize="sm" color="fg.muted">
          <DateTimeText date={createdAt} />, {methodWords[method]}
        </Text>
      </Stack>
      <Badge colorPalette={calm.has(outcome) ? undefined : 'danger'}>
        {outcomeWords[outcome]?.one ?? 'Refusée'}
      </Badge>
    </Flex>
  )
}
