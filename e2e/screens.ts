import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { administrator } from './support/administrator.ts'
import { findChromium, launchChromium } from './support/browser.ts'
import { startDemoShop, untilReady } from './support/running-shop.ts'
import { screens } from './support/screen-list.ts'

/** `npm run screens`: a screenshot of every route and dialog, in three widths, light and dark, for people to look at. */
const widths = [390, 768, 1440]
const schemes = ['light', 'dark'] as const
const folder = 'screens'

const chromium = findChromium()
if (!chromium) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.')
mkdirSync(folder, { recursive: true })
// One screen alone: npm run screens -- produit
const wanted = screens.filter(({ name }) => name.includes(process.argv[2] ?? ''))
const given = process.env.SCREENS_ORIGIN
const shop = given ? { origin: given, stop: async () => {} } : await startDemoShop()
const browser = await launchChromium(chromium)
try {
  await untilReady(shop.origin)
  for (const width of widths) for (const colorScheme of schemes) await takeAll(browser, width, colorScheme)
} finally {
  await browser.close()
  await shop.stop()
}

async function takeAll(browser: Browser, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const settings = {
    baseURL: shop.origin,
    locale: 'fr-FR',
    viewport: { width, height: width < 700 ? 844 : 900 },
    colorScheme,
    reducedMotion: 'reduce' as const,
    // For the style that paints what lies below the fold.
    bypassCSP: true,
  }
  const visitor = await browser.newContext(settings)
  const admin = await browser.newContext(settings)
  const member = await browser.newContext(settings)
  if (wanted.some(({ isMember }) => isMember)) await becomeMember(member)
  if (wanted.some(({ isAdmin }) => isAdmin)) await admin.request.post('/api/login', { data: administrator })
  for (const { name, path, act, fullPage = true, isAdmin, isMember } of wanted) {
    const page = await (isAdmin ? admin : isMember ? member : visitor).newPage()
    // The consent banner has a screenshot of its own; in the others it would hide the foot.
    await page.addInitScript(
      (isBanner) =>
        isBanner ? localStorage.removeItem('gdpr-consent') : localStorage.setItem('gdpr-consent', 'declined'),
      name === 'consentement',
    )
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    if (act)
      await act(page).catch((error: Error) =>
        console.warn(`${name} ${width}: ${error.message.split('\n')[0]}`),
      )
    // What opens may be fetched first.
    await page.waitForLoadState('networkidle')
    if (fullPage) await scrollThrough(page)
    await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage })
    await page.close()
  }
  for (const context of [visitor, admin, member]) await context.close()
  process.stdout.write(`${width} px, ${colorScheme}: ${wanted.length} screenshots\n`)
}

/** A new customer with an order, and a cart of three products. */
async function becomeMember({ request }: BrowserContext): Promise<void> {
  const email = `ana-${Date.now()}@exemple.fr`
  const person = { firstName: 'Ana', lastName: 'Petit', email, password: 'un bon secret' }
  await request.post('/api/register', { data: person })
  const fill = async () => {
    for (const productId of [1, 3, 9]) await request.post('/api/cart', { data: { productId, quantity: 1 } })
  }
  await fill()
  await request.post('/api/orders', { data: {} })
  await fill()
}

/**
 * Lazy images load when they come near: down once, and back to the top. What is painted only near the window is
 * painted at once, for a screenshot of the whole page does not move the window.
 */
async function scrollThrough(page: Page): Promise<void> {
  await page.addStyleTag({ content: '.below-fold { content-visibility: visible !important }' })
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((done) => requestAnimationFrame(done))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}
