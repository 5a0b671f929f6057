import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import {
  type DataRegisterQuery,
  type Erasure,
  RetentionRehearsalDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { counted } from '../../../lib/format-number.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'

type Register = DataRegisterQuery['dataRegister']
type Rule = Register['rules'][number]

/** What people read for each thing that becomes of rows. */
export const erasureWords: Record<Erasure, string> = {
  DELETE: 'Effacé',
  ANONYMISE: 'Rendu anonyme',
  KEEP: 'Conservé',
}

/** The rules of forgetting, what they would find now, and what they have done. */
export function Forgetting({ rules, rounds, lastAppliedAt }: Register) {
  const [isAsked, setAsked] = useState(false)
  const { data, error, isStale, retry, refetch } = useAdminQuery(RetentionRehearsalDocument, {
    maxAgeMs: 0,
    variables: {},
    skip: !isAsked,
  })
  const due = new Map(data?.retentionRehearsal.map(({ rule, rows }) => [rule, rows]))
  const total = [...due.values()].reduce((sum, rows) => sum + rows, 0)
  const isBusy = isAsked && isStale && !error
  return (
    <Stack gap="4">
      <Flex align="center" gap="3" wrap="wrap">
        <Text flex="1 1 18rem" color="fg.muted">
          {lastAppliedAt ? (
            <>
              {'Dernier passage le '}
              <DateTimeText date={lastAppliedAt} />
              {'. La boutique recommence toutes les dix minutes.'}
            </>
          ) : (
            'Pas encore passé\u00a0: la boutique le fait toutes les dix minutes.'
          )}
        </Text>
        <Button
          variant="outline"
          aria-disabled={isBusy}
          onClick={() => (isAsked ? void refetch().catch(() => {}) : setAsked(true))}
        >
          {isBusy ? 'Comptage…' : 'Essai à blanc'}
        </Button>
      </Flex>
      <chakra.output aria-live="polite" display="block">
        {data &&
          (total === 0
            ? 'Rien ne serait effacé à présent.'
            : `${counted(total, 'ligne serait effacée ou rendue anonyme', 'lignes seraient effacées ou rendues anonymes')} à présent. Rien n’a été changé.`)}
      </chakra.output>
      {error && !data && <ErrorState onRetry={retry} />}
      <Stack as="ul" listStyleType="none" gap="0" aria-label="Règles d’oubli">
        {rules.map((rule) => (
          <RuleRow key={rule.rule} rule={rule} due={data ? (due.get(rule.rule) ?? 0) : null} />
        ))}
      </Stack>
      <Rounds rounds={rounds} rules={rules} />
    </Stack>
  )
}

function RuleRow({ rule: { what, after, does }, due }: { rule: Rule; due: number | null }) {
  return (
    <Flex
      as="li"
      gap="3"
      py="2.5"
      justify="space-between"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <Stack gap="0" minW="0">
        <Text fontWeight="semibold">{what}</Text>
        <Text color="fg.muted" textStyle="sm">
          {after}
        </Text>
      </Stack>
      <Stack gap="1" align="flex-end" flex="none">
        <Badge bg="bg.muted">{erasureWords[does]}</Badge>
        {due !== null && (
          <Text
            textStyle="sm"
            fontVariantNumeric="tabular-nums"
            fontWeight={due > 0 ? 'semibold' : undefined}
            color={due > 0 ? undefined : 'fg.muted'}
          >
            {counted(due, 'ligne', 'lignes')}
          </Text>
        )}
      </Stack>
    </Flex>
  )
}

function Rounds({ rounds, rules }: Pick<Register, 'rounds' | 'rules'>) {
  const names = new Map(rules.map(({ rule, what }) => [rule, what]))
  if (rounds.length === 0)
    return <Text color="fg.muted">Aucun passage n’a encore trouvé de quoi oublier.</Text>
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" py="2.5">
        {counted(
          rounds.length,
          'passage qui a trouvé quelque chose',
          'derniers passages qui ont trouvé quelque chose',
        )}
      </chakra.summary>
      <Stack as="ol" listStyleType="none" gap="2" aria-label="Derniers passages">
        {rounds.map(({ startedAt, counts, failures }) => (
          <li key={startedAt}>
            <Text fontWeight="semibold">
              <DateTimeText date={startedAt} />
            </Text>
            {counts.map(({ rule, rows }) => (
              <Text key={rule} color="fg.muted" textStyle="sm">
                {`${names.get(rule) ?? rule}\u00a0: ${counted(rows, 'ligne', 'lignes')}`}
              </Text>
            ))}
            {failures.map(({ rule, error }) => (
              <Text key={rule} color="danger.fg" textStyle="sm">
                {`${names.get(rule) ?? rule}\u00a0: échec (${error}). La boutique recommencera d’elle-même.`}
              </Text>
            ))}
          </li>
        ))}
      </Stack>
    </chakra.details>
  )
}
