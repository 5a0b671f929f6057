import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { blockingTime, type Exchange, type Figures, type Span, weigh } from './figures.ts'

/** A phone of the middle class on a slow mobile network, as Lighthouse supposes it. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
}
const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond(1600),
  uploadThroughput: bytesPerSecond(750),
}
const timesSlower = 4

/** Quiet for this long, a page is finished; some never are. */
const quietMs = 1000
const longestMs = 20_000

/** What the observers in the page have seen. */
interface Seen {
  fcp?: number
  lcp?: number
  largest?: string
  cls: number
  tasks: Span[]
}

declare global {
  interface Window {
    paintSeen: Seen
  }
}

/** One look at a page, and the element that was its largest paint. */
export interface Visit {
  figures: Figures
  largest: string
}

/** Visits an address as somebody who was never there; with `trace`, a Chrome trace of it is written to that file. */
export async function visit(browser: Browser, address: string, trace?: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const exchanges = await watchNetwork(devtools)
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
    await page.addInitScript(observe)
    if (trace) await browser.startTracing(page, { path: trace, categories: traced })
    await page.goto(address, { waitUntil: 'commit' })
    await untilQuiet(page, exchanges.values)
    if (trace) await browser.stopTracing()
    const seen = await page.evaluate(() => window.paintSeen)
    const { fcp = Number.NaN, lcp = Number.NaN } = seen
    const end = await page.evaluate(() => performance.now())
    const sent = exchanges.since(await navigationStart(devtools))
    const tbt = blockingTime(seen.tasks, fcp, end)
    return {
      figures: { fcp, lcp, cls: seen.cls, tbt, ...weigh(sent, lcp) },
      largest: seen.largest ?? 'nothing',
    }
  } finally {
    await context.close()
  }
}

const traced = ['-*', 'devtools.timeline', 'loading', 'v8.execute', 'disabled-by-default-v8.cpu_profiler']

/** Runs in the page, before any script of it. */
function observe(): void {
  const seen: Seen = { cls: 0, tasks: [] }
  window.paintSeen = seen
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.fcp = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url?: string })[]) {
      seen.lcp = entry.startTime
      const what = entry.url ? new URL(entry.url).pathname : entry.element?.textContent?.trim().slice(0, 40)
      seen.largest = `${entry.element?.localName ?? 'gone'} ${what ?? ''}`
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

/** Every request of the page, as the network saw it. Its times are seconds of a clock of its own. */
async function watchNetwork(devtools: CDPSession) {
  const seen = new Map<string, Exchange>()
  // What is counted of a visit is sent when the page has been read for a while: part of no paint, and of no weight.
  const isUsageEvent = (url: string, method: string) => method === 'POST' && url.includes('/api/analytics')
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (isUsageEvent(request.url, request.method) || !request.url.startsWith('http')) return
    seen.set(requestId, { start: timestamp, bytes: 0, isScript: type === 'Script' })
  })
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const exchange = seen.get(requestId)
    if (exchange) Object.assign(exchange, { end: timestamp, bytes: encodedDataLength })
  })
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const exchange = seen.get(requestId)
    if (exchange) exchange.end = timestamp
  })
  await devtools.send('Network.enable')
  await devtools.send('Performance.enable')
  return {
    values: () => [...seen.values()],
    since: (start: number): Exchange[] =>
      [...seen.values()].map((exchange) => ({
        ...exchange,
        start: (exchange.start - start) * 1000,
        end: exchange.end === undefined ? undefined : (exchange.end - start) * 1000,
      })),
  }
}

/** When the navigation began, by the clock of the network. */
async function navigationStart(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'NavigationStart')?.value ?? Number.NaN
}

/** Until no request and no long task has been under way for a second. */
async function untilQuiet(page: Page, exchanges: () => Exchange[]): Promise<void> {
  const latest = Date.now() + longestMs
  let [quietSince, before] = [Date.now(), '']
  while (Date.now() < latest && Date.now() - quietSince < quietMs) {
    await pause(100)
    const requests = exchanges()
    const asked = Date.now()
    const { fcp, tasks } = await page.evaluate(() => window.paintSeen)
    // A page at work answers late, and tells of its long task later still.
    const isBusy = Date.now() - asked > 100
    const isWaiting = fcp === undefined || requests.some(({ end }) => end === undefined)
    const now = `${requests.length} ${tasks.length}`
    if (isBusy || isWaiting || now !== before) quietSince = Date.now()
    before = now
  }
}
