import { type EntityManager, type FilterQuery, ref } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import { countDeletion, requirePermission } from '../../../platform/authorize.ts'
import { cutText } from '../../../platform/cut-text.rules.ts'
import { streamAll } from '../../../platform/database/stream-rows.ts'
import { containsText } from '../../../platform/database/text-search.ts'
import { lockRow, transactionally } from '../../../platform/database/transaction.ts'
import { notFound, unauthenticated } from '../../../platform/errors.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import type { Page } from '../../../platform/page.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { administratorName, requireAdminAccount } from '../../accounts/administrators.service.ts'
import { User } from '../../accounts/user.entity.ts'
import { type AuditedEntity, audited } from '../../audit/audit.service.ts'
import { criterionNames } from '../../catalogue/assessments/criteria.rules.ts'
import { scoreDisplayLoader } from '../../catalogue/categories/categories.loaders.ts'
import { showsTotal } from '../../catalogue/categories/score-display.rules.ts'
import { findProduct } from '../../catalogue/products/products.service.ts'
import { countFormEntry, countFormPost, isFilledByRobot } from '../form-throttle.ts'
import {
  type ContactMessageKind,
  type ContactMessageState,
  challengeRules,
  contactLimits,
  contactMessageFilterRules,
  contactMessageIdRules,
  contactMessageListRules,
  contactRules,
  markContactMessageRules,
} from './contact.rules.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { dueTodayBetween, overdueBefore } from './reply-deadline.ts'
import { contactThread } from './reply-mail.ts'

/**
 * Keeps a message of the contact form and lets the owner know (specification, section 7, POST /api/contact).
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS.
 */
export async function sendContactMessage(ctx: RequestContext, input: unknown): Promise<void> {
  await countFormPost(ctx, 'contact')
  if (isFilledByRobot(input)) return
  const message = parseInput(contactRules, input)
  await countFormEntry(ctx, 'contact')
  await keepMessage(ctx, message)
}

/**
 * Keeps what somebody has to say against the eco-score of a product among the messages, as a kind of its own; the same 24
 * hours are promised.
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS, NOT_FOUND for a product that the shop does not show.
 */
export async function challengeScore(ctx: RequestContext, input: unknown): Promise<void> {
  await countFormPost(ctx, 'contact')
  if (isFilledByRobot(input)) return
  const { id, criterion, ...message } = parseInput(challengeRules, input)
  const { name, ecoScore } = await findProduct(ctx, { id })
  const scoreDisplay = await ctx.load(scoreDisplayLoader).load(id)
  await countFormEntry(ctx, 'contact')
  // What the shop does not show is in no mail either.
  const about = [
    ...(showsTotal({ scoreDisplay }) ? [`${ecoScore.replace('.', ',')}/10`] : []),
    ...(criterion ? [criterionNames[criterion].toLocaleLowerCase('fr-FR')] : []),
  ]
  const subject = `Note contestée${about.length > 0 ? ` (${about.join(', ')})` : ''} : ${cutText(name, contactLimits.subjectLength - 40)}`
  await keepMessage(ctx, { ...message, subject, kind: 'CHALLENGE', productId: id })
}

