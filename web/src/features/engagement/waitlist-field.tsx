import { Field } from '@chakra-ui/react/field'
import { Input, type InputProps } from '@chakra-ui/react/input'
import { useId } from 'react'

interface WaitlistFieldProps extends InputProps {
  label: string
  error: string | undefined
}

/** A field under its label, and what is wrong with it below. */
export function WaitlistField({ label, error, gridColumn, ...input }: WaitlistFieldProps) {
  const errorText = useId()
  return (
    <Field.Root invalid={error !== undefined} required ids={{ errorText }} gap="1.5" gridColumn={gridColumn}>
      <Field.Label>{label}</Field.Label>
      {/* Described by as well: few screen readers speak an aria-errormessage. */}
      <Input minH="12" aria-describedby={error && errorText} {...input} />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
