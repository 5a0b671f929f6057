import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../platform/authorize.ts'
import { notFound } from '../../platform/errors.ts'
import { everyRow } from '../../platform/every-row.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { holdsText } from '../../platform/text-search.ts'
import { ContactMessage } from './contact-message.entity.ts'
import {
  type ContactMessageState,
  contactMessageFilterRules,
  contactMessageIdRules,
  contactMessageListRules,
  markContactMessageRules,
} from './contact-messages.rules.ts'
import { overdueBefore } from './reply-deadline.ts'

const unknownMessage = () => notFound('Message introuvable')

const inState = (state: ContactMessageState | undefined, now: Date): FilterQuery<ContactMessage> =>
  ({
    UNREAD: { isRead: false },
    UNANSWERED: { repliedAt: null },
    OVERDUE: { repliedAt: null, createdAt: { $lt: overdueBefore(now) } },
    ALL: {},
  })[state ?? 'ALL']

const searched = ['first_name', 'last_name', 'email', 'subject', 'message'] as const

const matching = (
  now: Date,
  state: ContactMessageState | undefined,
  search: string | undefined,
): FilterQuery<ContactMessage> => ({
  $and: [inState(state, now), holdsText<ContactMessage>(searched, search)],
})

/**
 * Messages, newest first, and how many match: of one state, with a text.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listContactMessages(
  ctx: RequestContext,
  input: unknown,
): Promise<{ items: ContactMessage[]; totalCount: number }> {
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
export function everyContactMessage(ctx: RequestContext, input: unknown): AsyncIterable<ContactMessage> {
  requireAdmin(ctx)
  const { state, search } = parseInput(contactMessageFilterRules, input)
  const now = ctx.clock.now()
  return everyRow(ctx.em, ContactMessage, () => matching(now, state, search))
}
