import { beforeEach, expect, it } from 'vitest'
import { noteVisit } from './last-visit.ts'

beforeEach(() => localStorage.clear())

it('tells when the visit before ended, however often this one looks', () => {
  const at = (time: string) => noteVisit(new Date(`2026-11-${time}:00.000Z`))
  expect(at('20T09:00')).toBeUndefined()
  expect(at('20T09:20')).toBeUndefined()
  expect(at('21T08:00')).toBe('2026-11-20T09:20:00.000Z')
  expect(at('21T08:29')).toBe('2026-11-20T09:20:00.000Z')
  expect(at('21T09:00')).toBe('2026-11-21T08:29:00.000Z')
})

it('takes nonsense for no visit', () => {
  localStorage.setItem('admin-visit', 'hier demain')
  expect(noteVisit(new Date())).toBeUndefined()
})
