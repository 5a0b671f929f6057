import { expect, it, vi } from 'vitest'
import { onTrack, track } from './track.ts'

it('reaches everybody who listens, until they stop, and never throws', () => {
  const broken = vi.fn(() => {
    throw new Error('counting failed')
  })
  const listener = vi.fn()
  const ends = [onTrack(broken), onTrack(listener)]
  track({ type: 'waitlist' })
  expect(broken).toHaveBeenCalledOnce()
  expect(listener).toHaveBeenCalledExactlyOnceWith({ type: 'waitlist' })
  for (const end of ends) end()
  track({ type: 'waitlist' })
  expect(listener).toHaveBeenCalledOnce()
})
