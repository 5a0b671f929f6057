import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import { launchChromium } from './browser.ts'

/** `describe` that is skipped where no browser was found. */
export const describeJourney = describe.skipIf(inject('chromium') === '')

/** Screen sizes that the shop is looked at in. */
export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** A page and everything that went wrong on it: console errors, policy violations, failed scripts. */
export interface Visit {
  page: Page
  problems: string[]
  close(): Promise<void>
}

/** One browser for a test file; `open` gives each test a fresh profile. */
export function openBrowser() {
  let browser: Browser
  beforeAll(async () => {
    if (inject('chromium')) browser = await launchChromium(inject('chromium'))
  })
  afterAll(() => browser?.close())
  return {
    async open(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
      const context = await browser.newContext({
        baseURL: inject('origin'),
        locale: 'fr-FR',
        viewport: desktop,
        reducedMotion: 'reduce',
        ...options,
      })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      await page.goto(path)
      return { page, problems, close: () => context.close() }
    },
  }
}

/** Fails when anything went wrong on the page that the test did not expect. */
export function expectNoProblem({ problems }: Visit): void {
  expect(problems).toEqual([])
}
