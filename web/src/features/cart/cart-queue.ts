import type { QueueContext } from '../../graphql/queue-link.ts'

/** Changes of the cart reach the server in the order of the presses; `replaces` names an earlier one they make void. */
export const inCartQueue = (replaces?: string): QueueContext => ({ queue: 'cart', replaces })
