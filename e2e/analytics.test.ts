import type { Page, Request } from 'playwright-core'
import { beforeAll, expect, inject, vi } from 'vitest'
import { pressAddToCart } from './support/add-to-cart.ts'
import { refusals, register } from './support/customer.ts'
import { expectStored, openUsageEvents, type UsageEvent, untilStored } from './support/usage-events.ts'
import { describeJourney, expectNoProblem, type Open, test, type Visit } from './support/visit.ts'

/** What a test tells an event by. */
const brief = ({ eventType, pageName, elementText, metadata }: UsageEvent) =>
  [eventType, pageName, elementText ?? metadata.searchTerm ?? metadata.scrollPercentage]
    .filter(Boolean)
    .join(' · ')

/** Events are written within a second of their arrival; a busy machine takes longer. */
const deadline = { timeout: 10_000 }

/** A batch goes out so many milliseconds after its first event. */
const maxWaitMs = 5_000

const accepting = 'Accepter tous les cookies'

/**
 * Chooses on the banner. After a yes what went before is sent at once, by itself: waited for, so that it also comes
 * before what follows.
 */
async function choose(page: Page, choice: string) {
  const sentBefore =
    choice === accepting && page.waitForResponse((each) => each.url().includes('/api/analytics'))
  await page.getByRole('button', { name: choice }).click()
  await sentBefore
}

/**
 * Leaves the page: what waits goes out by sendBeacon. To an address of the same site that collects nothing: on the way
 * to another one Chromium ends the old process, and on a busy machine before its beacon has left.
 */
const leave = (page: Page) => page.goto('/healthz')

const secrets = ['ana@exemple.fr', 'un mot de passe faux', 'jeton-secret']

/** A visit whose clock can be moved. */
interface ClockedVisit extends Visit {
  /** Whether every batch that went out while its page stayed was answered. */
  isAnswered: () => boolean
}

async function openWithClock(open: Open, path: string): Promise<ClockedVisit> {
  const visit = await open('about:blank')
  const underWay = new Set<Request>()
  const isBatch = (request: Request) =>
    request.resourceType() === 'fetch' && request.url().includes('/api/analytics')
  visit.page.on('request', (request) => isBatch(request) && underWay.add(request))
  visit.page.on('requestfinished', (request) => underWay.delete(request))
  visit.page.on('requestfailed', (request) => underWay.delete(request))
  // Of a batch that was under way when its page went, nothing more may be heard.
  visit.page.on('framenavigated', () => underWay.clear())
  await visit.page.clock.install()
  await visit.page.goto(path)
  return { ...visit, isAnswered: () => underWay.size === 0 }
}

/**
 * Moves the clock of the page on, by which what waits is sent, until a batch with such an event has gone out.
 * @param act what leads to the event, listened for before and done again while it has not gone out: a page that has grown since
 *   is no longer at its end.
 */
async function untilSent(
  { page, isAnswered }: ClockedVisit,
  eventType: string,
  act?: () => Promise<unknown>,
) {
  let isSent = false
  const sent = page
    .waitForRequest(
      (request) =>
        request.url().includes('/api/analytics') &&
        !!request.postData()?.includes(`"eventType":"${eventType}"`),
    )
    .then(
      () => {
        isSent = true
      },
      // Not within the time: said below.
      () => undefined,
    )
  // More than once: what was done a moment ago may not be counted yet. A clock that ran on at once would send the next batch
  // beside the one before, which five seconds part in a real page: the later could come first.
  await vi.waitUntil(async () => {
    if (isSent || !isAnswered()) return isSent
    await act?.()
    await page.clock.fastForward(maxWaitMs)
    return isSent
  }, deadline)
  await sent
}

