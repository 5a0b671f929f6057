import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { type ComponentProps, type ReactNode, useId } from 'react'

/** A field of a form: what it asks, what is wrong with it, and the props of its input. */
export type FormFieldProps = ComponentProps<typeof Input> & {
  label: string
  error?: string
  hint?: string
  /** What stands at the end of the input, inside its frame. */
  end?: ReactNode
}

/** Label above, input, then what is wrong or else a hint, in French. */
export function FormField({ label, error, hint, end, ...input }: FormFieldProps) {
  const id = useId()
  const ids = { errorText: `${id}-erreur`, helperText: `${id}-aide` }
  // Said as a description too: aria-errormessage alone stays silent in many screen readers.
  const said = error ? ids.errorText : hint && ids.helperText
  return (
    <Field.Root ids={ids} invalid={error !== undefined} gap="1.5">
      <Field.Label>{label}</Field.Label>
      <Box position="relative" w="full">
        <Input minH="12" pe={end ? '14' : undefined} aria-describedby={said} {...input} />
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
