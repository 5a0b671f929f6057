import { type Markup, markup } from '../../platform/http/markup.ts'
import type { Mail } from '../../platform/mail/outbox.ts'

/** One paragraph: a text, or a link with its words. */
type Paragraph = string | { words: string; address: string }

const farewell = ['À bientôt,', 'L’équipe de Ramure']

/** A letter about an account. It names nobody: a name is what a stranger may have typed. */
export function letter(
  recipient: string,
  subject: string,
  paragraphs: Paragraph[],
  secretUntil?: Date,
): Mail {
  const plain = paragraphs.map((each) => (typeof each === 'string' ? each : each.address))
  const rich = paragraphs.map(
    (each): Markup =>
      typeof each === 'string'
        ? markup`<p>${each}</p>`
        : markup`<p><a href="${each.address}">${each.words}</a></p>`,
  )
  return {
    recipient,
    subject,
    ...(secretUntil ? { secretUntil } : {}),
    text: `${['Bonjour,', ...plain, farewell.join('\n')].join('\n\n')}\n`,
    html: markup`<!doctype html><html lang="fr"><body style="font-family:sans-serif;line-height:1.6;color:#20261f"><p>Bonjour,</p>${rich}<p>${farewell[0] ?? ''}<br>${farewell[1] ?? ''}</p></body></html>`
      .text,
  }
}
