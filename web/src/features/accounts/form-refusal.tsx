import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/layout/card.tsx'

interface FormRefusalProps {
  /** What it is about, above the message. */
  title?: string
  /** Why nobody was signed in; absent while there is nothing to say. */
  message: ReactNode
  /** A notice, not an error. */
  isNotice?: boolean
  /** An action below the message. */
  children?: ReactNode
}

/** Why a sign-in form failed, in the form itself: unlike the message of five seconds it stays until something is typed. */
export function FormRefusal({ title, message, isNotice = false, children }: FormRefusalProps) {
  if (!message) return null
  return (
    <Panel
      role="alert"
      p="4"
      borderColor={isNotice ? 'accent.solid' : 'danger.solid'}
      bg={isNotice ? 'bg.plant' : 'danger.subtle'}
    >
      <Stack gap="3" align="flex-start">
        <div>
          {title && <Text fontWeight="semibold">{title}</Text>}
          <Text as="div">{message}</Text>
        </div>
        {children}
      </Stack>
    </Panel>
  )
}

interface FieldErrorListProps<N extends string> {
  /** What is wrong with each field, in the order of the screen. */
  errors: readonly { name: N; message: string }[]
  onFollow: (name: N) => void
}

/** Everything that is wrong with a form: each line leads to its field. */
export const FieldErrorList = <N extends string>({ errors, onFollow }: FieldErrorListProps<N>) => (
  <chakra.ul listStyleType="none">
    {errors.map(({ name, message }) => (
      <li key={name}>
        <chakra.button
          type="button"
          cursor="button"
          minH="11"
          textAlign="start"
          textDecoration="underline"
          textUnderlineOffset="3px"
          onClick={() => onFollow(name)}
        >
          {message}
        </chakra.button>
      </li>
    ))}
  </chakra.ul>
)
