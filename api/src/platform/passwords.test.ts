import { expect, test } from 'vitest'
import { inPasswordGate } from './passwords.ts'

const a = { address: 'a', account: 'a' }

/** Takes both places, and the turn of who comes next, until `release` is called. */
function holdAll() {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const holding = [1, 2, 3].map(() => inPasswordGate(() => held))
  return { release, done: () => Promise.all(holding) }
}

test('addresses have their turns one after the other, and the accounts of each, however many wait for one', async () => {
  const { release, done } = holdAll()
  const order: string[] = []
  const wait = (who: string) => {
    const [account = '', address = ''] = who.split('@')
    return inPasswordGate(async () => void order.push(who), { address, account })
  }
  const crowd = ['eve@here', 'eve@here', 'eve@here', 'eve@here', 'bob@here', 'bob@here']
  const waiting = [...crowd, 'ana@there', 'ana@there', 'zoe@home'].map(wait)
  release()
  await Promise.all([done(), ...waiting])
  expect(order).toEqual([
    ...['eve@here', 'ana@there', 'zoe@home', 'bob@here', 'ana@there'],
    ...['eve@here', 'bob@here', 'eve@here', 'eve@here'],
  ])
})

test('who goes away, or fails, leaves the turn to the next', async () => {
  const { release, done } = holdAll()
  const leaving = new AbortController()
  const gone = inPasswordGate(async () => 'done', { ...a, gone: leaving.signal })
  const failing = inPasswordGate(() => Promise.reject(new Error('no memory')), a)
  const next = inPasswordGate(async () => 'done', a)
  leaving.abort()
  await expect(gone).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  await expect(inPasswordGate(async () => 'done', { ...a, gone: leaving.signal })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  })
  release()
  await expect(failing).rejects.toThrow('no memory')
  expect(await next).toBe('done')
  await done()
})

test('a hundred and fifty wait at most; those who left make room', async () => {
  const { release, done } = holdAll()
  const leaving = new AbortController()
  const wait = (gone?: AbortSignal) => inPasswordGate(async () => 'done', { ...a, ...(gone && { gone }) })
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

test('one more than hash asks meanwhile whether it may; who may not leaves its turn to the next', async () => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const [asked, hashed]: [string[], string[]] = [[], []]
  const attempt = (name: string, mayTry: boolean) =>
    inPasswordGate(
      async () => {
        hashed.push(name)
        await held
      },
      a,
      async () => {
        asked.push(name)
        if (!mayTry) throw new Error(`not ${name}`)
      },
    )
  const attempts = [
    attempt('one', true),
    attempt('two', true),
    attempt('three', true),
    attempt('four', false),
  ]
  const all = Promise.allSettled([...attempts, attempt('five', true)])
  await new Promise(setImmediate)
  expect([asked, hashed]).toEqual([
    ['one', 'two', 'three'],
    ['one', 'two'],
  ])
  release()
  expect((await all).map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
  ])
  expect(hashed).toEqual(['one', 'two', 'three', 'five'])
})
