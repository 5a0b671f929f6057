import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'

/** What went wrong, in words, and a second chance. */
export type ErrorStateProps = { onRetry: () => void; title?: string; description?: string }

/** Something did not load: say so, and offer to try again. */
export function ErrorState({
  onRetry,
  title = 'Le chargement n’a pas abouti',
  description = 'Vérifiez votre connexion, puis réessayez.',
}: ErrorStateProps) {
  return (
    <Stack role="alert" align="center" textAlign="center" gap="4" py="12" px="4">
      <Stack gap="1">
        <chakra.p fontFamily="heading" fontSize="xl" fontWeight="semibold">
          {title}
        </chakra.p>
        <Text color="fg.muted">{description}</Text>
      </Stack>
      <Button variant="outline" onClick={onRetry}>
        Réessayer
      </Button>
    </Stack>
  )
}
