/**
 * An amount that the server is computing anew: it fades, but only when that takes long enough to be seen, and keeps
 * its place. The old amount is never replaced by one of our own.
 */
export const staleAmount = (isStale: boolean) =>
  ({
    opacity: isStale ? 0.45 : 1,
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    transitionDelay: isStale ? '150ms' : '0ms',
  }) as const
