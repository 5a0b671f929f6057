import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core'
import { describe, expect, inject, test as plainTest, vi } from 'vitest'
import { administrator } from './administrator.ts'
import { openSession, type Session } from './session.ts'

/** `describe` that is skipped where no browser was found. */
export const describeJourney = describe.skipIf(inject('browser') === '')

/** Screen sizes that the shop is looked at in. */
export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** A page and everything that went wrong on it: console errors, policy violations, failed scripts. */
export interface Visit {
  page: Page
  problems: string[]
  /** Waits until everything is there: until the page has asked for nothing for half a second. */
  untilQuiet: () => Promise<void>
}

/** Opens a path of the shop in a fresh profile, which ends with the test. */
export type Open = (path: string, options?: BrowserContextOptions) => Promise<Visit>

// The files of a run share what is open: they are loaded by one worker (vitest.config.ts).
let connection: Promise<Browser> | undefined
let session: Promise<Session> | undefined

/** The administrator, signed in once for all. */
export function administratorSession(): Promise<Session> {
  session ??= openSession(inject('origin'), '/api/login', administrator)
  return session
}

/** A test of the journeys. Those that run beside each other take `expect` from its arguments too. */
export const test = plainTest.extend<{ open: Open; openAsAdministrator: Open }>({
  open: ({ onTestFinished }, use) =>
    use(async (path, options) => {
      connection ??= chromium.connect(inject('browser'))
      const context = await (await connection).newContext({
        baseURL: inject('origin'),
        locale: 'fr-FR',
        viewport: desktop,
        reducedMotion: 'reduce',
        ...options,
      })
      onTestFinished(() => context.close())
      const page = await context.newPage()
      const visit: Visit = { page, problems: [], untilQuiet: watchRequests(page) }
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') visit.problems.push(message.text())
      })
      page.on('pageerror', (error) => visit.problems.push(error.message))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      await page.goto(path)
      if (options?.javaScriptEnabled !== false) await touch(page)
      return visit
    }),
  openAsAdministrator: ({ open }, use) =>
    use(async (path, options) => open(path, { storageState: await administratorSession(), ...options })),
})

/** The first sign of a hand, at which the page begins to answer (e2e/html-first.test.ts is about what comes before). */
export async function touch(page: Page): Promise<void> {
  if ((await page.locator('#root').count()) === 0) return
  await page.mouse.move(1, 1)
  await page.waitForFunction(() => !window.early)
}

/**
 * Like « networkidle » of Playwright, which waits in vain once a page has sent what it counted: nobody reads those
 * answers, and Chromium does not tell that they have ended.
 */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let changed = Date.now()
  const end = (request: Request) => {
    if (open.delete(request)) changed = Date.now()
  }
  page.on('request', (request) => {
    if (request.url().includes('/api/analytics') && request.method() === 'POST') return
    open.add(request)
    changed = Date.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    await page.waitForLoadState()
    await vi.waitUntil(() => open.size === 0 && Date.now() - changed >= 500, { timeout: 30_000 })
  }
}

/** Fails when anything went wrong on the page that the test did not expect. */
export function expectNoProblem({ problems }: Visit, expected?: RegExp): void {
  expect(problems.filter((line) => !expected?.test(line))).toEqual([])
}
