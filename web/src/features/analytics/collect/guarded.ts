/** Wraps a handler so that it never throws: no visit may break because it is being counted. */
export function guarded<Args extends unknown[]>(handle: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    try {
      handle(...args)
    } catch {
      // One event is lost.
    }
  }
}

/** Adds a guarded listener. @returns what removes it. */
export function listen(
  target: EventTarget,
  type: string,
  handle: (event: Event) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const safe = guarded(handle)
  target.addEventListener(type, safe, options)
  return () => target.removeEventListener(type, safe, options)
}