/** Goes through the shop as a visitor does who has made the choice, until all of it is sent. @returns what the browser keeps of it. */
async function walk(visit: ClockedVisit, choice: string | null) {
  const { page, untilQuiet } = visit
  if (choice) await choose(page, choice)
  await page.getByRole('link', { name: 'Découvrir nos produits' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nos produits' }).waitFor()
  await page.getByRole('combobox', { name: 'Rechercher dans la boutique' }).fill('xylofraise')
  // Until it has come, Enter loads another page.
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await page.getByText('Aucun produit ne correspond à vos critères de recherche.').first().waitFor()
  await untilSent(visit, 'search')
  await page.goto('/auth?retour=%2Fpanier&token=jeton-secret')
  const form = page.getByRole('form', { name: 'Se connecter' })
  await form.getByLabel('E-mail').fill(secrets[0] ?? '')
  await form.getByLabel('Mot de passe', { exact: true }).fill(secrets[1] ?? '')
  await form.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await page.getByText('Erreur de connexion').first().waitFor()
  await page.goto('/cgv')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilQuiet()
  await untilSent(visit, 'scroll', () =>
    page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
  )
  return page.evaluate(() => localStorage.getItem('gdpr-consent'))
}

const walked = [
  'click · Home · Découvrir nos produits',
  'view · Products',
  'click · Products · Rechercher',
  'submit · Products',
  'search · Products · xylofraise',
  'view · Unknown Page',
  'click · Unknown Page · Se connecter',
  'submit · Unknown Page',
  'view · Unknown Page',
  'scroll · Unknown Page · 100',
]

describeJourney('what a visitor does is stored as it was done', () => {
  beforeAll(untilStored)

  test.for([
    ['before any choice', null, null],
    ['after « Cookies essentiels uniquement »', 'Cookies essentiels uniquement', 'declined'],
  ] as const)('%s: every step, and nothing that tells who it was', async ([, choice, kept], { open }) => {
    const events = await openUsageEvents()
    const visit = await openWithClock(open, '/?email=ana@exemple.fr&token=jeton-secret&utm_source=lettre')
    expect(await walk(visit, choice)).toBe(kept)
    const stored = await expectStored(events, brief, [
      'view · Home',
      ...(choice ? [`click · Home · ${choice}`] : []),
      ...walked,
    ])
    for (const event of stored)
      expect(event).toMatchObject({ userId: null, sessionId: null, ipAddress: null, userAgent: 'Chrome' })
    expect(stored.map(({ pageUrl }) => pageUrl).join()).not.toContain('?')
    for (const secret of [...secrets, 'retour', 'utm_source'])
      expect(JSON.stringify(stored)).not.toContain(secret)
    expect((await visit.page.context().cookies()).map(({ name }) => name)).not.toContain('visite')
    expectNoProblem(visit, refusals)
  })

  test('after « Accepter tous les cookies »: as one visit, from the choice on and not before', async ({
    open,
  }) => {
    const events = await openUsageEvents()
    const visit = await openWithClock(open, '/?email=ana@exemple.fr&utm_source=lettre')
    await walk(visit, accepting)
    const stored = await expectStored(events, brief, [
      'view · Home',
      `click · Home · ${accepting}`,
      ...walked,
    ])
    const [before, after] = [stored.slice(0, 2), stored.slice(2)]
    for (const event of before) expect(event).toMatchObject({ sessionId: null, ipAddress: null })
    expect(new Set(after.map(({ sessionId }) => sessionId)).size).toBe(1)
    for (const event of after)
      expect(event).toMatchObject({
        userId: null,
        sessionId: expect.stringMatching(/^[\w-]{22}$/),
        ipAddress: expect.stringContaining('127.0.0.1'),
        userAgent: expect.stringMatching(/^Mozilla\/5\.0 /),
      })
    for (const secret of secrets) expect(JSON.stringify(stored)).not.toContain(secret)
    const [cookie] = await visit.page.context().cookies(`${inject('origin')}/api/analytics`)
    expect(cookie).toMatchObject({ name: 'visite', httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  test('a customer who consents goes from a product to the cart and the waitlist: the funnel grows by one each', async ({
    open,
  }) => {
    const events = await openUsageEvents()
    const { funnel: before, signedInUsers } = await events.summary()
    const visit = await open('/')
    const { page } = visit
    await choose(page, accepting)
    const email = await register(page)
    await page.goto('/produit/1')
    await pressAddToCart(page)
    await page.getByText('Ajouté au panier').first().waitFor()
    await page.goto('/panier')
    await page.getByRole('button', { name: 'Découvrir quand disponible' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Me notifier au lancement' }).click()
    await page.getByText('Inscription réussie !').first().waitFor()
    await leave(page)
    await expect
      .poll(async () => (await events.summary()).funnel, deadline)
      .toEqual({
        productViews: before.productViews + 1,
        addedToCart: before.addedToCart + 1,
        waitlist: before.waitlist + 1,
      })
    const stored = await events.stored()
    const signedIn = stored.filter(({ pageName }) => pageName === 'Product Detail' || pageName === 'Cart')
    expect(signedIn.map(brief)).toEqual([
      'view · Product Detail',
      'click · Product Detail · Ajouter au panier',
      'submit · Product Detail',
      'add_to_cart · Product Detail',
      'view · Cart',
      'click · Cart · Découvrir quand disponible',
      'click · Cart · Me notifier au lancement',
      'submit · Cart',
      'waitlist · Cart',
    ])
    expect(new Set(signedIn.map(({ userId }) => userId)).size).toBe(1)
    expect(signedIn[0]?.userId).not.toBeNull()
    expect((await events.summary()).signedInUsers).toBe(signedInUsers + 1)
    // The account's own words stay on the screen.
    expect(JSON.stringify(stored)).not.toContain(email)
  })

  test('a consent that is withdrawn makes what follows anonymous and takes the cookie away', async ({
    open,
  }) => {
    const events = await openUsageEvents()
    // Higher than the pages: how far somebody scrolls to a button is not asked here.
    const visit = await open('/', { viewport: { width: 1280, height: 5_000 } })
    const { page } = visit
    await choose(page, accepting)
    await page.getByRole('link', { name: 'Découvrir nos produits' }).click()
    await page.getByRole('heading', { level: 1, name: 'Nos produits' }).waitFor()
    await leave(page)
    await expect.poll(async () => (await events.stored()).at(-1)?.sessionId ?? '', deadline).toMatch(/./)
    await page.goto('/cgv')
    await page.getByRole('button', { name: 'Gérer mes cookies' }).click()
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    await leave(page)
    await expectStored(
      events,
      ({ eventType, sessionId }) => `${eventType} ${sessionId ? 'known' : 'anonymous'}`,
      [
        ...['view anonymous', 'click anonymous', 'click known', 'view known'],
        ...['view anonymous', 'click anonymous', 'click anonymous'],
      ],
    )
    expect(await page.context().cookies(`${inject('origin')}/api/analytics`)).toEqual([])
  })

  test('counting clicks and scrolls never lays the page out', async ({ open }) => {
    const visit = await open('/cgv')
    const { page } = visit
    await page.getByRole('heading', { level: 1 }).waitFor()
    await visit.untilQuiet()
    const events = await openUsageEvents()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    const layouts = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
    }
    const before = await layouts()
    // Each change makes the layout stale: whoever asks for a size or a place in a handler pays for it at once.
    await page.evaluate(() => {
      const button = document.body.appendChild(document.createElement('button'))
      button.textContent = 'Compter'
      for (let width = 1; width <= 50; width++) {
        button.style.width = `${width}px`
        button.click()
        window.dispatchEvent(new Event('scroll'))
      }
    })
    expect((await layouts()) - before).toBeLessThan(10)
    await leave(page)
    await expect
      .poll(
        async () => (await events.stored()).filter(({ elementText }) => elementText === 'Compter').length,
        deadline,
      )
      .toBe(50)
  })

  test('what looks like HTML in an event is text on the dashboard', async ({ openAsAdministrator }) => {
    const text = '<img src=x onerror=window.__x=1>'
    const answer = await fetch(`${inject('origin')}/api/analytics?consent=accepted`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': text },
      body: JSON.stringify({ pageUrl: `/${text}`, pageName: text, elementId: text, elementText: text }),
    })
    expect(answer.status).toBe(202)
    const visit = await openAsAdministrator('/admin?onglet=analytics')
    const { page } = visit
    await page.getByText(text).first().waitFor()
    expect(await page.evaluate(() => '__x' in window)).toBe(false)
    expectNoProblem(visit)
  })
})
