import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import { createTransport } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { Env } from '../../env.ts'
import type { OutgoingMail } from './outgoing-mail.entity.ts'

/** Hands one mail over; rejects when that failed. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>

/**
 * How mail programs offer to leave a list. Over HTTPS with one press, without opening the page (RFC 8058): the
 * address then takes a POST as well.
 */
const listHeaders = ({ unsubscribeUrl }: OutgoingMail): Record<string, string> | undefined => {
  if (!unsubscribeUrl) return undefined
  const oneClick = unsubscribeUrl.startsWith('https:')
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    ...(oneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  }
}

/** What somebody typed in the form of an encoded word (RFC 2047) is encoded once more: it is shown, and not read. */
const literally = (subject: string) => (subject.includes('=?') ? encodeWord(subject, 'B', 52) : subject)

/** One name for all mails about the same, which no mail has itself: programs file the others beneath it (RFC 5322). */
const threadHeaders = ({ thread }: OutgoingMail, host: string) =>
  thread ? { inReplyTo: `<${thread}@${host}>`, references: `<${thread}@${host}>` } : {}

const hostOf = (env: Env) => new URL(env.PUBLIC_URL).hostname

const messageOf = (mail: OutgoingMail, env: Env) => ({
  from: env.MAIL_FROM,
  to: mail.recipient,
  replyTo: mail.replyTo ?? undefined,
  subject: literally(mail.subject),
  text: mail.text,
  html: mail.html ?? undefined,
  headers: listHeaders(mail),
  // The same mail sent twice (a crash between sending and noting it) is recognised by its readers.
  messageId: `<${mail.id}.${mail.createdAt.getTime()}@${hostOf(env)}>`,
  ...threadHeaders(mail, hostOf(env)),
})

/** SMTP when SMTP_URL names a server, else files in DATA_DIR/outbox that any mail program opens. */
export function mailTransport(env: Env): MailTransport {
  return env.SMTP_URL ? smtpTransport(env, env.SMTP_URL) : fileTransport(env)
}

function smtpTransport(env: Env, url: string): MailTransport {
  const timeout = env.SMTP_TIMEOUT_MS
  // Much less than the lease of a mail (outbox.ts): nobody else may take it while a slow server answers.
  const transport = createTransport({
    url,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
  return async (mail) => {
    await transport.sendMail(messageOf(mail, env))
  }
}

function fileTransport(env: Env): MailTransport {
  const folder = join(env.DATA_DIR, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true })
  let ready: Promise<void> | undefined
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail, env))
    ready ??= openOutbox(folder)
    await ready.catch((error: unknown) => {
      ready = undefined
      throw error
    })
    const file = join(folder, `${mail.id}.eml`)
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

/**
 * Deletes the files of mails that the outbox has forgotten: what people are promised to be erased is erased there too.
 * Each machine has a folder of its own, whichever copy of the shop forgot the mail. @returns how many.
 */
export async function forgetMailFiles(em: EntityManager, env: Env): Promise<number> {
  const folder = join(env.DATA_DIR, 'outbox')
  const ids = (await readdir(folder).catch(() => [])).flatMap(
    (name) => /^(\d{1,9})\.eml$/.exec(name)?.[1] ?? [],
  )
  if (ids.length === 0) return 0
  const gone = await em.execute<{ id: number }[]>(
    `select asked.id from unnest(?::int[]) as asked (id)
     where not exists (select 1 from outgoing_mails where outgoing_mails.id = asked.id)`,
    [`{${ids}}`],
  )
  for (const { id } of gone) await rm(join(folder, `${id}.eml`), { force: true })
  return gone.length
}

/** Longer than any process writes on one file, in milliseconds. */
const abandonedMs = 3_600_000

/**
 * Makes the folder its owner's alone, for mails hold addresses, messages and tokens, and removes what a process left
 * half written that was ended meanwhile. Another one may be writing there: what is young stays.
 */
async function openOutbox(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const age = async () => Date.now() - (await stat(file)).mtimeMs
    if (name.endsWith('.part') && (await age().catch(() => 0)) > abandonedMs) await rm(file, { force: true })
  }
}
