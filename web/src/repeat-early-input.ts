/** A press on a button or a box, or a form that was sent, which nobody has answered yet. */
interface Press {
  element: HTMLElement
  submitter?: HTMLElement | null
}

declare global {
  interface Window {
    /** What was pressed and typed before the shop's code was there, kept by the script in index.html. */
    early?: {
      /** Buttons and boxes that were pressed, forms that were sent, and links that were followed after one of them. */
      pressed: Press[]
      /** Fields that were typed or chosen in. */
      changed: Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
      /** Shows what was pressed as busy, or no longer. */
      mark: (press: Press, busy: 'true' | null) => void
      /** Keeps nothing from now on. */
      end: () => void
      /** The code cannot be had: what was pressed goes the plain way, as without scripts. */
      giveUp: () => void
      /** Gives up and ends. */
      stop: () => void
    }
  }
}

/**
 * Repeats what was done before the page answered: to be called once it does. A part of the page whose own code is still
 * on its way answers later: what is pressed there waits for it, now and from now on.
 */
export async function repeatEarlyInput(): Promise<void> {
  const { early } = window
  if (!early) return
  early.end()
  const { mark } = early
  const repeat = async (press: Press) => {
    const element = await untilAnswered(press.element)
    mark(press, null)
    if (element instanceof HTMLFormElement)
      element.requestSubmit(press.submitter?.isConnected ? press.submitter : null)
    else element?.click()
  }
  const keepUnanswered = (event: Event) => {
    // A link leads on by itself.
    const element = (event.target as Element).closest<HTMLElement>('button, input')
    if (!element || isAnswered(element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    mark({ element }, 'true')
    void repeat({ element })
  }
  addEventListener('click', keepUnanswered, true)
  for (const field of early.changed) if ((await untilAnswered(field)) === field) repeatChange(field)
  // In their order, but none waits for another's code.
  await Promise.all(early.pressed.map(repeat))
}

/**
 * Whether React answers here. What comes to a part that it has not taken over, and cannot take over at once, it stops
 * on its way: a press there would be lost. Nothing in the shop hears the event that is sent to find out.
 */
function isAnswered(element: Element): boolean {
  let hasCome = false
  const hear = () => {
    hasCome = true
  }
  element.addEventListener('auxclick', hear)
  element.dispatchEvent(new Event('auxclick', { bubbles: true }))
  element.removeEventListener('auxclick', hear)
  return hasCome
}

/** How often it is looked for what has gone: for ten seconds. */
const looksMax = 200

/**
 * Waits for the code of this part of the page. React takes a part over as it is, or draws it anew, with nothing or a
 * place in between: then the element of the same name counts.
 * @returns undefined where there is none any more.
 */
async function untilAnswered(pressed: HTMLElement): Promise<HTMLElement | undefined> {
  const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent
  const name = nameOf(pressed)
  let element: HTMLElement | undefined = pressed
  for (let looks = 0; looks < looksMax; ) {
    if (!element?.isConnected) {
      looks++
      const others = document.querySelectorAll<HTMLElement>(pressed.localName)
      element = [...others].find((other) => nameOf(other) === name)
    }
    if (element && isAnswered(element)) return element
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return undefined
}

/** React took what it found in a field for what it had put there: the same text again, as if it were typed now. */
function repeatChange(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  // A part that React has not taken over yet, it takes over at once for an event like this one.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (!(field instanceof HTMLSelectElement)) {
    const prototype = Object.getPrototypeOf(field)
    const { value: typed } = field
    field.value = ''
    // Past React, which watches the property of the field itself.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.dispatchEvent(new Event('change', { bubbles: true }))
  // Left since: what is typed counts now, not after a pause.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
