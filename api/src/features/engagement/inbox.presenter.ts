import type { ContactMessage } from './contact-message.entity.ts'
import { isOverdue, replyDueAt } from './reply-deadline.ts'
import type { Subscriber } from './subscriber.entity.ts'
import { subscriberStateOf } from './subscriber-state.ts'
import type { WaitlistEntry } from './waitlist-entry.entity.ts'

/** A message as documented for REST; whether it is overdue depends on the time. */
export const presentContactMessage = (message: ContactMessage, now: Date) => ({
  id: message.id,
  firstName: message.firstName,
  lastName: message.lastName,
  email: message.email,
  subject: message.subject,
  message: message.message,
  isRead: message.isRead,
  repliedAt: message.repliedAt?.toISOString() ?? null,
  replyDueAt: replyDueAt(message).toISOString(),
  overdue: isOverdue(message, now),
  createdAt: message.createdAt.toISOString(),
})

/** Somebody on the waitlist as documented for REST. */
export const presentWaitlistEntry = (entry: WaitlistEntry) => ({
  id: entry.id,
  firstName: entry.firstName,
  lastName: entry.lastName,
  email: entry.email,
  productIds: entry.productIds,
  notified: entry.notified,
  createdAt: entry.createdAt.toISOString(),
})

/** An address of the newsletter as documented for REST: never its token. */
export const presentSubscriber = (subscriber: Subscriber) => ({
  id: subscriber.id,
  email: subscriber.email,
  state: subscriberStateOf(subscriber).toLowerCase(),
  confirmedAt: subscriber.confirmedAt?.toISOString() ?? null,
  changedAt: subscriber.changedAt.toISOString(),
  createdAt: subscriber.createdAt.toISOString(),
})
