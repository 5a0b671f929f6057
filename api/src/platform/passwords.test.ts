import { expect, test } from 'vitest'
import { inPasswordGate } from './passwords.ts'

/** Takes both places until `release` is called. */
function holdBoth() {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const holding = [inPasswordGate(() => held), inPasswordGate(() => held)]
  return { release, done: () => Promise.all(holding) }
}

test('origins have their turns one after the other, however many wait in each', async () => {
  const { release, done } = holdBoth()
  const order: string[] = []
  const wait = (from: string) => inPasswordGate(async () => void order.push(from), { from })
  const waiting = ['crowd', 'crowd', 'crowd', 'crowd', 'ana', 'ana', 'zoe'].map(wait)
  release()
  await Promise.all([done(), ...waiting])
  expect(order).toEqual(['crowd', 'ana', 'zoe', 'crowd', 'ana', 'crowd', 'crowd'])
})

test('who goes away, or fails, leaves the turn to the next', async () => {
  const { release, done } = holdBoth()
  const leaving = new AbortController()
  const gone = inPasswordGate(async () => 'done', { from: 'a', gone: leaving.signal })
  const failing = inPasswordGate(() => Promise.reject(new Error('no memory')), { from: 'a' })
  const next = inPasswordGate(async () => 'done', { from: 'a' })
  leaving.abort()
  await expect(gone).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  await expect(inPasswordGate(async () => 'done', { from: 'a', gone: leaving.signal })).rejects.toMatchObject(
    { code: 'BAD_USER_INPUT' },
  )
  release()
  await expect(failing).rejects.toThrow('no memory')
  expect(await next).toBe('done')
  await done()
})

test('a hundred and fifty wait at most; those who left make room', async () => {
  const { release, done } = holdBoth()
  const leaving = new AbortController()
  const wait = (gone?: AbortSignal) =>
    inPasswordGate(async () => 'done', { from: 'a', ...(gone && { gone }) })
  const waiting = Array.from({ length: 150 }, (_, i) => wait(i < 10 ? leaving.signal : undefined))
  await expect(wait()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  leaving.abort()
  const more = Array.from({ length: 10 }, () => wait())
  await expect(wait()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  release()
  const ends = await Promise.allSettled([...waiting, ...more])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(150)
  await done()
})
