import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { mailTransport } from './mail-transport.ts'
import { OutgoingMail } from './outgoing-mail.entity.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterAll(() => rm(folder, { recursive: true }))

const env = (settings: Record<string, string> = {}) =>
  readEnv({
    DATA_DIR: folder,
    PUBLIC_URL: 'https://ramure.example',
    TRUST_PROXY: '1',
    MAIL_FROM: 'Ramure <bonjour@ramure.example>',
    ...settings,
  })

const mail = (facts: Partial<OutgoingMail> = {}) =>
  Object.assign(new OutgoingMail(), {
    id: 7,
    recipient: 'ana@exemple.fr',
    subject: 'Bienvenue à l’été, chère Zoé',
    text: 'Été : 50 € d’économies.\n.\nFin',
    createdAt: new Date('2026-11-21T09:00:00Z'),
    ...facts,
  })

/** Headers, unfolded, with encoded words read. */
function headersOf(message: string): Record<string, string> {
  const [head = ''] = message.replaceAll('\r\n', '\n').split('\n\n')
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n')
  const read = (text: string) =>
    text
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_all, kind: string, words: string) =>
        kind.toLowerCase() === 'b'
          ? Buffer.from(words, 'base64').toString()
          : Buffer.from(
              words
                .replaceAll('_', ' ')
                .replace(/=([\dA-F]{2})/g, (_hex, code: string) =>
                  String.fromCharCode(Number.parseInt(code, 16)),
                ),
              'latin1',
            ).toString(),
      )
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      read(line.slice(line.indexOf(':') + 2)),
    ]),
  )
}

describe('without a mail server, files', () => {
  test('hold a mail that any mail program opens: encoded subject, sender, reader, Message-ID', async () => {
    await mailTransport(env())(mail({ replyTo: 'bob@exemple.fr', html: '<p>Été</p>' }))
    expect(await readdir(join(folder, 'outbox'))).toEqual(['7.eml'])
    const message = await readFile(join(folder, 'outbox', '7.eml'), 'utf8')
    const head = message.slice(0, message.search(/\r?\n\r?\n/))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule is about control characters
    expect(head).toMatch(/^[\x00-\x7f]+$/)
    expect(headersOf(message)).toMatchObject({
      from: 'Ramure <bonjour@ramure.example>',
      to: 'ana@exemple.fr',
      'reply-to': 'bob@exemple.fr',
      subject: 'Bienvenue à l’été, chère Zoé',
      'message-id': '<7.1795251600000@ramure.example>',
      'mime-version': '1.0',
      'content-type': expect.stringMatching(/^multipart\/alternative/),
    })
    expect(message).toMatch(/text\/plain; charset=utf-8/)
    expect(message).toMatch(/text\/html; charset=utf-8/)
  })

  test('about the same are filed together: each names the thread, which is no mail itself', async () => {
    await mailTransport(env())(mail({ thread: 'contact-3' }))
    const headers = headersOf(await readFile(join(folder, 'outbox', '7.eml'), 'utf8'))
    const thread = '<contact-3@ramure.example>'
    expect([headers['in-reply-to'], headers.references]).toEqual([thread, thread])
  })

  test('the same mail again is the same file with the same Message-ID', async () => {
    const send = mailTransport(env())
    await send(mail())
    await send(mail())
    expect(await readdir(join(folder, 'outbox'))).toEqual(['7.eml'])
  })

  test.each([
    ['https://ramure.example/x?token=0123456789abcdef0123456789abcdef', 'List-Unsubscribe=One-Click'],
    ['http://localhost:4000/x?token=0123456789abcdef0123456789abcdef', undefined],
    [null, undefined],
  ])('of a list say where to leave it: %s, by one press over HTTPS alone', async (unsubscribeUrl, post) => {
    await mailTransport(env())(mail({ id: 9, unsubscribeUrl }))
    const headers = headersOf(await readFile(join(folder, 'outbox', '9.eml'), 'utf8'))
    expect(headers['list-unsubscribe']).toBe(unsubscribeUrl ? `<${unsubscribeUrl}>` : undefined)
    expect(headers['list-unsubscribe-post']).toBe(post)
  })

  test('lie in a folder of their owner’s alone; what a killed process left half written goes', async () => {
    const DATA_DIR = join(folder, 'private')
    const outbox = join(DATA_DIR, 'outbox')
    await mkdir(outbox, { recursive: true, mode: 0o755 })
    for (const [name, ageMs] of [
      ['1.eml.part', 2 * 3_600_000],
      ['2.eml.part', 0],
      ['3.eml', 2 * 3_600_000],
    ] as const) {
      await writeFile(join(outbox, name), 'x')
      const then = new Date(Date.now() - ageMs)
      await utimes(join(outbox, name), then, then)
    }
    await mailTransport(env({ DATA_DIR }))(mail())
    expect((await readdir(outbox)).toSorted()).toEqual(['2.eml.part', '3.eml', '7.eml'])
    expect((await stat(outbox)).mode & 0o777).toBe(0o700)
    expect((await stat(join(outbox, '7.eml'))).mode & 0o777).toBe(0o600)
  })

  test.each(['=?utf-8?B?UGFzIG1vaQ==?=', 'Colis =?utf-8?q?Pas_moi?= et été', '=?x?=', '=?'])(
    'a subject that looks like an encoded word, %j, is shown as it was typed',
    async (subject) => {
      await mailTransport(env())(mail({ id: 10, subject }))
      const message = await readFile(join(folder, 'outbox', '10.eml'), 'utf8')
      expect(headersOf(message).subject).toBe(subject)
      if (subject.length > 5) expect(message).not.toContain(subject)
    },
  )

  test('no text becomes a header of its own', async () => {
    await mailTransport(env())(mail({ id: 8, subject: 'Bonjour\r\nBcc: tous@exemple.fr', html: null }))
    const headers = headersOf(await readFile(join(folder, 'outbox', '8.eml'), 'utf8'))
    expect(headers.bcc).toBeUndefined()
    expect(headers['content-type']).toMatch(/^text\/plain/)
  })
})

