import { Badge } from '@chakra-ui/react/badge'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { DataRegisterQuery } from '../../../graphql/generated/admin/graphql.ts'
import { counted, formatCount } from '../../../lib/format-number.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'

type Register = DataRegisterQuery['dataRegister']
type Proof = Register['erasures'][number]

/** Accounts that were erased, and what was found of them in all texts of the database afterwards. */
export function ErasureProofs({ plannedErasures, erasures }: Register) {
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        {plannedErasures === 0
          ? 'Aucune suppression n’est prévue.'
          : `${counted(plannedErasures, 'suppression est prévue', 'suppressions sont prévues')}, sept jours après la demande.`}
      </Text>
      {erasures.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Comptes supprimés">
          {erasures.map((proof) => (
            <ProofRow key={`${proof.requestedAt} ${proof.erasedAt}`} proof={proof} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function ProofRow({ proof: { requestedAt, erasedAt, columns, found } }: { proof: Proof }) {
  const unexpected = found.filter(({ declared }) => !declared)
  const isClean = unexpected.length === 0
  return (
    <Stack as="li" gap="1" py="2.5" borderBottomWidth="1px" borderColor="border.subtle">
      <Flex gap="3" wrap="wrap" align="baseline" justify="space-between">
        <Text>
          {'Supprimé le '}
          <DateTimeText date={erasedAt} />
          {', demandé le '}
          <DateTimeText date={requestedAt} />
        </Text>
        {columns > 0 && (
          <Badge bg={isClean ? 'bg.plant' : 'danger.subtle'} color={isClean ? undefined : 'danger.fg'}>
            {isClean ? 'Rien d’inattendu' : 'À regarder'}
          </Badge>
        )}
      </Flex>
      <Text color="fg.muted" textStyle="sm">
        {columns === 0
          ? 'La recherche dans toute la base est à venir.'
          : `Cherché dans ${formatCount(columns)} colonnes. ${left(found.length - unexpected.length)}`}
      </Text>
      {unexpected.map(({ table, column, rows, by }) => (
        <Text key={`${table} ${column} ${by}`} color="danger.fg" textStyle="sm">
          {`${table}.${column}\u00a0: ${counted(rows, 'ligne', 'lignes')} (${byWords[by]})`}
        </Text>
      ))}
    </Stack>
  )
}

const byWords: Record<Proof['found'][number]['by'], string> = {
  EMAIL: 'par l’adresse',
  ID: 'par le numéro du compte',
  NAME: 'par le nom, qui peut être celui d’une autre personne',
}

const left = (places: number) =>
  places === 0
    ? 'Rien n’en reste.'
    : `Reste dans ${counted(places, 'colonne', 'colonnes')} que la loi ou un journal scellé oblige à garder.`
