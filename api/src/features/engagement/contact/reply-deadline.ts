import { endOfDayInFrance } from '../../../platform/time-in-france.ts'
import { replyWithinMs } from './contact.rules.ts'
import type { ContactMessage } from './contact-message.entity.ts'

/** What an answer in time depends on. */
type Answerable = Pick<ContactMessage, 'createdAt' | 'repliedAt'>

/** Until when a message is to be answered: the shop promises 24 hours (specification, section 9). */
export const replyDueAt = ({ createdAt }: Pick<Answerable, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + replyWithinMs)

/** Whether a message still waits for an answer that was due before `now`. */
export const isOverdue = (message: Answerable, now: Date): boolean =>
  !message.repliedAt && replyDueAt(message) < now

/** Messages that came in before this instant are overdue at `now`, unless they are answered. */
export const overdueBefore = (now: Date): Date => new Date(now.getTime() - replyWithinMs)

/** Messages that came in between these instants are due before the day of `now` ends, unless they are answered. */
export const dueTodayBetween = (now: Date): { from: Date; before: Date } => ({
  from: overdueBefore(now),
  before: overdueBefore(endOfDayInFrance(now)),
})
