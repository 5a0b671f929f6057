/**
 * The frames of jsdom come by whatever `setInterval` is at the time: one that is asked for under a faked interval is lost
 * with it, and jsdom, which waits for it, never gives another. These come by the real timer, whatever a test fakes.
 */
const { setTimeout } = globalThis

/** A frame at 60 Hz. */
const frameMs = 16

/** As many frames as one thing may take: a closed layer is forgotten in the frame after the next. */
const rounds = 3

const awaited = new Map<number, FrameRequestCallback>()
let last = 0

function run(id: number): void {
  const callback = awaited.get(id)
  awaited.delete(id)
  callback?.(performance.now())
}

function requestAnimationFrame(callback: FrameRequestCallback): number {
  last += 1
  const id = last
  awaited.set(id, callback)
  setTimeout(() => run(id), frameMs)
  return id
}

/** Waits until what was asked for is done, and what that asked for, for `rounds` frames at most: time for a person to look. */
export async function framesDone(): Promise<void> {
  for (let round = 0; round < rounds && awaited.size > 0; round++)
    await new Promise((done) => setTimeout(done, frameMs))
}

const cancelAnimationFrame = (id: number) => void awaited.delete(id)

/** Puts them in place, also of what a test has left there. */
export function installFrames(): void {
  for (const [name, value] of Object.entries({ requestAnimationFrame, cancelAnimationFrame }))
    Object.defineProperty(globalThis, name, { value, writable: true, enumerable: true, configurable: true })
}

/** Has what waits for a frame done now, in the test it belongs to. Who asks for ever more frames gets no more. */
export function finishFrames(): void {
  for (let round = 0; round < rounds; round++) for (const id of [...awaited.keys()]) run(id)
  awaited.clear()
}
