import type { FocusEvent } from 'react'

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
