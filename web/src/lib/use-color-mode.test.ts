import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useColorChoice, useColorMode } from './use-color-mode.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** A device that is set to dark or light, and can be set anew. */
function setDevice(isDark: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isDark })
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList)
  return (next: boolean) => {
    list.matches = next
    list.dispatchEvent(new Event('change'))
  }
}

it('goes from day to night, and remembers', () => {
  const { result } = renderHook(() => useColorMode())
  expect(result.current.mode).toBe('light')
  act(() => result.current.toggle())
  expect(result.current.mode).toBe('dark')
  expect(document.documentElement).toHaveClass('dark')
  expect(localStorage.getItem('color-mode')).toBe('dark')
})

it('follows the device once « auto » is chosen, and keeps nothing of it', () => {
  const turn = setDevice(true)
  const { result } = renderHook(() => useColorChoice())
  act(() => result.current.choose('light'))
  expect([localStorage.getItem('color-mode'), result.current.choice]).toEqual(['light', 'light'])
  act(() => turn(true))
  expect(document.documentElement).toHaveClass('light')
  act(() => result.current.choose('auto'))
  expect([localStorage.getItem('color-mode'), result.current.choice]).toEqual([null, 'auto'])
  expect(document.documentElement).toHaveClass('dark')
  act(() => turn(false))
  expect(document.documentElement).toHaveClass('light')
})
