import type { Ref } from 'react'
import { readNumber, showNumber } from '../../lib/form/french-number.ts'
import { FormField, type FormFieldProps } from './form-field.tsx'
import { numberInput } from './number-input.ts'

interface NumberFieldProps
  extends Pick<FormFieldProps, 'label' | 'error' | 'hint' | 'required' | 'placeholder' | 'name'> {
  /** How many decimals it may have. */
  decimals: number
  /** The text as typed. */
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A number, typed in any way that `readNumber` understands and shown the French way once the field is left. */
export function NumberField({ decimals, value, onChange, onBlur, ...field }: NumberFieldProps) {
  const leave = () => {
    const number = readNumber(value, decimals)
    const shown = number === null ? value : showNumber(number, decimals)
    if (shown !== value) onChange(shown)
    onBlur?.()
  }
  return (
    <FormField
      {...field}
      {...numberInput}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      fontVariantNumeric="tabular-nums"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={leave}
    />
  )
}
