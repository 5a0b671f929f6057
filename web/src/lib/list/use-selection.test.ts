import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSelection } from './use-selection.ts'

it('holds each thing once, in the order in which it was chosen, until it is dropped', () => {
  const { result } = renderHook(() => useSelection())
  act(() => result.current.toggle('2', true))
  act(() => result.current.add(['1', '2', '3']))
  expect(result.current.ids).toEqual(['2', '1', '3'])
  expect(result.current.has('3')).toBe(true)
  act(() => {
    result.current.toggle('1', false)
    result.current.toggle('9', false)
  })
  expect(result.current.ids).toEqual(['2', '3'])
  act(() => result.current.clear())
  expect(result.current.ids).toEqual([])
})
