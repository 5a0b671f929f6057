import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { SprigIcon } from '../display/sprig-icon.tsx'

/** Nothing to show, said kindly, with a way on. */
export function EmptyState({
  title,
  description,
  action,
}: {
  title: string
  description?: ReactNode
  action?: ReactNode
}) {
  return (
    <Stack align="center" textAlign="center" gap="4" py={{ base: '8', md: '12' }} px="4">
      <SprigIcon boxSize="14" color="fg.plant" />
      <Stack gap="2" maxW="prose">
        <chakra.p fontFamily="heading" fontSize="xl" fontWeight="semibold">
          {title}
        </chakra.p>
        {description && <Text color="fg.muted">{description}</Text>}
      </Stack>
      {action}
    </Stack>
  )
}
