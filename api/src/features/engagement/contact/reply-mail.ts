import { cutText } from '../../../platform/cut-text.rules.ts'
import { type Markup, markup } from '../../../platform/http/markup.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'
import { readableTimeInFrance } from '../../../platform/time-in-france.ts'
import type { ContactMessage } from './contact-message.entity.ts'

/** Names all the mails about one message: the owner's note of it, and each answer. */
export const contactThread = (messageId: number): string => `contact-${messageId}`

/** « Re : » once, however often a subject has come back. */
const subjectOfReply = (subject: string) =>
  cutText(/^re\s*:/i.test(subject) ? subject : `Re\u00a0: ${subject}`, 300)

const paragraphs = (text: string): Markup[] =>
  text.split(/\n{2,}/).map((paragraph) => markup`<p>${lines(paragraph)}</p>`)

const lines = (text: string): Markup[] =>
  text.split('\n').map((line, place) => (place === 0 ? markup`${line}` : markup`<br>${line}`))

/**
 * An answer as its reader gets it: the text, then their own words. It is answered to the shop's mailbox, and goes to the
 * address alone: no name that somebody typed is ever in a header but the subject.
 * @param shopAddress where an answer to the answer goes (CONTACT_EMAIL).
 */
export function replyMail(message: ContactMessage, text: string, shopAddress: string): Mail {
  const { id, email, subject, createdAt } = message
  const theirs = message.message.replaceAll('\r\n', '\n')
  const introduction = `Le ${readableTimeInFrance(createdAt)}, vous nous avez écrit\u00a0:`
  const quoted = theirs.split('\n').map((line) => `> ${line}`.trimEnd())
  return {
    recipient: email,
    replyTo: shopAddress,
    subject: subjectOfReply(subject),
    thread: contactThread(id),
    text: `${text}\n\n${introduction}\n${quoted.join('\n')}\n`,
    html: markup`<!doctype html><html lang="fr"><body style="font-family:sans-serif;line-height:1.6;color:#20261f">${paragraphs(text)}<p style="color:#5c645a">${introduction}</p><blockquote style="margin:0;padding-left:1em;border-left:3px solid #dde8da;color:#5c645a">${paragraphs(theirs)}</blockquote></body></html>`
      .text,
  }
}
