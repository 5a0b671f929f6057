import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { History } from 'lucide-react'
import { useState } from 'react'
import { HistoryList, type HistoryListProps } from './history-list.tsx'

/** The changes of one thing, asked for when somebody wants to see them. */
export function RecordHistory(history: HistoryListProps & { subjectId: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="ghost" mt="6" ms="-5" onClick={() => setOpen(true)}>
        <History aria-hidden />
        Voir l’historique
      </Button>
    )
  return (
    <Stack as="section" aria-label="Historique" gap="2" mt="8">
      <Heading as="h3" textStyle="lg">
        Historique
      </Heading>
      <HistoryList {...history} />
    </Stack>
  )
}
