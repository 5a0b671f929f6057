import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { findChromium, launchChromium } from '../../e2e/support/browser.ts'
import { startDemoShop, untilReady } from '../../e2e/support/running-shop.ts'
import { excesses, type Figures, type Limits, medians, rounded } from './figures.ts'
import { type Visit, visit } from './visit.ts'

/**
 * How the public pages appear on a phone with a slow network, for somebody who was never there.
 *   npm run paint -- [--runs 5] [--page produit] [--check] [--trace]      a shop that runs already: PAINT_ORIGIN
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string' },
    check: { type: 'boolean' },
    trace: { type: 'boolean' },
  },
})

/** What each kind of page may weigh, all that it loads while nobody touches it: the same on every machine. */
const budgets: { page: string; path: string; weight: Limits }[] = [
  // Four departments and the first shelf show their images on or right below the first screen.
  { page: 'accueil', path: '/', weight: weighing(23, 335) },
  { page: 'produits', path: '/produits', weight: weighing(26, 360) },
  { page: 'produit', path: '/produit/1', weight: weighing(22, 345) },
  { page: 'articles', path: '/consommer-ecologiquement', weight: weighing(24, 340) },
  { page: 'article', path: '/article/1', weight: weighing(16, 315) },
]
/** Until the largest paint, on every page. */
const weightToLcp: Limits = { requestsToLcp: 15, kBToLcp: 200 }
/** What we want on a quiet machine; and what even a busy one must keep to. */
const goals: Limits = { lcp: 900, cls: 0.01, tbt: 50 }
const ceilings: Limits = { lcp: 4000, cls: 0.02, tbt: 1000 }

/** One more is enough unless the machine is busy: images are made smaller one after the other. */
const mostVisitsBefore = 5

function weighing(requests: number, kB: number): Limits {
  return { requests, kB, scriptFiles: 9, scriptKB: 225 }
}

interface Result {
  page: string
  figures: Figures
  largest: string
}

const chromium = findChromium()
if (!chromium && values.check) {
  console.log('First paint: not measured, for there is no Chromium.')
  process.exit(0)
}
if (!chromium) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.')
const wanted = budgets.filter(({ page }) => !values.page || page === values.page)
if (wanted.length === 0) throw new Error(`--page is one of ${budgets.map(({ page }) => page).join(', ')}.`)
const given = process.env.PAINT_ORIGIN
const shop = given ? { origin: given, stop: async () => {} } : await startDemoShop()
const browser = await launchChromium(chromium)
try {
  await untilReady(shop.origin)
  const results: Result[] = []
  for (const { page, path } of wanted) results.push(await look(browser, page, path))
  console.table(results.map(row))
  console.table(results.map(({ page, largest }) => ({ page, 'largest paint': largest })))
  if (values.check) check(results)
  else for (const line of outcome(results)) console.log(line)
} finally {
  await browser.close()
  await shop.stop()
}

async function look(browser: Browser, page: string, path: string): Promise<Result> {
  const address = new URL(path, shop.origin).href
  // Before: the server's caches, which every visitor but the first finds filled, until its images are as small as they
  // become. The first who look at one get a larger while the smaller is made (edges/http/public-objects.ts).
  let before = await visit(browser, address, values.trace ? traceFile(page) : undefined)
  for (let more = 0; more < mostVisitsBefore; more++) {
    const next = await visit(browser, address)
    if (next.figures.kB >= before.figures.kB) break
    before = next
  }
  const visits: Visit[] = []
  for (let run = 0; run < Number(values.runs); run++) visits.push(await visit(browser, address))
  const largest = [...new Set(visits.map((one) => one.largest))].join(' | ')
  return { page, figures: medians(visits.map(({ figures }) => figures)), largest }
}

function traceFile(page: string): string {
  const folder = '.cache/paint'
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${page}.trace.json`)
  console.log(`${file}: open it in the Performance panel of a browser`)
  return file
}

function row({ page, figures }: Result) {
  return {
    page,
    'FCP ms': rounded(figures.fcp),
    'LCP ms': rounded(figures.lcp),
    CLS: rounded(figures.cls),
    'TBT ms': rounded(figures.tbt),
    'requests to LCP': figures.requestsToLcp,
    'kB to LCP': rounded(figures.kBToLcp),
    requests: figures.requests,
    kB: rounded(figures.kB),
    'script files': figures.scriptFiles,
    'script kB': rounded(figures.scriptKB),
  }
}

/** The goals, and what of each page is beyond them. */
function outcome(results: Result[]): string[] {
  const text = (limits: Limits) =>
    Object.entries(limits)
      .map(([name, limit]) => `${name} ${limit}`)
      .join(', ')
  return [
    `Goals: at most ${text({ ...goals, ...weightToLcp })}`,
    ...results.map(({ page, figures }) => {
      const over = excesses(figures, { ...goals, ...weightToLcp, ...weightOf(page) })
      return `  ${page}: ${over.length === 0 ? 'met' : over.join(', ')}`
    }),
  ]
}

function weightOf(page: string): Limits {
  return budgets.find((budget) => budget.page === page)?.weight ?? {}
}

function check(results: Result[]): void {
  const problems = results.flatMap(({ page, figures }) =>
    excesses(figures, { ...ceilings, ...weightToLcp, ...weightOf(page) }).map((over) => `${page}: ${over}`),
  )
  if (problems.length === 0) console.log('Paint: every page is within its ceilings and its weight.')
  else {
    console.error(`Paint: ${problems.length} over\n  ${problems.join('\n  ')}`)
    process.exitCode = 1
  }
}
