import type { UsageSignal } from '../../../lib/usage-signals.ts'
import type { Happening } from './collected-event.ts'

/** What a feature signalled; undefined when it should not be told. */
export function signalEvent(signal: UsageSignal): Happening | undefined {
  switch (signal.type) {
    case 'search': {
      const { term: searchTerm, resultCount } = signal
      // Somebody who pastes an address of a mail here did not mean to tell it.
      if (searchTerm.includes('@')) return undefined
      return { eventType: 'search', metadata: { searchTerm, resultCount } }
    }
    case 'add_to_cart':
      return { eventType: 'add_to_cart', elementId: `product-${signal.productId}` }
    case 'waitlist':
      return { eventType: 'waitlist' }
  }
}
