import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/layout/card.tsx'

interface FormRefusalProps {
  /** Why nobody was signed in; absent while there is nothing to say. */
  message: string | undefined
  /** A notice, not an error. */
  isNotice?: boolean
  /** An action below the message. */
  children?: ReactNode
}

/** Why a sign-in form failed, in the form itself: unlike the message of five seconds it stays until something is typed. */
export function FormRefusal({ message, isNotice = false, children }: FormRefusalProps) {
  if (!message) return null
  return (
    <Panel
      role="alert"
      p="4"
      borderColor={isNotice ? 'accent.solid' : 'danger.solid'}
      bg={isNotice ? 'bg.plant' : 'danger.subtle'}
    >
      <Stack gap="3" align="flex-start">
        <Text>{message}</Text>
        {children}
      </Stack>
    </Panel>
  )
}
