import type { FocusEvent, Ref } from 'react'
import { readNumber, showNumber } from '../../lib/form/french-number.ts'
import { FormField, type FormFieldProps } from './form-field.tsx'

/**
 * An input of numbers. It is one of text: browsers change one of `type=number` on the mouse wheel and the arrow keys,
 * and read a comma as nothing where their language is not French. What it holds is selected when it is entered.
 */
export const numberInput = {
  type: 'text',
  inputMode: 'decimal',
  autoComplete: 'off',
  onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
} as const

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
