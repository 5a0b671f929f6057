import { expect, it, vi } from 'vitest'
import { onUsageSignal, signalUsage } from './usage-signals.ts'

it('reaches everybody who listens, until they stop, and never throws', () => {
  const broken = vi.fn(() => {
    throw new Error('counting failed')
  })
  const listener = vi.fn()
  const ends = [onUsageSignal(broken), onUsageSignal(listener)]
  signalUsage({ type: 'waitlist' })
  expect(broken).toHaveBeenCalledOnce()
  expect(listener).toHaveBeenCalledExactlyOnceWith({ type: 'waitlist' })
  for (const end of ends) end()
  signalUsage({ type: 'waitlist' })
  expect(listener).toHaveBeenCalledOnce()
})
