import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { Price } from './price.tsx'

it.each([
  ['12.90', '12,90\u00a0€'],
  ['0', '0,00\u00a0€'],
  ['1490.00', '1\u202f490,00\u00a0€'],
  // A float would give 90071992547409.92.
  ['90071992547409.91', '90\u202f071\u202f992\u202f547\u202f409,91\u00a0€'],
])('%s reads %s', (amount, expected) => {
  render(<Price amount={amount} data-testid="price" />)
  expect(screen.getByTestId('price').textContent).toBe(expected)
})
