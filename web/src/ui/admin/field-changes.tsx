import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import type { FieldValues as FormValues } from 'react-hook-form'
import type { HistoryState } from '../../graphql/generated/admin/graphql.ts'
import { Panel } from '../layout/card.tsx'
import type { EditConflict } from './use-record-form.ts'

/** The fields of a thing at one time, as the history keeps them. */
export type FieldValues = Record<string, unknown>

/** A state to go back to: which one of which change, of what, and its fields. */
export interface EarlierState {
  entryId: string
  state: HistoryState
  subjectId: string
  values: FieldValues
}

/** How the fields of a kind of things are said in French. */
export interface FieldWords {
  /** Names of the fields; one without a name is not shown. */
  labels: Record<string, string>
  /** A value in words, where « itself » would not do: ids by their names. */
  show?: (field: string, value: unknown) => string | undefined
  /** A change of a field, where « before » and « after » beneath each other would not do; null leaves it out. */
  showChange?: (field: string, before: FieldValues, after: FieldValues) => ReactNode | undefined
  /** What a change of many things at once was, in a line. */
  ofMany?: (way: string, told: FieldValues) => string
  /** Whether what something began with is told as well, not its changes alone. */
  tellsBeginning?: boolean
  /** The name of something whose entry does not say it. */
  nameOf?: (subjectId: string) => ReactNode
}

/** A stored field in French words: « Oui », « Non », « vide », or itself. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'vide'
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

interface ConflictPanelProps<V extends FormValues> {
  conflict: EditConflict<V>
  /** French names of the fields. */
  labels: Record<keyof V & string, string>
  /** Shows a value in words; ids by their names. */
  show?: (field: keyof V & string, value: unknown) => string | undefined
  /** What is typed against it, where that is not seen in the form itself. */
  mine?: string[]
}

/** Somebody else saved the same thing meanwhile: what they changed, and who decides. */
export function ConflictPanel<V extends FormValues>({ conflict, labels, show, mine }: ConflictPanelProps<V>) {
  const text = (field: keyof V & string, value: unknown) => show?.(field, value) ?? fieldText(value)
  return (
    <Panel role="alert" p="5" mb={mine ? undefined : '6'} borderColor="danger.solid">
      <Stack gap="4">
        <Heading as={mine ? 'h2' : 'h3'} textStyle="lg" fontFamily="heading">
          Cette fiche a été modifiée entre-temps par une autre personne.
        </Heading>
        <chakra.dl display="grid" gap="3">
          {conflict.fields.map((field) => (
            <div key={field}>
              <chakra.dt fontWeight="semibold">{labels[field]}</chakra.dt>
              <chakra.dd>
                <Text as="del" color="fg.muted" lineClamp="3">
                  {text(field, conflict.before[field])}
                </Text>
                <Text as="ins" display="block" textDecoration="none" lineClamp="3">
                  {text(field, conflict.theirs[field])}
                </Text>
              </chakra.dd>
            </div>
          ))}
        </chakra.dl>
        {mine && mine.length > 0 && (
          <Text fontWeight="semibold">{`Votre saisie, pas encore enregistrée\u00a0: ${mine.join(', ')}`}</Text>
        )}
        <Flex gap="3" wrap="wrap">
          <Button onClick={conflict.keepMine}>Garder mes modifications</Button>
          <Button variant="outline" onClick={conflict.takeTheirs}>
            Prendre la version enregistrée
          </Button>
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          {`Si vous gardez vos modifications, seuls les champs que vous avez changés remplaceront les siens${mine ? '' : ', au prochain enregistrement'}.`}
        </Text>
      </Stack>
    </Panel>
  )
}
