import { cutText } from '../../platform/cut-text.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { contactRules } from './contact.rules.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { countFormEntry, countFormPost, isFilledByRobot } from './form-throttle.ts'

/**
 * Keeps a message of the contact form and lets the owner know (spec section 7, POST /api/contact).
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS.
 */
export async function sendContactMessage(ctx: RequestContext, input: unknown): Promise<void> {
  await countFormPost(ctx, 'contact')
  if (isFilledByRobot(input)) return
  const message = parseInput(contactRules, input)
  await countFormEntry(ctx, 'contact')
  const now = ctx.clock.now()
  await transactionally(ctx, async (em) => {
    em.create(ContactMessage, { ...message, createdAt: now })
    queueMail(
      em,
      {
        recipient: ctx.env.CONTACT_EMAIL,
        replyTo: message.email,
        subject: cutText(`Message de ${message.firstName} ${message.lastName} : ${message.subject}`, 300),
        text: `${message.message}\n\n— \n${message.firstName} ${message.lastName} <${message.email}>\n`,
      },
      now,
    )
    await em.flush()
  })
}
