import { whenIdle } from '../../lib/idle/when-idle.ts'

/** Whoever moves up or down by less than this has not moved: the browser's own measure of a layout shift, in pixels. */
const still = 3
/** A word a little to the side of where it was, in a row that stays, disturbs nobody who reads; in pixels. */
const slight = 48

const page = document.documentElement

const fonts = { 'late-inter': '400 1em "Inter Variable"', 'late-fraunces': '500 1em "Fraunces Variable"' }

/**
 * Puts the shop's fonts on a page that was first painted without them (`index.html` judges that), unless something in view
 * would jump: where a line breaks elsewhere the stand-in stays until the next page (docs/decisions/030). They are put on,
 * measured and taken off again within one turn, so that nobody sees them try: both at once, for that costs a slow phone as
 * much as one; where something jumps, each by itself in a turn of its own.
 */
export async function putOnLateFonts(): Promise<void> {
  const late = Object.entries(fonts).filter(([name]) => page.classList.contains(name))
  const loads = await Promise.allSettled(late.map(([, font]) => document.fonts.load(font)))
  // One that never comes leaves its stand-in.
  const came = late.flatMap(([name], at) => (loads[at]?.status === 'fulfilled' ? [name] : []))
  if (came.length === 0 || putOn(came) || came.length === 1) return
  for (const name of came) {
    await new Promise<void>((idle) => whenIdle(idle))
    if (putOn([name])) return
  }
}

/** Whether they stay on: nothing in view jumps by them. */
function putOn(names: readonly string[]): boolean {
  const before = inView(document.body)
  page.classList.remove(...names)
  const jumps = before.some(([element, from]) => {
    const to = element.getBoundingClientRect()
    return Math.abs(to.top - from.top) > still || Math.abs(to.left - from.left) > slight
  })
  if (jumps) page.classList.add(...names)
  return !jumps
}

/** What is in view, and where. What is not is not asked for its parts: far below, the browser would lay them out for that. */
function inView(parent: Element): (readonly [Element, DOMRect])[] {
  return Array.from(parent.children).flatMap((element) => {
    const place = element.getBoundingClientRect()
    // Without a box of its own its parts may have one.
    const hasBox = place.width > 0 && place.height > 0
    if (hasBox && (place.bottom <= 0 || place.top >= innerHeight)) return []
    return hasBox ? [[element, place] as const, ...inView(element)] : inView(element)
  })
}
