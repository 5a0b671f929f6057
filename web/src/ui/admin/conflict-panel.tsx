import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { FieldValues } from 'react-hook-form'
import type { EditConflict } from '../../lib/use-record-form.ts'
import { Panel } from '../panel.tsx'
import { factText } from './fact-text.ts'

interface ConflictPanelProps<V extends FieldValues> {
  conflict: EditConflict<V>
  /** French names of the fields. */
  labels: Record<keyof V & string, string>
  /** Shows a value in words; ids by their names. */
  show?: (field: keyof V & string, value: unknown) => string | undefined
}

/** Somebody else saved the same thing meanwhile: what they changed, and who decides. */
export function ConflictPanel<V extends FieldValues>({ conflict, labels, show }: ConflictPanelProps<V>) {
  const text = (field: keyof V & string, value: unknown) => show?.(field, value) ?? factText(value)
  return (
    <Panel role="alert" p="5" mb="6" borderColor="danger.solid">
      <Stack gap="4">
        <Heading as="h3" textStyle="lg" fontFamily="heading">
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
        <Flex gap="3" wrap="wrap">
          <Button onClick={conflict.keepMine}>Garder mes modifications</Button>
          <Button variant="outline" onClick={conflict.takeTheirs}>
            Prendre la version enregistrée
          </Button>
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          Si vous gardez vos modifications, seuls les champs que vous avez changés remplaceront les siens, au
          prochain enregistrement.
        </Text>
      </Stack>
    </Panel>
  )
}
