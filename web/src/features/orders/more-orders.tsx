import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'

interface MoreOrdersProps {
  shown: number
  total: number
  isLoading: boolean
  onMore: () => void
}

/** The way to older orders; nothing once all are shown. */
export function MoreOrders({ shown, total, isLoading, onMore }: MoreOrdersProps) {
  if (shown >= total) return null
  return (
    <Stack align="center" gap="3" mt="6">
      <Text color="fg.muted" fontSize="sm">{`${shown} commandes affichées sur ${total}`}</Text>
      {/* Busy, not disabled: a disabled button would lose the focus. */}
      <Button variant="outline" aria-disabled={isLoading} onClick={onMore}>
        {isLoading ? 'Chargement…' : 'Voir plus'}
      </Button>
    </Stack>
  )
}
