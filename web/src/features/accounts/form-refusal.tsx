import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'

interface FormRefusalProps {
  /** Why nobody was signed in; absent while there is nothing to say. */
  message: string | undefined
  /** Nothing went wrong: it is only to be known. */
  isNotice?: boolean
  /** A way on. */
  children?: ReactNode
}

/** Why a form signed nobody in, in the form itself: it stays until something is typed, longer than a message of five seconds. */
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
