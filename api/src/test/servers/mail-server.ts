import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server that a test makes refuse or take what it is sent. */
export interface MailServer {
  url: string
  refuses: boolean
  /** What it has taken, whole. */
  taken: string[]
  stop: () => void
}

/** Starts one on this machine, which refuses at first. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.write('220 essai\r\n')
    let message: string | null = null
    let rest = ''
    socket.on('data', (data) => {
      const lines = (rest + data).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines)
        if (message === null) {
          if (line === 'DATA') message = ''
          socket.write(`${answerTo(line)}\r\n`)
        } else if (line === '.') {
          mails.taken.push(message)
          message = null
          socket.write('250 pris\r\n')
        } else message += `${line}\n`
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuses: true,
    taken: [],
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
  const answerTo = (line: string) => {
    if (line === 'DATA') return '354 suite'
    return mails.refuses && line.startsWith('RCPT') ? '450 Boîte fermée pour l’instant' : '250 bien'
  }
  return mails
}
