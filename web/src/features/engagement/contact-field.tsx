import { Field } from '@chakra-ui/react/field'
import { Input, type InputProps } from '@chakra-ui/react/input'
import { Textarea } from '@chakra-ui/react/textarea'
import { useId } from 'react'

/** A field of the contact form: what it asks, what is wrong with it, and the props of its input. */
export type ContactFieldProps = InputProps & { label: string; error: string | undefined; isLong?: boolean }

/** Label above, input, and below what is wrong, in French. */
export function ContactField({ label, error, isLong, gridColumn, ...input }: ContactFieldProps) {
  const errorText = `${useId()}-erreur`
  // Said as a description too: aria-errormessage alone stays silent in many screen readers.
  const said = error ? errorText : undefined
  const Control = (isLong ? Textarea : Input) as typeof Input
  return (
    <Field.Root ids={{ errorText }} invalid={error !== undefined} required gap="1.5" gridColumn={gridColumn}>
      <Field.Label>{label}</Field.Label>
      <Control minH={isLong ? '44' : '12'} aria-describedby={said} {...input} />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
