import { useQuery } from '@apollo/client/react'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { MyRowsDocument, type MyRowsQuery } from '../../graphql/generated/rights/graphql.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import type { AccountData } from './use-my-data.ts'

/** One kind of rows: how many, and the very rows once somebody opens it and has said again who they are. */
export function HeldRows({ kind, label, rows }: AccountData['held'][number]) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { data, error, loading, refetch } = useQuery(MyRowsDocument, {
    variables: { kind },
    fetchPolicy: 'network-only',
    skip: !wasOpened,
  })
  const ask = () => void refetch().catch(() => undefined)
  const open = (next: boolean) => {
    setIsOpen(next)
    if (!next) return
    setWasOpened(true)
    // Who did not say who they are may change their mind.
    if (error) ask()
  }
  return (
    <chakra.details
      open={isOpen}
      onToggle={(event) => event.currentTarget.open !== isOpen && open(event.currentTarget.open)}
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.summary cursor="pointer" py="2.5">
        <Flex as="span" display="inline-flex" justify="space-between" gap="4" w="calc(100% - 1.5rem)">
          <span>{label}</span>
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {rows}
          </chakra.span>
        </Flex>
      </chakra.summary>
      {loading && (
        <Text color="fg.muted" pb="4" role="status">
          Lecture…
        </Text>
      )}
      {error && !loading && <ErrorState onRetry={ask} />}
      {data && <Rows {...data.accountRows} all={rows} />}
    </chakra.details>
  )
}

function Rows({ rows, withheld, all }: MyRowsQuery['accountRows'] & { all: number }) {
  return (
    <Stack gap="3" pb="4">
      {rows.map(({ facts }) => (
        <chakra.div
          key={JSON.stringify(facts)}
          bg="bg.muted"
          rounded="lg"
          p="4"
          overflowWrap="anywhere"
          whiteSpace="pre-wrap"
        >
          <DescriptionList details={facts.map(({ name, value }) => ({ term: name, detail: value }))} />
        </chakra.div>
      ))}
      {withheld.length > 0 && (
        <Text color="fg.muted" textStyle="sm">
          {`Sans ${withheld.map(({ name, value }) => `${name} (${value.replace(/\.$/, '')})`).join(', ')}.`}
        </Text>
      )}
      {all > rows.length && (
        <Text color="fg.muted" textStyle="sm">
          Les {rows.length} premières lignes&#8239;; toutes sont dans le fichier.
        </Text>
      )}
    </Stack>
  )
}