describe('with a mail server', () => {
  let server: Server
  const sockets = new Set<Socket>()
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  })

  /** A mail server of a few lines: what it heard, and what it says to a recipient. */
  async function listen(
    toRecipient = '250 ok',
    greeting = '220 test',
  ): Promise<{ url: string; heard: string[] }> {
    const heard: string[] = []
    const answers: [RegExp, string][] = [
      [/^(EHLO|HELO)/i, '250 test'],
      [/^RCPT/i, toRecipient],
      [/^DATA/i, '354 go'],
      [/^QUIT/i, '221 bye'],
    ]
    server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      let inData = false
      let rest = ''
      if (greeting) socket.write(`${greeting}\r\n`)
      socket.on('data', (chunk) => {
        const lines = (rest + chunk).split('\r\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          heard.push(line)
          if (inData && line !== '.') continue
          inData = /^DATA/i.test(line)
          socket.write(`${answers.find(([pattern]) => pattern.test(line))?.[1] ?? '250 ok'}\r\n`)
        }
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
  }

  test('hands the mail over, from and to the right addresses', async () => {
    const { url, heard } = await listen()
    await mailTransport(env({ SMTP_URL: url }))(mail())
    expect(heard).toContain('MAIL FROM:<bonjour@ramure.example>')
    expect(heard).toContain('RCPT TO:<ana@exemple.fr>')
    expect(heard).toContain('.')
    const message = heard.slice(heard.indexOf('DATA') + 1, heard.lastIndexOf('.')).join('\n')
    expect(headersOf(message)).toMatchObject({
      subject: 'Bienvenue à l’été, chère Zoé',
      'message-id': '<7.1795251600000@ramure.example>',
    })
  })

  test('says when the server refuses the reader', async () => {
    const { url } = await listen('550 no such user')
    await expect(mailTransport(env({ SMTP_URL: url }))(mail())).rejects.toThrow(/550/)
  })

  test('says when nobody listens', async () => {
    const { url } = await listen()
    server.close()
    await once(server, 'close')
    server = createServer().listen(0, '127.0.0.1')
    await expect(mailTransport(env({ SMTP_URL: url }))(mail())).rejects.toThrow(/ECONNREFUSED/)
  })

  test('gives up on a server that says nothing', async () => {
    const { url } = await listen('250 ok', '')
    const before = performance.now()
    await expect(mailTransport(env({ SMTP_URL: url, SMTP_TIMEOUT_MS: '200' }))(mail())).rejects.toThrow(
      /greeting|timeout/i,
    )
    expect(performance.now() - before).toBeLessThan(3_000)
  })
})
