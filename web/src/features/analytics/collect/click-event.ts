import { linkAddress } from './clean-address.ts'
import type { Happening } from './collected-event.ts'
import { elementDetails, elementIdOf } from './element-facts.ts'
import { visibleText } from './visible-text.ts'

/** What counts when it is pressed (spec §7). */
const pressable = [
  'button',
  'a[href]',
  ...['button', 'link', 'tab', 'menuitem'].map((role) => `[role="${role}"]`),
  '[data-testid]',
].join(', ')

function typeOf(element: Element): string {
  const role = element.getAttribute('role')
  if (role) return role
  if (element.matches('button')) return 'button'
  return element.matches('a[href]') ? 'link' : 'element'
}

/** The click on the nearest thing that counts; undefined when there is none. */
export function clickEvent(target: EventTarget | null): Happening | undefined {
  const element = target instanceof Element ? target.closest(pressable) : null
  if (!element) return undefined
  const href = element.getAttribute('href')
  return {
    eventType: 'click',
    elementType: typeOf(element),
    elementId: elementIdOf(element),
    elementText: visibleText(element),
    metadata: {
      ...elementDetails(element),
      href: href === null ? undefined : linkAddress(href),
      // What a button is when it does not say.
      type: element.matches('button') ? (element.getAttribute('type') ?? 'submit') : undefined,
    },
  }
}
