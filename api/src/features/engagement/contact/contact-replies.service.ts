import { type EntityManager, ref } from '@mikro-orm/postgresql'
import { requirePermission } from '../../../platform/authorize.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { conflict, invalidInput } from '../../../platform/errors.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { readableTimeInFrance } from '../../../platform/time-in-france.ts'
import {
  administratorName,
  hasPermission,
  requireAdminAccount,
} from '../../accounts/administrators.service.ts'
import { User } from '../../accounts/user.entity.ts'
import { audited } from '../../audit/audit.service.ts'
import { answerRules, assignRules, noteRules, replyFigureDays, replyWithinMs } from './contact.rules.ts'
import { answeredBy, auditedMessage, lockMessage } from './contact.service.ts'
import type { ContactMessage } from './contact-message.entity.ts'
import { ContactReply } from './contact-reply.entity.ts'
import { overdueBefore } from './reply-deadline.ts'
import { replyMail } from './reply-mail.ts'

const newest = (em: EntityManager, message: ContactMessage, internal?: boolean) =>
  em.findOne(
    ContactReply,
    { message, ...(internal === undefined ? {} : { internal }) },
    { orderBy: { id: 'desc' } },
  )

/** Whether somebody sends the same again: a second click, or a request whose answer was lost on its way. */
const isRepeated = (last: ContactReply | null, text: string, author: User) =>
  last?.author?.id === author.id && last.text === text

/**
 * Answers a message: the answer is kept and its mail waits in the outbox, in one transaction. The message counts as
 * answered, by whom and when, from its first answer on.
 *
 * `seenReplies` says how many answers its author has read. Whoever answers at the same time as somebody else, or
 * without having seen their answer, is told so; the same answer sent again is sent once.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT with `fields.seenReplies`.
 */
export async function answerContactMessage(ctx: RequestContext, input: unknown): Promise<ContactMessage> {
  const author = await requireAdminAccount(ctx)
  const { id, text, seenReplies } = parseInput(answerRules, input)
  const now = ctx.clock.now()
  return transactionally(ctx, async (em) => {
    const message = await lockMessage(em, id)
    if (message.replyCount !== seenReplies) {
      const last = await newest(em, message, false)
      if (message.replyCount === seenReplies + 1 && isRepeated(last, text, author)) return message
      throw answeredMeanwhile(last)
    }
    return audited(ctx, em, auditedMessage).changeBy(message, async () => {
      const mail = queueMail(em, replyMail(message, text, ctx.env.CONTACT_EMAIL), now)
      em.create(ContactReply, { message, text, ...byline(author, em), mail, createdAt: now })
      message.replyCount++
      message.isRead = true
      if (!message.repliedAt) await answeredBy(em, message, author, now)
      return message
    })
  })
}

const byline = (author: User, em: EntityManager) => ({
  author: em.getReference(User, author.id),
  authorName: administratorName(author),
})

/** Said to whoever answers without having read the last answer. */
function answeredMeanwhile(last: ContactReply | null) {
  const who = last ? `${last.authorName}, le ${readableTimeInFrance(last.createdAt)}` : 'une autre personne'
  const said = `Ce message a reçu une réponse entre-temps (${who}). Lisez-la, puis envoyez la vôtre si elle reste utile.`
  return conflict(said, { seenReplies: said })
}

/**
 * Leaves a note about a message to other administrators; nobody else ever reads it. The same note twice is kept once.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
export async function noteOnContactMessage(ctx: RequestContext, input: unknown): Promise<ContactMessage> {
  const author = await requireAdminAccount(ctx)
  const { id, text } = parseInput(noteRules, input)
  return transactionally(ctx, async (em) => {
    const message = await lockMessage(em, id)
    const last = await newest(em, message)
    if (last?.internal && isRepeated(last, text, author)) return message
    return audited(ctx, em, auditedMessage).changeBy(message, async () => {
      em.create(ContactReply, {
        ...{ message, text, internal: true, createdAt: ctx.clock.now() },
        ...byline(author, em),
      })
      message.noteCount++
      return message
    })
  })
}

/**
 * Leaves a message to an administrator, or with `to` null to nobody in particular. Whoever says with `seen` who had it
 * when they looked is told when somebody else was faster; the same said twice is done once.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for somebody who is no administrator, NOT_FOUND, CONFLICT.
 */
export async function assignContactMessage(ctx: RequestContext, input: unknown): Promise<ContactMessage> {
  await requireAdminAccount(ctx)
  const { id, to, seen } = parseInput(assignRules, input)
  return transactionally(ctx, async (em) => {
    const message = await lockMessage(em, id)
    const now = message.assignedTo
    if (seen != null && seen !== (now?.id ?? '') && to !== (now?.id ?? null))
      throw assignedMeanwhile(now?.unwrap())
    const person = to === null ? null : await em.findOne(User, { id: to, ...hasPermission('inbox') })
    if (to !== null && !person) {
      const said = 'Personne inconnue parmi les administrateurs.'
      throw invalidInput(said, { to: said })
    }
    const changes = { assignedTo: person && ref(person) }
    return audited(ctx, em, auditedMessage).change(message, changes)
  })
}

/** Said to whoever leaves a message to somebody without having seen who has it. */
const assignedMeanwhile = (holder: User | undefined) =>
  conflict(
    holder
      ? `Ce message vient d’être confié à ${administratorName(holder)}.`
      : 'Ce message vient d’être rendu à l’équipe.',
  )

/** How fast messages were answered. */
export interface ReplyFigures {
  /** Since when they count. */
  since: Date
  /** Messages that were answered, or whose 24 hours are over. */
  due: number
  /** Of these, answered in time. */
  inTime: number
  /** Half of the answers took no longer, in minutes; null without an answer. */
  medianMinutes: number | null
}

/**
 * How the shop has kept its promise to answer within 24 hours, for the messages of 30 days.
 * @throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function readReplyFigures(ctx: RequestContext): Promise<ReplyFigures> {
  requirePermission(ctx, 'inbox')
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - replyFigureDays * 24 * 3_600_000)
  const [figures] = await ctx.em.execute<Omit<ReplyFigures, 'since'>[]>(
    `select count(*)::float8 as due,
       count(*) filter (where replied_at <= created_at + make_interval(secs => ?))::float8 as "inTime",
       round(extract(epoch from percentile_cont(0.5) within group (order by replied_at - created_at)) / 60)::float8
         as "medianMinutes"
     from contact_messages where created_at >= ? and (replied_at is not null or created_at < ?)`,
    [replyWithinMs / 1_000, since, overdueBefore(now)],
  )
  return { since, ...{ due: 0, inTime: 0, medianMinutes: null }, ...figures }
}
