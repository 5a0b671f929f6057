/** The same handler, whose failures stay here: no visit may break because it is being counted. */
export function guarded<Args extends unknown[]>(handle: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    try {
      handle(...args)
    } catch {
      // An event the less.
    }
  }
}

/** Listens, guarded; what it answers stops it. */
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
