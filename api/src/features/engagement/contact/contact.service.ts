import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../../platform/authorize.ts'
import { cutText } from '../../../platform/cut-text.rules.ts'
import { streamAll } from '../../../platform/database/stream-rows.ts'
import { containsText } from '../../../platform/database/text-search.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { Page } from '../../../platform/page.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { countFormEntry, countFormPost, isFilledByRobot } from '../form-throttle.ts'
import {
  type ContactMessageState,
  contactMessageFilterRules,
  contactMessageIdRules,
  contactMessageListRules,
  contactRules,
  markContactMessageRules,
} from './contact.rules.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { dueTodayBetween, overdueBefore } from './reply-deadline.ts'

/**
 * Keeps a message of the contact form and lets the owner know (specification, section 7, POST /api/contact).
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

const unknownMessage = () => notFound('Message introuvable')

const inState = (state: ContactMessageState | undefined, now: Date): FilterQuery<ContactMessage> =>
  ({
    UNREAD: { isRead: false },
    UNANSWERED: { repliedAt: null },
    OVERDUE: { repliedAt: null, createdAt: { $lt: overdueBefore(now) } },
    DUE_TODAY: {
      repliedAt: null,
      createdAt: { $gte: dueTodayBetween(now).from, $lt: dueTodayBetween(now).before },
    },
    ALL: {},
  })[state ?? 'ALL']

const searched = ['first_name', 'last_name', 'email', 'subject', 'message'] as const

const matching = (
  now: Date,
  state: ContactMessageState | undefined,
  search: string | undefined,
): FilterQuery<ContactMessage> => ({
  $and: [inState(state, now), containsText<ContactMessage>(searched, search)],
})

/**
 * Messages, newest first, and how many match: of one state, with a text.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listContactMessages(
  ctx: RequestContext,
  input: unknown,
): Promise<Page<ContactMessage>> {
  requireAdmin(ctx)
  const { state, search, ...window } = parseInput(contactMessageListRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(
    ContactMessage,
    matching(ctx.clock.now(), state, search),
    { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...window },
  )
  return { items, totalCount }
}

/** How many messages of all are in this state. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function countContactMessages(ctx: RequestContext, state: ContactMessageState): Promise<number> {
  requireAdmin(ctx)
  return ctx.em.count(ContactMessage, inState(state, ctx.clock.now()))
}

/** One message; reading it marks nothing. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
export async function findContactMessage(ctx: RequestContext, input: unknown): Promise<ContactMessage> {
  requireAdmin(ctx)
  const { id } = parseInput(contactMessageIdRules, input)
  const message = await ctx.em.findOne(ContactMessage, { id })
  if (!message) throw unknownMessage()
  return message
}

/**
 * Notes that a message was read or answered, or that it was not. An answered one has been read, unless it is said
 * otherwise; answered again, the first time counts.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
export async function markContactMessage(ctx: RequestContext, input: unknown): Promise<ContactMessage> {
  requireAdmin(ctx)
  const { id, isRead, replied } = parseInput(markContactMessageRules, input)
  const read = isRead ?? (replied || undefined)
  const marked = await ctx.em.nativeUpdate(
    ContactMessage,
    { id },
    {
      ...(read === undefined ? {} : { isRead: read }),
      ...(replied === undefined
        ? {}
        : { repliedAt: replied ? raw('coalesce(replied_at, ?)', [ctx.clock.now()]) : null }),
    },
  )
  if (marked === 0) throw unknownMessage()
  return ctx.em.findOneOrFail(ContactMessage, { id }, { refresh: true })
}

/**
 * Every message of one state, with a text, newest first, read as it is asked for.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export function streamContactMessages(ctx: RequestContext, input: unknown): AsyncIterable<ContactMessage> {
  requireAdmin(ctx)
  const { state, search } = parseInput(contactMessageFilterRules, input)
  const now = ctx.clock.now()
  return streamAll(ctx.em, ContactMessage, () => matching(now, state, search))
}