/** Keeps a message, and mails it to the owner. */
async function keepMessage(
  ctx: RequestContext,
  message: z.output<typeof contactRules> & Pick<ContactMessage, 'productId'> & { kind?: ContactMessageKind },
): Promise<void> {
  const now = ctx.clock.now()
  await transactionally(ctx, async (em) => {
    const kept = em.create(ContactMessage, { ...message, createdAt: now })
    // Its thread is named by its id.
    await em.flush()
    queueMail(
      em,
      {
        thread: contactThread(kept.id),
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

/** The message, held until the transaction ends, with who takes care of it and who answered it. */
export async function lockMessage(em: EntityManager, id: number): Promise<ContactMessage> {
  const message = await lockRow(em, ContactMessage, { id }, unknownMessage())
  await em.populate(message, ['assignedTo', 'replier'])
  return message
}

/**
 * What the history keeps of a message: what was done with it. What people wrote goes when the message goes. Who did it is
 * told by the address of their account: it follows when that changes, and goes with it; a name would stay.
 */
export const auditedMessage: AuditedEntity<ContactMessage> = {
  subjectType: 'MESSAGE',
  subjectIdOf: ({ id }) => id,
  fieldsOf: ({ repliedAt, replier, replyCount, noteCount, assignedTo }) => ({
    ...{ repliedAt: repliedAt?.toISOString() ?? null, repliedBy: replier?.unwrap().email ?? null },
    ...{ replyCount, noteCount, assignedTo: assignedTo?.unwrap().email ?? null },
  }),
}

const inState = (
  ctx: RequestContext,
  state: ContactMessageState | undefined,
): FilterQuery<ContactMessage> => {
  const now = ctx.clock.now()
  return {
    UNREAD: { isRead: false },
    UNANSWERED: { repliedAt: null },
    OVERDUE: { repliedAt: null, createdAt: { $lt: overdueBefore(now) } },
    DUE_TODAY: {
      repliedAt: null,
      createdAt: { $gte: dueTodayBetween(now).from, $lt: dueTodayBetween(now).before },
    },
    UNASSIGNED: { repliedAt: null, assignedTo: null },
    MINE: { repliedAt: null, assignedTo: requirePermission(ctx, 'inbox').id },
    ALL: {},
  }[state ?? 'ALL']
}

const searched = ['first_name', 'last_name', 'email', 'subject', 'message'] as const

const matching = (
  ctx: RequestContext,
  state: ContactMessageState | undefined,
  search: string | undefined,
): FilterQuery<ContactMessage> => ({
  $and: [inState(ctx, state), containsText<ContactMessage>(searched, search)],
})

/**
 * Messages, newest first, and how many match: of one state, with a text.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listContactMessages(
  ctx: RequestContext,
  input: unknown,
): Promise<Page<ContactMessage>> {
  requirePermission(ctx, 'inbox')
  const { state, search, ...window } = parseInput(contactMessageListRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(ContactMessage, matching(ctx, state, search), {
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...window,
  })
  return { items, totalCount }
}

/** How many messages of all are in this state. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function countContactMessages(ctx: RequestContext, state: ContactMessageState): Promise<number> {
  requirePermission(ctx, 'inbox')
  return ctx.em.count(ContactMessage, inState(ctx, state))
}

/** One message; reading it marks nothing. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
export async function findContactMessage(ctx: RequestContext, input: unknown): Promise<ContactMessage> {
  requirePermission(ctx, 'inbox')
  const { id } = parseInput(contactMessageIdRules, input)
  const message = await ctx.em.findOne(ContactMessage, { id })
  if (!message) throw unknownMessage()
  return message
}

/** Says who has answered a message first, and when; their name as it is now. @throws UNAUTHENTICATED when they are gone. */
export async function answeredBy(
  em: EntityManager,
  message: ContactMessage,
  { id }: Pick<User, 'id'>,
  now: Date,
): Promise<void> {
  const account = await em.findOne(User, { id })
  if (!account) throw unauthenticated()
  em.assign(message, { repliedAt: now, repliedBy: administratorName(account), replier: ref(account) })
}

/**
 * Notes that a message was read or answered, or that it was not. An answered one has been read, unless it is said
 * otherwise; answered again, the first time counts.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
export async function markContactMessage(ctx: RequestContext, input: unknown): Promise<ContactMessage> {
  const administrator = await requireAdminAccount(ctx)
  const { id, isRead, replied } = parseInput(markContactMessageRules, input)
  return transactionally(ctx, async (em) => {
    const message = await lockMessage(em, id)
    return audited(ctx, em, auditedMessage).changeBy(message, async () => {
      message.isRead = isRead ?? (replied || message.isRead)
      if (replied && !message.repliedAt) {
        await answeredBy(em, message, administrator, ctx.clock.now())
      } else if (replied === false) {
        message.repliedAt = null
        message.repliedBy = null
        message.replier = null
      }
      return message
    })
  })
}

/**
 * Deletes a message for good, with its answers, its notes and all mails about it: whoever wrote it may ask for that.
 * The history keeps that it was done, and nothing of what it said.
 * @throws UNAUTHENTICATED, FORBIDDEN, STEP_UP_REQUIRED (`countDeletion`), BAD_USER_INPUT, NOT_FOUND.
 */
export async function deleteContactMessage(ctx: RequestContext, input: unknown): Promise<void> {
  requirePermission(ctx, 'inbox')
  const { id } = parseInput(contactMessageIdRules, input)
  await countDeletion(ctx)
  await transactionally(ctx, async (em) => {
    const message = await lockMessage(em, id)
    await em.nativeDelete(OutgoingMail, { thread: contactThread(id) })
    await audited(ctx, em, auditedMessage).delete([message], () => ({}))
  })
}

/**
 * Every message of one state, with a text, newest first, read as it is asked for.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export function streamContactMessages(ctx: RequestContext, input: unknown): AsyncIterable<ContactMessage> {
  requirePermission(ctx, 'persons.export')
  const { state, search } = parseInput(contactMessageFilterRules, input)
  return streamAll(ctx.em, ContactMessage, () => matching(ctx, state, search))
}
