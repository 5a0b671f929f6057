/** Embla asks who is in view; jsdom has no view. Nobody is told anything. */
export function stubObservers(): void {
  globalThis.IntersectionObserver ??= class {
    root = null
    rootMargin = ''
    thresholds = []
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  } as unknown as typeof IntersectionObserver
}
