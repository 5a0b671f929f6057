import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { ConflictPanel, fieldText } from '../field-changes.tsx'
import { type GridRowProps, placeIn } from './data-grid.tsx'
import type { RowEdits, RowValues } from './use-row-edits.ts'

interface RowNoteProps<V extends RowValues> {
  edits: RowEdits<V>
  at: GridRowProps
  id: string
  /** Of all columns. */
  span: number
  /** French names of the fields. */
  labels: Record<keyof V & string, string>
  show: (field: string, value: unknown) => string | undefined
}

/** Beneath a row: why something of it is not saved, and the ways on. */
export function RowNote<V extends RowValues>({ edits, at, id, span, labels, show }: RowNoteProps<V>) {
  const { conflict, failed } = edits
  if (!conflict && !failed) return null
  const isTyping = failed && at.editing?.column === failed.field
  const open = Object.keys(labels).filter((field) => edits.openCell(field))
  const backTo = (field: string) => at.control.endEdit(placeIn(at, field), 'stay')
  return (
    <tr>
      <td colSpan={span}>
        <Box position="sticky" insetStart="0" maxW="min(100%, 90vw)" py="2" whiteSpace="normal">
          {conflict && (
            <ConflictPanel
              conflict={{
                ...conflict,
                keepMine: () => {
                  conflict.keepMine()
                  backTo(open[0] ?? '')
                },
                takeTheirs: () => {
                  conflict.takeTheirs()
                  backTo(open[0] ?? '')
                },
              }}
              labels={labels}
              show={show}
              mine={open.map((field) => `${labels[field]}\u00a0: ${fieldText(edits.valueOf(field))}`)}
            />
          )}
          {!conflict && failed && (
            <Flex align="center" gap="3" wrap="wrap">
              <Text id={id} role="alert" color="fg.error" fontWeight="medium">
                {`${labels[failed.field]}\u00a0: ${failed.problem}`}
              </Text>
              {!isTyping && (
                <>
                  <Button
                    size="sm"
                    variant="outline"
                    onClick={() => {
                      const isValue = edits.commit(failed.field)
                      if (isValue) backTo(failed.field)
                      else at.control.edit(placeIn(at, failed.field))
                    }}
                  >
                    Réessayer
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => {
                      edits.giveUp(failed.field)
                      backTo(failed.field)
                    }}
                  >
                    Abandonner
                  </Button>
                </>
              )}
            </Flex>
          )}
        </Box>
      </td>
    </tr>
  )
}
