import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { NumberField } from './number-field.tsx'

let typed: string
beforeEach(() => {
  typed = ''
})

function Price({ error }: { error?: string }) {
  const [value, setValue] = useState('19,90')
  typed = value
  return <NumberField label="Prix (€)" decimals={2} value={value} onChange={setValue} error={error} />
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Prix (€)' })

describe('a field of a number', () => {
  it('is one of text, with the keyboard of numbers', () => {
    render(<Price />)
    expect(field()).toHaveAttribute('inputmode', 'decimal')
    expect(field()).toHaveAttribute('autocomplete', 'off')
  })

  it('entered by the keyboard is selected: what is typed takes the place of what is there', async () => {
    const { user } = render(<Price />)
    await user.tab()
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 5])
    await user.keyboard('24.9')
    expect(typed).toBe('24.9')
    await user.tab()
    expect(field()).toHaveValue('24,90')
  })

  it('stays as it is under the wheel, the arrows and the page keys', async () => {
    const { user } = render(<Price />)
    await user.tab()
    fireEvent.wheel(field(), { deltaY: 100 })
    await user.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}')
    expect(field()).toHaveValue('19,90')
  })

  it.each([
    ['1\u202f234,50\u00a0€', '1\u202f234,50'],
    ['1.234,50', '1\u202f234,50'],
    ['1.234', '1.234'],
    ['douze', 'douze'],
  ])(
    'into which « %s » is pasted shows « %s »: what is not understood is left alone',
    async (pasted, shown) => {
      const { user } = render(<Price />)
      await user.tab()
      await user.paste(pasted)
      await user.tab()
      expect(field()).toHaveValue(shown)
    },
  )

  it('says what is wrong with it', () => {
    render(<Price error="Un prix, par exemple 12,50" />)
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('Un prix, par exemple 12,50')
  })
})
