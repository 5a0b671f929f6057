import type { Page, Request } from 'playwright-core'
import { measurementText } from '../api/src/features/consent/texts/consent-texts.rules.ts'
import { newCustomer } from './support/customer.ts'
import { operationNameOf } from './support/graphql-request.ts'
import { layoutShift } from './support/layout-shift.ts'
import { describeJourney, desktop, expectNoProblem, phone, test, touch } from './support/visit.ts'

/** Pages of every kind that come as HTML. */
const pages = [
  '/',
  '/produits?category=Energie&inStock=true',
  '/produit/1',
  '/consommer-ecologiquement',
  '/article/1',
  '/pourquoi-nous-faire-confiance',
  '/qui-nous-sommes',
  '/aide-et-contacts',
  '/politique-confidentialite',
  '/mentions-legales',
  '/cgv',
  '/accessibilite',
  '/nulle-part',
]

/** The names of the GraphQL operations that a page asks for, as it asks for them. */
function operationsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request: Request) => {
    const name = operationNameOf(request)
    if (name) names.push(name)
  })
  return names
}

/** The browser moves a pointer of its own over a page that is new: that is no hand. */
const holdPointer = (page: Page) =>
  page.addInitScript(() => addEventListener('pointermove', (move) => move.stopImmediatePropagation(), true))

/** Holds the shop's code back until it is released. */
const holdCode = (page: Page) => hold(page, '**/assets/main-*.js')

/** The fonts of a page's heading, as it names them. */
const headingFont = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily)

