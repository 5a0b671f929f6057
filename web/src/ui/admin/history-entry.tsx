import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Undo2 } from 'lucide-react'
import type { AuditAction } from '../../graphql/generated/graphql.ts'
import { counted } from '../../lib/format-count.ts'
import { DateTimeText } from '../date-time-text.tsx'
import { factText } from './fact-text.ts'

/** One change of the history. */
export interface HistoryChange {
  id: string
  action: AuditAction
  actorEmail: string
  createdAt: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** How facts are told in French. */
export interface FactWords {
  /** Names of the facts; one without a name is not told. */
  labels: Record<string, string>
  /** A value in words, where « itself » would not do: ids by their names. */
  show?: (field: string, value: unknown) => string | undefined
}

const actionWords: Record<AuditAction, string> = {
  CREATED: 'Création',
  UPDATED: 'Modification',
  DELETED: 'Suppression',
  RESTORED: 'Restauration',
  EXPORTED: 'Export',
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The facts that a change touched, of those that have a name. */
const touchedFields = ({ before, after }: HistoryChange, labels: Record<string, string>) =>
  Object.keys(labels).filter((field) => {
    const isKnown = field in (before ?? {}) || field in (after ?? {})
    return isKnown && !same(before?.[field], after?.[field])
  })

/** What the changed thing was called then. */
const nameOf = ({ before, after }: HistoryChange) => {
  const facts = after ?? before ?? {}
  return String(facts.name ?? facts.title ?? '')
}

/** How many rows left the shop by an export. */
const exportedRows = ({ after }: HistoryChange) =>
  `\u00a0: ${counted(Number(after?.rows ?? 0), 'ligne', 'lignes')}${after?.whole ? '' : ', interrompu'}`

interface HistoryEntryProps extends FactWords {
  change: HistoryChange
  /** Whether to say which thing it is: the list holds several. */
  isNamed?: boolean
  /** Puts this state back; absent for the present one. */
  onRestore?: () => void
  isBusy: boolean
}

/** Who changed what, when; what it was and became; and the way back. */
export function HistoryEntry({ change, isNamed, labels, show, onRestore, isBusy }: HistoryEntryProps) {
  const text = (field: string, value: unknown) => show?.(field, value) ?? factText(value)
  const fields = change.before && change.after ? touchedFields(change, labels) : []
  return (
    <Stack as="li" gap="2" py="4" borderTopWidth="1px" borderColor="border.muted">
      <Flex align="center" gap="3" wrap="wrap">
        <Text flex="1 1 16rem">
          {isNamed && nameOf(change) && (
            <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere">
              {nameOf(change)}
            </chakra.span>
          )}
          <chakra.strong>{actionWords[change.action]}</chakra.strong>
          {' par '}
          <chakra.span overflowWrap="anywhere">{change.actorEmail}</chakra.span>
          <chakra.span color="fg.muted">
            {', le '}
            <DateTimeText date={change.createdAt} />
            {change.action === 'EXPORTED' && exportedRows(change)}
          </chakra.span>
        </Text>
        {onRestore && (
          <Button variant="outline" size="sm" px="3" onClick={onRestore} aria-disabled={isBusy}>
            <Undo2 aria-hidden />
            Restaurer cet état
          </Button>
        )}
      </Flex>
      {fields.length > 0 && (
        <chakra.dl
          display="grid"
          gridTemplateColumns="minmax(8rem, auto) 1fr"
          gap="1"
          columnGap="4"
          textStyle="sm"
        >
          {fields.map((field) => (
            <chakra.div key={field} display="contents">
              <chakra.dt color="fg.muted">{labels[field]}</chakra.dt>
              <chakra.dd minW="0" overflowWrap="anywhere">
                <Text as="del" color="fg.muted" lineClamp={2}>
                  {text(field, change.before?.[field])}
                </Text>
                <Text as="ins" textDecoration="none" lineClamp={2}>
                  {text(field, change.after?.[field])}
                </Text>
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
    </Stack>
  )
}
