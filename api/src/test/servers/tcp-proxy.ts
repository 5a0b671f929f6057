import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * What the line does: `open` carries at once, `slow` delivers what the far end says two seconds late, `reset` breaks
 * every connection, `slow close` lets the far end leave and tells of it three seconds late. In the `black hole`
 * bytes vanish, and a connection that was in it never hears again, even when the line is mended.
 */
export type Line = 'open' | 'slow' | 'reset' | 'slow close' | 'black hole'

const delayMs: Partial<Record<Line, number>> = { slow: 2_000 }
const lateCloseMs = 3_000

/** A line to a server that tests can disturb. */
export interface TcpProxy {
  port: number
  set(line: Line): void
  close(): Promise<void>
}

interface Pair {
  near: Socket
  far: Socket
  lost: boolean
}

/** Opens a line to `port` on this machine. */
export async function openTcpProxy(port: number): Promise<TcpProxy> {
  const pairs = new Set<Pair>()
  const timers = new Set<NodeJS.Timeout>()
  let line: Line = 'open'

  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }
  const disturb = (pair: Pair) => {
    if (line === 'black hole') pair.lost = true
    if (line === 'reset') pair.near.resetAndDestroy()
    if (line === 'reset' || line === 'slow close') pair.far.destroy()
  }
  const carry = (pair: Pair, from: Socket, to: Socket, mayLag: boolean) => {
    const waiting: Buffer[] = []
    from.on('data', (chunk: Buffer) => {
      if (pair.lost) return
      waiting.push(chunk)
      const deliver = () => to.write(waiting.shift() ?? '')
      const ms = mayLag ? (delayMs[line] ?? 0) : 0
      // One after the other, whatever each one's delay was.
      if (ms > 0 || waiting.length > 1) later(ms, deliver)
      else deliver()
    })
    from.on('close', () => {
      if (pair.lost) return
      if (line === 'slow close' && from === pair.far) later(lateCloseMs, () => to.destroy())
      else to.destroy()
    })
    // What breaks is told by « close ».
    from.on('error', () => {})
  }

  const server = createServer((near) => {
    const pair: Pair = { near, far: connect(port, '127.0.0.1'), lost: false }
    pairs.add(pair)
    near.on('close', () => pair.lost || pairs.delete(pair))
    carry(pair, near, pair.far, false)
    carry(pair, pair.far, near, true)
    disturb(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      line = next
      for (const pair of pairs) disturb(pair)
    },
    async close() {
      for (const timer of timers) clearTimeout(timer)
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      server.close()
      await once(server, 'close')
    },
  }
}
