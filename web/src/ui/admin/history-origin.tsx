import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { RestoreButton } from './restore-button.tsx'

/** The end of a history: what the thing was before anybody changed it, and the way back there. */
export function HistoryOrigin({ onRestore, isBusy }: { onRestore: () => void; isBusy: boolean }) {
  return (
    <Flex as="li" align="center" gap="3" wrap="wrap" py="4" borderTopWidth="1px" borderColor="border.muted">
      <Text flex="1 1 16rem">
        <chakra.strong>État d’origine</chakra.strong>
        <chakra.span color="fg.muted">, avant la première de ces modifications</chakra.span>
      </Text>
      <RestoreButton onClick={onRestore} isBusy={isBusy}>
        Restaurer l’état d’origine
      </RestoreButton>
    </Flex>
  )
}
