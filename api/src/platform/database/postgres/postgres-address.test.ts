import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '../../../env.ts'
import { model } from '../../../model.ts'
import { openDatabase } from '../database.ts'
import { withMigrationLock } from '../migrate.ts'
import { postgresAddress } from './postgres-address.ts'

/** How a client that wants an encrypted line begins (PostgreSQL's protocol, SSLRequest). */
const wantsEncryption = 80_877_103

let sockets: Socket[]
let asked: number[]
/** A server without encryption. */
const server = createServer((socket) => {
  sockets.push(socket)
  socket.on('error', () => {})
  socket.once('data', (first: Buffer) => {
    asked.push(first.readInt32BE(4))
    socket.end('N')
  })
})
beforeEach(async () => {
  ;[sockets, asked] = [[], []]
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  server.close()
  await once(server, 'close')
})

const address = (query: string) =>
  `postgresql://shop:secret@127.0.0.1:${(server.address() as AddressInfo).port}/shop${query}`

/** The two ways in which the shop reaches its database. */
const ways = {
  requests: async (url: string) => {
    const env = readEnv({ SESSION_SECRET: 's'.repeat(32), DATABASE_URL: url })
    const { orm, close } = await openDatabase(env, model)
    await orm.em
      .fork()
      .execute('select 1')
      .finally(() => close())
  },
  preparation: (url: string) => withMigrationLock(url, async () => {}),
}

describe.each(Object.entries(ways))('an address with sslmode, for %s', (_for, reach) => {
  test.each(['require', 'verify-full'])(
    '%s sends nothing over a line that is not encrypted',
    async (mode) => {
      await expect(reach(address(`?sslmode=${mode}`))).rejects.toThrow('does not support SSL')
      expect(new Set(asked)).toEqual(new Set([wantsEncryption]))
    },
  )

  test.each(['', '?sslmode=disable'])('« %s » asks for none', async (query) => {
    await expect(reach(address(query))).rejects.toThrow()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked).not.toContain(wantsEncryption)
  })
})

test('require encrypts, verify-full also checks who answers', () => {
  expect(postgresAddress(address('?sslmode=require')).ssl).toEqual({ rejectUnauthorized: false })
  expect(postgresAddress(address('?sslmode=verify-full')).ssl).toEqual({})
})
