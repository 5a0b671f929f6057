import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useColorMode } from './use-color-mode.ts'

it('goes from day to night, and remembers', () => {
  const { result } = renderHook(() => useColorMode())
  expect(result.current.mode).toBe('light')
  act(() => result.current.toggle())
  expect(result.current.mode).toBe('dark')
  expect(document.documentElement).toHaveClass('dark')
  expect(localStorage.getItem('color-mode')).toBe('dark')
})
