/** Does it once the browser has nothing else to do, in four seconds at the latest. Not every browser says when that is. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4_000 }) : setTimeout(work, 200)
