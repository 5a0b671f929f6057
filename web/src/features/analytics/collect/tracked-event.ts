import type { TrackedEvent } from '../../../lib/track.ts'
import type { EventDraft } from './collected-event.ts'

/** The event of what a feature tracked; undefined when it should not be sent. */
export function draftOfTracked(event: TrackedEvent): EventDraft | undefined {
  switch (event.type) {
    case 'search': {
      const { term: searchTerm, resultCount } = event
      // A pasted e-mail address is personal data.
      if (searchTerm.includes('@')) return undefined
      return { eventType: 'search', metadata: { searchTerm, resultCount } }
    }
    case 'add_to_cart':
      return { eventType: 'add_to_cart', elementId: `product-${event.productId}` }
    case 'waitlist':
      return { eventType: 'waitlist' }
  }
}