/** Holds the files of these addresses back until they are released. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

describeJourney.concurrent('a page that came as HTML', () => {
  test.for(
    pages.flatMap((path) => [
      { path, colorScheme: 'light' as const, timezoneId: 'Europe/Paris', locale: 'fr-FR' },
      { path, colorScheme: 'dark' as const, timezoneId: 'America/Los_Angeles', locale: 'en-US' },
    ]),
  )(
    '$path, $colorScheme in $timezoneId: React takes it over as it is and asks for nothing that came with it',
    async ({ path, ...options }, { open, expect }) => {
      const visit = await open('/favicon.svg', { ...options, viewport: phone })
      const { page } = visit
      const asked = operationsOf(page)
      await page.goto(path)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      expect(await page.evaluate(() => document.getElementById('root')?.dataset.rendered)).toBe('page')
      await visit.untilQuiet()
      expect(asked).toEqual([])
      await touch(page)
      await visit.untilQuiet()
      expect(asked).toEqual(['Viewer'])
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
      expect(await layoutShift(page)).toBeLessThan(0.01)
      expectNoProblem(visit, /404/)
    },
  )

  test('puts fonts on that come after the first paint, where nothing jumps by them', async ({
    open,
    expect,
  }) => {
    for (const viewport of [phone, desktop])
      for (const path of ['/', '/produits']) {
        const visit = await open('/favicon.svg', { viewport })
        const { page } = visit
        const release = await hold(page, '**/*.woff2')
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const late = () => page.evaluate(() => document.documentElement.className.match(/late-\w+/g))
        await expect.poll(late).toEqual(['late-inter', 'late-fraunces'])
        expect(await headingFont(page)).toMatch(/^"Fraunces Georgia"/)
        release()
        await expect.poll(late).toBeNull()
        expect(await headingFont(page)).toMatch(/^"Fraunces Variable"/)
        expect(await layoutShift(page)).toBeLessThan(0.01)
      }
  })

  test('leaves a font that comes after the first paint to the next page where a line would break elsewhere', async ({
    open,
    expect,
  }) => {
    const visit = await open('/favicon.svg', { viewport: { width: 360, height: 844 } })
    const { page } = visit
    const release = await hold(page, '**/*.woff2')
    // At this width its sentence in large breaks elsewhere in the font that stands in.
    await page.goto('/qui-nous-sommes', { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => document.documentElement.classList.contains('late-fraunces'))
    release()
    await visit.untilQuiet()
    await touch(page)
    await visit.untilQuiet()
    expect(await headingFont(page)).toMatch(/^"Fraunces Georgia"/)
    // That of the text has moved words to the side.
    expect(await layoutShift(page)).toBeLessThan(0.005)
    await page.getByRole('main').getByRole('link', { name: 'Parcourir la boutique' }).click()
    await page.waitForURL('**/produits')
    await page.waitForFunction(() => !document.documentElement.className.includes('late-'))
    // One page gives way to the other: a heading may be gone by the time it is asked.
    await expect.poll(() => headingFont(page)).toMatch(/^"Fraunces Variable"/)
  })

  test('is as long as it says once it is quiet: its words are drawn, its pictures wait until one comes near', async ({
    open,
    expect,
  }) => {
    const visit = await open('/favicon.svg', { viewport: phone })
    const { page } = visit
    await holdPointer(page)
    await page.goto('/produits')
    await visit.untilQuiet()
    const drawn = (parts: string) =>
      page
        .locator(parts)
        .evaluateAll((all) => [...new Set(all.map((part) => getComputedStyle(part).contentVisibility))])
    await expect.poll(() => drawn('.below-fold')).toEqual(['visible'])
    const lastPicture = page.locator('.below-fold .product-image').last()
    expect(await drawn('.below-fold .picture')).toEqual(['auto'])
    expect(await lastPicture.evaluate((picture: HTMLImageElement) => picture.complete)).toBe(false)

    // From the first hand on all of it is drawn: neither a picture of the whole page nor paper shows a gap.
    await page.keyboard.press('Shift')
    await expect.poll(() => drawn('.below-fold, .below-fold .picture')).toEqual(['visible'])
    await lastPicture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => lastPicture.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('is taken over when it is scrolled, by whatever scrolls it: the bar of the price is there', async ({
    open,
    expect,
  }) => {
    const visit = await open('/favicon.svg', { viewport: phone })
    const { page } = visit
    await holdPointer(page)
    await page.goto('/produit/13')
    await visit.untilQuiet()
    // What keeps early presses ends with the code: it has not run.
    expect(await page.evaluate(() => Boolean(window.early))).toBe(true)
    await page.evaluate(() => scrollTo(0, 2_000))
    await page.getByRole('group', { name: 'Achat rapide' }).waitFor()
  })

  test('stays where it was scrolled to before the code came, after a reload too', async ({
    open,
    expect,
  }) => {
    const { page } = await open('/favicon.svg')
    const scrollBeforeTheCode = async (load: () => Promise<unknown>, by: number) => {
      const release = await holdCode(page)
      await load()
      const start = await page.evaluate(() => scrollY)
      await page.mouse.move(500, 500)
      await page.mouse.wheel(0, by)
      await page.waitForFunction((y) => scrollY === y, start + by)
      release()
      await page.waitForFunction(() => !window.early)
      expect(await page.evaluate(() => scrollY)).toBe(start + by)
      return start
    }
    expect(await scrollBeforeTheCode(() => page.goto('/produits'), 700)).toBe(0)
    expect(await scrollBeforeTheCode(() => page.reload(), 200)).toBe(700)
  })

  test('keeps a press on a button that comes before the code', async ({ open, expect }) => {
    const { page } = await open('/favicon.svg', { viewport: phone })
    const release = await holdCode(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    release()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  })

  test('keeps what was typed and chosen before the code', async ({ open, expect }) => {
    const { page } = await open('/favicon.svg', { viewport: desktop })
    const release = await holdCode(page)
    await page.goto('/produits')
    await page.getByLabel('Prix maximum').fill('30,5')
    await page.getByRole('checkbox', { name: /En stock uniquement/ }).click({ noWaitAfter: true })
    release()
    await page.waitForURL(/inStock=true/)
    await page.waitForURL(/maxPrice=30.5/)
    expect(await page.getByLabel('Prix maximum').inputValue()).toBe('30,5')
    expect(await page.getByRole('checkbox', { name: /En stock uniquement/ }).isChecked()).toBe(true)
  })

  test('sends a form that was sent before the code, once', async ({ open, expect }) => {
    const { page } = await open('/favicon.svg')
    const release = await holdCode(page)
    const asked = operationsOf(page)
    await page.goto('/')
    await page.getByLabel('Votre adresse e-mail').fill('avant-le-code@exemple.fr')
    await page.getByRole('main').getByRole('button', { name: "S'inscrire" }).click()
    release()
    await page.getByText('Inscription réussie !').waitFor()
    expect(asked.filter((name) => name === 'SubscribeToNewsletter')).toHaveLength(1)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('sends a form the plain way when the code of the page cannot be had', async ({ open, expect }) => {
    const { page } = await open('/favicon.svg')
    await page.route('**/assets/home-page-*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByLabel('Votre adresse e-mail').fill('sans-code@exemple.fr')
    await page.getByRole('main').getByRole('button', { name: "S'inscrire" }).click()
    await page.waitForURL('**/newsletter/merci')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Inscription réussie !')
  })

  test('waits for who is looking when a product is put in the cart before that is known', async ({
    open,
    expect,
  }) => {
    const { page } = await open('/favicon.svg', { storageState: (await newCustomer()).session })
    await page.goto('/produit/2')
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
    await page.getByText('Ajouté au panier').waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/produit\/2/)
  })

  test('is the home of members for who has a session, and gets their name without a jump', async ({
    open,
    expect,
  }) => {
    const visit = await open('/favicon.svg', { storageState: (await newCustomer()).session })
    const { page } = visit
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: /^Bonjour/ }).waitFor()
    await touch(page)
    await page.getByRole('button', { name: 'Menu du compte' }).waitFor()
    await visit.untilQuiet()
    expect(await layoutShift(page)).toBeLessThan(0.01)
    expectNoProblem(visit)
  })

  test('asks about cookies in its HTML, but not who has answered', async ({ open, expect }) => {
    const { page } = await open('/favicon.svg')
    await page.goto('/cgv')
    const question = page.getByRole('region', { name: 'Respect de votre vie privée' })
    expect(await question.isVisible()).toBe(true)
    await question.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    await question.waitFor({ state: 'hidden' })
    const release = await holdCode(page)
    await page.goto('/mentions-legales')
    expect(await question.isVisible()).toBe(false)
    release()
    await touch(page)
    expect(await question.count()).toBe(0)
  })

  test('keeps the answer to it before any code is there: who goes on at once is not asked again', async ({
    open,
    expect,
  }) => {
    const { page } = await open('/favicon.svg')
    const release = await holdCode(page)
    await page.goto('/cgv')
    const question = page.getByRole('region', { name: 'Respect de votre vie privée' })
    const noted = page.waitForRequest('**/api/consents/measurement')
    await question.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    // In the very gesture: nothing is waited for.
    expect(await question.isVisible()).toBe(false)
    expect((await noted).postDataJSON()).toEqual({ choice: 'refused', textVersion: measurementText.version })
    expect(await (await (await noted).response())?.json()).toEqual({ success: true })
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await page.waitForURL('**/mentions-legales')
    release()
    await touch(page)
    expect(await question.count()).toBe(0)
  })
})

describeJourney.concurrent('without scripts', () => {
  const noScripts = { javaScriptEnabled: false, viewport: phone }

  test('a visit: home, list, filters, a page further, a product, an article', async ({ open, expect }) => {
    const { page } = await open('/', noScripts)
    await page.getByRole('link', { name: 'Découvrir nos produits' }).click()
    await page.getByLabel('Prix maximum').fill('30,50')
    await page.getByRole('checkbox', { name: /En stock uniquement/ }).check()
    await page.getByRole('button', { name: 'Appliquer les filtres' }).click()
    expect(new URL(page.url()).searchParams.get('inStock')).toBe('true')
    expect(await page.getByLabel('Prix maximum').inputValue()).toBe('30,5')
    // Each page has the next one's links: a press before the other is there would be of this one.
    await page.getByRole('link', { name: 'Tout voir' }).click()
    await page.waitForURL(/\/produits$/)
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await page.waitForURL(/\/produits\?page=2$/)
    await page.getByRole('list', { name: 'Produits' }).getByRole('link').first().click()
    // By its element: Playwright finds no text in there.
    const needsAccount = page.locator('noscript p', { hasText: 'il faut un compte' })
    await needsAccount.waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/produit\/\d+-[a-z0-9-]+$/)
    await page.goto('/consommer-ecologiquement')
    await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click()
    await page.waitForURL(/\/article\/\d+-/)
    expect(new URL(page.url()).pathname).toMatch(/^\/article\/\d+-/)
  })

  test('the letter and the contact form are sent, and what is wrong is said', async ({ open, expect }) => {
    const { page } = await open('/', noScripts)
    await page.getByLabel('Votre adresse e-mail').fill('sans-scripts@exemple.fr')
    await page.getByRole('main').getByRole('button', { name: "S'inscrire" }).click()
    await page.getByRole('heading', { level: 1, name: 'Inscription réussie !' }).waitFor()
    await page.goto('/aide-et-contacts')
    await page.getByLabel('Prénom').fill('Ada')
    await page.getByLabel('Nom', { exact: true }).fill('Martin')
    await page.getByLabel('E-mail', { exact: true }).fill('pas une adresse')
    await page.getByLabel('Sujet').fill('Une question')
    await page.getByLabel('Message').fill('Livrez-vous en Corse, et en combien de temps ?')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await page.getByText('Email invalide').first().waitFor()
    expect(await page.getByLabel('Message').inputValue()).toContain('Corse')
    await page.getByLabel('E-mail', { exact: true }).fill('ada@exemple.fr')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await page.getByRole('heading', { level: 1, name: 'Message envoyé !' }).waitFor()
  })
})
