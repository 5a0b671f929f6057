import type { FilterQuery } from '@mikro-orm/postgresql'
import type { Subscriber } from './subscriber.entity.ts'
import type { SubscriberState } from './subscribers.rules.ts'

/** Where an address stands. Only to confirmed ones may be written. */
export function subscriberStateOf({ subscribed, confirmedAt }: Subscriber): SubscriberState {
  if (!subscribed) return 'LEFT'
  return confirmedAt ? 'CONFIRMED' : 'PENDING'
}

/** Addresses in this state; all when none is given. */
export const subscribersIn = (state: SubscriberState | undefined): FilterQuery<Subscriber> =>
  ({
    CONFIRMED: { subscribed: true, confirmedAt: { $ne: null } },
    PENDING: { subscribed: true, confirmedAt: null },
    LEFT: { subscribed: false },
    ALL: {},
  })[state ?? 'ALL']
