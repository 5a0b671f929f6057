import { cleanPath, linkAddress } from './clean-address.ts'
import type { Happening } from './collected-event.ts'
import { elementDetails, elementIdOf } from './element-facts.ts'

/** A form was sent: where to and how. Nothing that stands in it. */
export function submitEvent(target: EventTarget | null, pathname: string): Happening | undefined {
  if (!(target instanceof HTMLFormElement)) return undefined
  const action = target.getAttribute('action')
  return {
    eventType: 'submit',
    elementType: 'form',
    elementId: elementIdOf(target),
    metadata: {
      ...elementDetails(target),
      action: action ? linkAddress(action) : cleanPath(pathname),
      method: target.getAttribute('method') ?? 'get',
    },
  }
}
