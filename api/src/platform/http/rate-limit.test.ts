import type { MikroORM } from '@mikro-orm/postgresql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../clock.ts'
import { rateLimits } from './rate-limit.ts'

const windowMs = 60_000
/** A limit in memory asks no database. */
const limit = () =>
  rateLimits({} as MikroORM, systemClock)({ name: 'tries', points: 10, windowMs, inMemory: true })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const refused = (seconds: number) => ({ code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: seconds } })

describe('a limit in memory', () => {
  it('counts amounts by key; what is too many is refused and not counted', async () => {
    const { count, check } = limit()
    await count('a', 7)
    await expect(count('a', 4)).rejects.toMatchObject(refused(60))
    await count('a', 3)
    await expect(check('a')).rejects.toMatchObject(refused(60))
    await expect(count('a')).rejects.toMatchObject(refused(60))
    await check('b')
    await count('b', 10)
  })

  it('begins anew when its window ends, which later tries do not put off', async () => {
    const { count } = limit()
    await count('a', 9)
    vi.advanceTimersByTime(windowMs - 5_000)
    await count('a')
    await expect(count('a')).rejects.toMatchObject(refused(5))
    vi.advanceTimersByTime(5_001)
    await count('a', 10)
    await expect(count('a')).rejects.toMatchObject(refused(60))
  })

  it('forgets a key that is told to be forgotten, and the oldest of very many', async () => {
    const { count, forget } = limit()
    await count('a', 10)
    await forget('a')
    await count('a', 10)
    for (let i = 0; i < 50_000; i++) await count(`other ${i}`)
    await count('a', 10)
    await expect(count('other 49999', 10)).rejects.toMatchObject(refused(60))
  })
})
