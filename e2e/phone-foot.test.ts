import type { Locator } from 'playwright-core'
import { addProduct, pressAddToCart } from './support/add-to-cart.ts'
import { newCustomer } from './support/customer.ts'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

describeJourney.concurrent('the foot of a phone', () => {
  test('with a second product to compare nothing moves: neither the filters nor the cards', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produits?search=douche', { viewport: phone })
    const { page } = visit
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    const toggles = page.getByRole('button', { name: /^Comparer Pommeau de douche/ })
    const places = async () => [
      await boxOf(page.locator('.filter-bar')),
      await boxOf(page.locator('.product-card').first()),
    ]
    await toggles.first().click()
    await page.getByRole('link', { name: 'Comparer (1)' }).waitFor()
    const before = await places()
    await toggles.nth(1).click()
    await page.getByRole('link', { name: 'Comparer (2)' }).waitFor()
    expect(await places()).toEqual(before)
    // One row with them, also at the end of a short list, and on none of them.
    const isInRow = async () => {
      const [row, order, way] = [
        await boxOf(page.locator('.filter-bar')),
        await boxOf(page.locator('.filter-bar select')),
        await boxOf(page.getByRole('link', { name: 'Comparer (2)' })),
      ]
      const isBeside = way.x >= order.x + order.width && way.x + way.width <= phone.width
      return isBeside && way.y >= row.y && way.y + way.height <= row.y + row.height
    }
    expect(await isInRow()).toBe(true)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(isInRow).toBe(true)
    expectNoProblem(visit)
  })

  test('where nothing is found, the filters lie over nothing', async ({ open, expect }) => {
    const visit = await open('/produits?search=zorblax&inStock=true', { viewport: phone })
    const { page } = visit
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    // What is searched is no filter: without another there would be nothing to press.
    const filters = page.getByRole('button', { name: 'Filtrer (1)' })
    const next = page.getByRole('navigation', { name: 'Rayons de la boutique' })
    await next.scrollIntoViewIfNeeded()
    const [button, below] = [await boxOf(filters), await boxOf(next)]
    expect(button.y + button.height).toBeLessThanOrEqual(below.y)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(async () => (await boxOf(filters)).y).toBeLessThan(0)
    expectNoProblem(visit)
  })

  test('the filters wait behind the question about cookies, until the page is scrolled or a key comes to them', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produits', { viewport: phone })
    const { page } = visit
    const bar = page.locator('.filter-bar')
    const question = page.getByRole('region', { name: 'Respect de votre vie privée' })
    const isFree = async () => {
      const [filters, asked] = [await boxOf(bar), await boxOf(question)]
      return filters.y + filters.height <= asked.y + 1
    }
    await question.waitFor()
    expect(await isFree()).toBe(false)
    const filter = page.getByRole('button', { name: /^Filtrer/ })
    await filter.focus()
    await expect.poll(isFree).toBe(true)
    await filter.blur()
    await expect.poll(isFree).toBe(false)
    await page.mouse.wheel(0, 200)
    await expect.poll(isFree).toBe(true)
    await filter.click()
    await page.getByRole('dialog', { name: 'Filtrer' }).waitFor()
    expectNoProblem(visit)
  })

  test('who filters from far down a list sees the products from the first one on', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produits?category=maison-jardin', { viewport: phone })
    const { page } = visit
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    await page.evaluate(() => scrollTo(0, 1500))
    await page.getByRole('button', { name: /^Filtrer/ }).click()
    await page.getByRole('textbox', { name: 'Prix maximum' }).fill('30')
    await page.getByRole('button', { name: 'Voir les 4 produits' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const first = page.locator('.product-card').first()
    await expect.poll(async () => (await boxOf(first)).y).toBeGreaterThan(0)
    expect((await boxOf(first)).y).toBeLessThan(phone.height / 2)
    expectNoProblem(visit)
  })

  test('a message comes above the bar that sells, and leaves the header alone', async ({ open, expect }) => {
    const { session } = await newCustomer()
    const { page } = await open('/produit/1', { viewport: phone, storageState: session })
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    await page.evaluate(() => scrollTo(0, 1500))
    const bar = page.getByRole('group', { name: 'Achat rapide' })
    await bar.getByRole('button', { name: 'Ajouter au panier' }).click()
    const message = page.locator('[data-scope=toast][data-part=root]')
    await message.getByText('Ajouté au panier').waitFor()
    const [seen, foot] = [await boxOf(message), await boxOf(bar)]
    expect(seen.y).toBeGreaterThan(phone.height / 2)
    expect(seen.y + seen.height).toBeLessThanOrEqual(foot.y)
  })

  test('a message covers neither the quantity nor the button it answers to, and leaves when a dialog opens', async ({
    open,
    expect,
  }) => {
    const { session } = await newCustomer()
    const { page } = await open('/produit/1', { viewport: phone, storageState: session })
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    const form = page.locator('main form', { has: page.getByRole('button', { name: 'Ajouter au panier' }) })
    // Where a message comes by itself.
    await form.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 100))
    await form.getByRole('button', { name: 'Ajouter au panier' }).click()
    const message = page.locator('[data-scope=toast][data-part=root]')
    await message.getByText('Ajouté au panier').waitFor()
    await message.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map((each) => each.finished)),
    )
    const [seen, pressed] = [await boxOf(message), await boxOf(form)]
    expect(seen.y + seen.height).toBeLessThanOrEqual(pressed.y)
    await page.getByRole('link', { name: 'Être prévenu' }).click()
    await page.getByRole('dialog', { name: 'Bientôt disponible !' }).waitFor()
    await message.waitFor({ state: 'detached', timeout: 2000 })
  })

  test.for([256, 640])(
    'a cart of somebody fits a window of 320 px, %i high',
    async (height, { open, expect }) => {
      const { session } = await newCustomer()
      const { page } = await open('/produit/1', { viewport: { width: 320, height }, storageState: session })
      await addProduct(page)
      await page.goto('/panier')
      await page.getByRole('heading', { name: 'Récapitulatif' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const cut = await page
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.checkVisibility() && button.getBoundingClientRect().right > innerWidth)
            .map((button) => button.textContent),
        )
      expect(cut).toEqual([])
    },
  )

  test('at 400 % zoom the sheet of the filters scrolls as a whole, its buttons one above the other', async ({
    open,
    expect,
  }) => {
    const { page } = await open('/produits', { viewport: { width: 320, height: 256 } })
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    await page.getByRole('button', { name: /^Filtrer/ }).click()
    const sheet = page.getByRole('dialog')
    const see = sheet.getByRole('button', { name: /^Voir les / })
    await see.waitFor()
    const [reset, seen] = [
      await boxOf(sheet.getByRole('button', { name: 'Réinitialiser' })),
      await boxOf(see),
    ]
    expect(seen.y).toBeGreaterThanOrEqual(reset.y + reset.height)
    const measured = await sheet.evaluate((element) => ({
      scrolls: element.scrollHeight > element.clientHeight,
      inner: [...element.children].some((child) => child.scrollHeight > child.clientHeight + 1),
      wide: [...element.querySelectorAll('button')].some(
        (button) => button.scrollWidth > button.clientWidth + 1,
      ),
    }))
    expect(measured).toEqual({ scrolls: true, inner: false, wide: false })
  })

  test('a visitor leaves an address from the announcement, without an account', async ({ open, expect }) => {
    const visit = await open('/produit/1', { viewport: phone })
    const { page } = visit
    await page.getByRole('link', { name: 'Être prévenu' }).click()
    const form = page.getByRole('dialog', { name: 'Bientôt disponible !' })
    await form.getByLabel('Prénom').fill('Ada')
    await form.getByLabel('Nom', { exact: true }).fill('Martin')
    await form.getByLabel('E-mail').fill('ada-prevenue@exemple.fr')
    await form.getByRole('button', { name: 'Me notifier au lancement' }).click()
    await page.getByText('Inscription réussie !').first().waitFor()
    await form.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toMatch(/^\/produit\/1/)
    expectNoProblem(visit)
  })

  test('what a visitor has chosen is in their cart before they sign in, and all of it afterwards', async ({
    open,
    expect,
  }) => {
    const { page } = await open('/produit/1', { viewport: phone })
    for (const product of ['/produit/1', '/produit/2']) {
      await page.goto(product)
      await pressAddToCart(page)
      await page.waitForURL('**/auth')
    }
    await page.goto('/panier')
    const chosen = page.getByRole('list', { name: 'Votre choix' }).getByRole('listitem')
    await page.getByRole('heading', { name: 'Retrouvez-les partout' }).waitFor()
    expect(await chosen.count()).toBe(2)
  })
})
