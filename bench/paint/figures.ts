import { median } from '../median.ts'

/** A stretch of time in ms after the navigation began. */
export interface Span {
  start: number
  duration: number
}

/** One request of a visit: when it began, and when and with how many bytes its answer was there, if it was. */
export interface Exchange {
  start: number
  end?: number
  bytes: number
  isScript: boolean
}

/** How one visit to a page went. Times in ms after the navigation began, CLS in its own unit. */
export interface Figures {
  fcp: number
  lcp: number
  cls: number
  tbt: number
  /** Until the largest paint. */
  requestsToLcp: number
  kBToLcp: number
  /** Until the page was quiet. */
  requests: number
  kB: number
  scriptFiles: number
  scriptKB: number
}

/** What a figure may be at most. */
export type Limits = Partial<Record<keyof Figures, number>>

/** Long enough to make a person wait who taps meanwhile. */
const longMs = 50

/** Total Blocking Time: what each task that began between two moments takes beyond 50 ms. */
export function blockingTime(tasks: Span[], from: number, until: number): number {
  return tasks
    .map(({ start, duration }) => ({ start: Math.max(start, from), end: Math.min(start + duration, until) }))
    .reduce((sum, { start, end }) => sum + Math.max(0, end - start - longMs), 0)
}

/** The weight of a visit: what was asked for, and what had arrived when the largest paint was there. */
export function weigh(exchanges: Exchange[], lcp: number) {
  const kBOf = (some: Exchange[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const scripts = exchanges.filter(({ isScript }) => isScript)
  return {
    requestsToLcp: exchanges.filter(({ start }) => start <= lcp).length,
    kBToLcp: kBOf(exchanges.filter(({ end = Number.POSITIVE_INFINITY }) => end <= lcp)),
    requests: exchanges.length,
    kB: kBOf(exchanges),
    scriptFiles: scripts.length,
    scriptKB: kBOf(scripts),
  }
}

/** Each figure's median over some visits. */
export function medians(visits: Figures[]): Figures {
  const [first] = visits
  if (!first) throw new Error('No visit, no median.')
  const names = Object.keys(first) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, median(visits.map((visit) => visit[name]))])) as {
    [name in keyof Figures]: number
  }
}

/** The figures that are over their limits, as « lcp 3120 > 3000 ». */
export function excesses(figures: Figures, limits: Limits): string[] {
  return (Object.keys(limits) as (keyof Figures)[]).flatMap((name) => {
    const limit = limits[name] ?? Number.POSITIVE_INFINITY
    // A figure that could not be taken is no figure that is met.
    return figures[name] <= limit ? [] : [`${name} ${rounded(figures[name])} > ${limit}`]
  })
}

/** For people: three places for what is below one, else whole numbers. */
export const rounded = (value: number): number =>
  Math.abs(value) < 1 ? Number(value.toFixed(3)) : Math.round(value)
