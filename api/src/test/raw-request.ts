import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Sends bytes as they are, as `curl --path-as-is` would, and gives the whole answer. */
export async function rawRequest(origin: string, head: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`${head}\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  return { status: Number(answer.split(' ')[1]), text: answer }
}
