import { expect, it, vi } from 'vitest'
import { finishFrames } from './frames.ts'

it('come after a test that has given up its faked interval', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  requestAnimationFrame(() => {})
  vi.useRealTimers()
  await new Promise(requestAnimationFrame)
})

it('are finished with the test that asked for them, those they ask for as well', () => {
  const told: string[] = []
  requestAnimationFrame(() => {
    told.push('this')
    requestAnimationFrame(() => told.push('next'))
  })
  cancelAnimationFrame(requestAnimationFrame(() => told.push('none')))
  finishFrames()
  expect(told).toEqual(['this', 'next'])
})

it('come to an end for who asks for ever more', async () => {
  const animate = vi.fn(() => void requestAnimationFrame(animate))
  animate()
  finishFrames()
  const calls = animate.mock.calls.length
  await new Promise((done) => setTimeout(done, 50))
  expect(animate).toHaveBeenCalledTimes(calls)
})
