import { Badge } from '@chakra-ui/react/badge'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { DataRegisterQuery } from '../../../graphql/generated/admin/graphql.ts'
import { counted } from '../../../lib/format-number.ts'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { erasureWords } from './forgetting.tsx'

type Register = DataRegisterQuery['dataRegister']
type Table = Register['tables'][number]

/** Every use of personal data, as the privacy page tells it. */
export function DataUses({ uses }: Pick<Register, 'uses'>) {
  return (
    <Stack gap="0">
      {uses.map(({ purpose, data, ground, duration }) => (
        <chakra.details key={purpose} borderBottomWidth="1px" borderColor="border.subtle">
          <chakra.summary cursor="pointer" py="3" fontWeight="semibold">
            {purpose}
          </chakra.summary>
          <chakra.div pb="4">
            <DescriptionList
              details={[
                { term: 'Données', detail: data },
                { term: 'Base légale', detail: ground },
                { term: 'Durée', detail: duration },
              ]}
            />
          </chakra.div>
        </chakra.details>
      ))}
    </Stack>
  )
}

/** What each table holds of a person, and what becomes of it; those that hold nothing stand at the end. */
export function HeldTables({ tables }: Pick<Register, 'tables'>) {
  const holding = tables.filter(({ nothing }) => nothing === null)
  const others = tables.filter(({ nothing }) => nothing !== null)
  return (
    <Stack gap="0">
      {holding.map((table) => (
        <chakra.details key={table.table} borderBottomWidth="1px" borderColor="border.subtle">
          <chakra.summary cursor="pointer" py="3">
            <chakra.code fontWeight="semibold">{table.table}</chakra.code>{' '}
            <chakra.span color="fg.muted" textStyle="sm">
              {table.purposes.join(', ')}
            </chakra.span>
          </chakra.summary>
          <Holdings table={table} />
        </chakra.details>
      ))}
      <chakra.details>
        <chakra.summary cursor="pointer" py="3" color="fg.muted">
          {counted(
            others.length,
            'table ne contient rien de personne',
            'tables ne contiennent rien de personne',
          )}
        </chakra.summary>
        <DescriptionList
          details={others.map(({ table, nothing }) => ({ term: table, detail: nothing ?? '' }))}
        />
      </chakra.details>
    </Stack>
  )
}

function Holdings({ table: { holdings, stays } }: { table: Table }) {
  return (
    <Stack gap="3" pb="4" textStyle="sm">
      {holdings.map(({ label, kept, erase, withheld }) => (
        <Stack key={label} gap="1">
          <Flex gap="3" justify="space-between" align="baseline">
            <Text>{label}</Text>
            <Badge bg="bg.muted" flex="none">
              {erasureWords[erase]}
            </Badge>
          </Flex>
          <Text color="fg.muted">{kept}</Text>
          <Text color="fg.muted">
            {withheld.length === 0
              ? 'Exporté en entier.'
              : `Exporté, sauf ${withheld.map(({ column, why }) => `${column} (${lowered(why)})`).join(', ')}.`}
          </Text>
        </Stack>
      ))}
      {stays && (
        <Text color="fg.muted">
          {`Reste après la suppression d’un compte (${stays.columns.join(', ')})\u00a0: ${stays.why} ${stays.until}`}
        </Text>
      )}
    </Stack>
  )
}

/** A sentence as part of another. */
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
