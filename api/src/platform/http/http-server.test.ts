import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { createHttpServer } from './http-server.ts'

const secret = { SESSION_SECRET: 's'.repeat(32) }
const timeouts = {
  HTTP_HEADERS_TIMEOUT_MS: '700',
  HTTP_REQUEST_TIMEOUT_MS: '1000',
  HTTP_KEEP_ALIVE_MS: '700',
  HTTP_STALL_TIMEOUT_MS: '1000',
}
/** The longest timeout, the check of all connections once a second, and the lateness of a busy machine. */
const longestMs = 8_000

/** More than the buffers of two sockets hold. */
const large = Buffer.alloc(32_000_000)
const unread: Promise<unknown>[] = []
const shop: RequestListener = async (request, response) => {
  // As a body parser does: a body that breaks off is no crash.
  const body = await buffer(request).catch(() => null)
  if (request.url === '/unread') unread.push(closed(request.socket))
  if (body) response.end(request.method === 'GET' ? large : 'served')
}

const http = createHttpServer(readEnv({ ...secret, ...timeouts }))
let port: number
const sockets: Socket[] = []
const drips: NodeJS.Timeout[] = []

beforeAll(async () => {
  http.serve(shop)
  http.server.listen(0, '127.0.0.1')
  await once(http.server, 'listening')
  port = (http.server.address() as AddressInfo).port
})

afterAll(async () => {
  for (const drip of drips) clearInterval(drip)
  for (const socket of sockets) socket.destroy()
  await http.close(0)
})

/** However it ends: a reset is an end too. */
const closed = (socket: Socket) => new Promise((done) => socket.on('close', done))

/** A client that says `start`. */
function client(start: string): Socket {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  if (start) socket.write(start)
  return socket
}

/** What a client hears that says `start`, then `drop` again and again, and never comes to an end. */
async function heardBySlowClient(start: string, drop: string): Promise<string> {
  const socket = client(start)
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk))
  if (drop) drips.push(setInterval(() => socket.writable && socket.write(drop), 100))
  await closed(socket)
  return heard
}

const post = 'POST / HTTP/1.1\r\nHost: shop\r\n'
const isServed = async () =>
  expect(await (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'whole' })).text()).toBe(
    'served',
  )

describe.skipIf(onPostgres)('a client that takes its time', () => {
  test.concurrent.each([
    ['says nothing', '', ''],
    ['sends its headers drop by drop', post, 'X-Drop: 1\r\n'],
    ['sends its body drop by drop', `${post}Content-Length: 9999\r\n\r\n`, 'x'],
    ['never sends its body', `${post}Content-Length: 9999\r\n\r\n`, ''],
    ['keeps its connection for later', `${post}Content-Length: 1\r\n\r\nx`, ''],
  ])('and %s is sent away, 200 of them, while others are served', async (_what, start, drop) => {
    const began = performance.now()
    const slow = Array.from({ length: 200 }, () => heardBySlowClient(start, drop))
    await isServed()
    for (const heard of await Promise.all(slow)) expect(heard).toMatch(/^(HTTP\/1\.1 (408|200) [\s\S]*)?$/)
    expect(performance.now() - began).toBeLessThan(longestMs)
    await isServed()
  })

  test.concurrent('and stops reading its answer is sent away', async ({ expect }) => {
    const began = performance.now()
    // Few: each one fills the kernel's buffers. Who does not read does not hear of the end: the server tells.
    for (let i = 0; i < 10; i++) client('GET /unread HTTP/1.1\r\nHost: shop\r\n\r\n')
    await expect.poll(() => unread.length, { interval: 20, timeout: longestMs }).toBe(10)
    await Promise.all(unread)
    expect(performance.now() - began).toBeLessThan(longestMs)
    await isServed()
  })

  test.concurrent('and reads on, however slowly, gets all of it', async () => {
    const socket = client('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
    let [read, sips] = [0, 0]
    socket.on('data', ({ length }: Buffer) => {
      // Longer in all than one that reads nothing would have had.
      if (Math.floor((read + length) / 4_000_000) > Math.floor(read / 4_000_000)) {
        socket.pause()
        setTimeout(() => socket.resume(), 300)
        sips++
      }
      read += length
    })
    await closed(socket)
    expect([sips, read > large.length]).toEqual([8, true])
  })

  test('has 15 seconds at the most, unless the owner says otherwise', () => {
    const env = readEnv(secret)
    // Expired connections are looked for once a second.
    expect(env.HTTP_HEADERS_TIMEOUT_MS + 1_000).toBeLessThanOrEqual(15_000)
    expect(env.HTTP_REQUEST_TIMEOUT_MS + 1_000).toBeLessThanOrEqual(15_000)
    expect(env.HTTP_KEEP_ALIVE_MS + 1_000).toBeLessThanOrEqual(15_000)
    expect(env.HTTP_STALL_TIMEOUT_MS).toBeLessThanOrEqual(15_000)
  })
})
