import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { usePending } from '../../../../lib/form/use-pending.ts'
import { Panel } from '../../../../ui/layout/card.tsx'
import { type BulkDone, useUndoProducts } from './use-bulk-products.ts'

/** Says what was just done with many products, and undoes it at one press; it stays until it is put away. */
export function BulkNote({ done, onClose }: { done: BulkDone; onClose: () => void }) {
  const undo = useUndoProducts()
  const { isBusy, run } = usePending()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { entryId } = done
  const undoIt = (id: string) =>
    run(async () => {
      const why = await undo(id)
      if (why === null) onClose()
      else setRefusal(why)
    })
  return (
    <Panel position="var(--sticky)" top="2" zIndex="docked" p="2" ps="4" shadow="soft" bg="bg.plant">
      <Flex align="center" columnGap="3" wrap="wrap">
        <Text role="status" fontWeight="semibold" flex="1 1 12rem" py="2">
          {done.text}
        </Text>
        {entryId && (
          <Button variant="outline" bg="bg.panel" onClick={() => void undoIt(entryId)} aria-disabled={isBusy}>
            <Undo2 aria-hidden />
            Annuler
          </Button>
        )}
        <Button variant="ghost" px="2" aria-label="Fermer ce message" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </Flex>
      {refusal && (
        <Text role="alert" color="danger.fg" pb="2" pe="4">
          {refusal}
        </Text>
      )}
    </Panel>
  )
}
