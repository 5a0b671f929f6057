import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Input, type InputProps } from '@chakra-ui/react/input'
import { Textarea } from '@chakra-ui/react/textarea'
import { type ReactNode, useId } from 'react'

/** A field of a form: what it asks, what is wrong with it, and the props of its input. */
export type FormFieldProps = InputProps & {
  label: string
  error?: string
  hint?: ReactNode
  /** Several lines. */
  isLong?: boolean
  rows?: number
  /** What stands between the label and the input, e.g. a toolbar. */
  above?: ReactNode
  /** What lies behind the letters of the input. */
  behind?: ReactNode
  /** What stands at the end of the input, inside its frame. */
  end?: ReactNode
}

/** Label above, input, then what is wrong or else a hint, in French. */
export function FormField({
  label,
  error,
  hint,
  isLong,
  above,
  behind,
  end,
  required,
  gridColumn,
  ...input
}: FormFieldProps) {
  const id = useId()
  const ids = { errorText: `${id}-erreur`, helperText: `${id}-aide` }
  // Said as a description too: aria-errormessage alone stays silent in many screen readers.
  const said = error ? ids.errorText : hint && ids.helperText
  const Control = (isLong ? Textarea : Input) as typeof Input
  return (
    <Field.Root ids={ids} invalid={error !== undefined} required={required} gap="1.5" gridColumn={gridColumn}>
      <Field.Label>{label}</Field.Label>
      {above}
      <Box position="relative" display="flex" w="full" bg={behind ? 'bg.panel' : undefined} rounded="l2">
        {behind}
        <Control
          position={behind ? 'relative' : undefined}
          bg={behind ? 'transparent' : undefined}
          minH={isLong && !input.rows ? '44' : '12'}
          pe={end ? '14' : undefined}
          aria-describedby={said || undefined}
          {...input}
        />
        {end && (
          <Box position="absolute" insetEnd="0.5" top="0.5">
            {end}
          </Box>
        )}
      </Box>
      {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}

/** A field's registration, and what is wrong with it. */
type Asked = Omit<FormFieldProps, 'label'>

/** First and last name, as every form asks for them. */
export function NameFields({ firstName, lastName }: { firstName: Asked; lastName: Asked }) {
  return (
    <>
      <FormField required label="Prénom" autoComplete="given-name" {...firstName} />
      <FormField required label="Nom" autoComplete="family-name" {...lastName} />
    </>
  )
}
