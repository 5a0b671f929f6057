declare global {
  interface Window {
    /** What was pressed and typed before the shop's code was there, kept by the script in index.html. */
    early?: {
      /** Buttons and boxes that were pressed, forms that were sent, and links that were followed after one of them. */
      pressed: { element: HTMLElement; submitter?: HTMLElement | null }[]
      /** Fields that were typed or chosen in. */
      changed: Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
      /** Keeps nothing from now on. */
      end: () => void
      /** The code cannot be had: what was pressed goes the plain way, as without scripts. */
      giveUp: () => void
    }
  }
}

/** Repeats what was done before the page answered: to be called once it does. */
export function repeatEarlyInput(): void {
  const { early } = window
  if (!early) return
  early.end()
  delete window.early
  for (const field of early.changed) if (field.isConnected) repeatChange(field)
  for (const { element, submitter } of early.pressed) {
    if (!element.isConnected) continue
    if (element instanceof HTMLFormElement) element.requestSubmit(submitter)
    else element.click()
  }
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
