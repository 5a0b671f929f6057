import { pressAddToCart } from './support/add-to-cart.ts'
import { graphqlAddress, operationNameOf } from './support/graphql-request.ts'
import { layoutShift } from './support/layout-shift.ts'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

describeJourney.concurrent('a visitor shops', () => {
  test('from the landing through a category, a search and a filter to a product, and back to the same place', async ({
    open,
    expect,
  }) => {
    const visit = await open('/')
    const { page } = visit
    await page.getByRole('link', { name: 'Découvrir nos produits' }).click()
    await page.getByRole('heading', { level: 1, name: 'Nos produits' }).waitFor()
    // How many, other journeys change.
    await page
      .getByText(/^\d{2} produit\(s\) trouvé\(s\)$/)
      .first()
      .waitFor()

    const search = page.getByRole('combobox', { name: 'Rechercher dans la boutique' })
    await search.fill('gourdes')
    await search.press('Enter')
    await page.waitForURL(/search=gourdes/)
    expect(await search.inputValue()).toBe('gourdes')
    await page
      .getByText(/^[1-9] produit\(s\) trouvé\(s\)$/)
      .first()
      .waitFor()
    expect(await page.getByRole('main').getByRole('article').first().textContent()).toMatch(/Gourde/)

    // A quick button clears the search.
    await page.getByRole('button', { name: /Éco simple/ }).click()
    await page.waitForURL(
      (url) => url.searchParams.get('maxPrice') === '49.99' && !url.searchParams.has('search'),
    )
    expect(await search.inputValue()).toBe('')

    const product = page.getByRole('main').getByRole('article').nth(6).getByRole('link').first()
    await product.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await product.click()
    await page.waitForURL(/\/produit\/\d+-[a-z0-9-]+$/)
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().waitFor()
    await page.goBack()
    await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 50, before)
    expectNoProblem(visit)
  })

  test('a category of the header resets the other filters', async ({ open }) => {
    const visit = await open('/produits?minPrice=50&search=lampe')
    const { page } = visit
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vêtements' }).click()
    await page.waitForURL((url) => url.search === '?category=vetements')
  })

  test('a category whose name comes late has its place on a phone: no slug, and nothing moves', async ({
    open,
    expect,
  }) => {
    const visit = await open('/', { viewport: phone })
    const { page } = visit
    let letCome = () => {}
    const late = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route(graphqlAddress, async (route) => {
      if (operationNameOf(route.request()) === 'Departments') await late
      await route.continue()
    })
    await page.goto('/produits?category=produits-zero-dechet&inStock=true')
    await page
      .getByText(/^\d+ produit\(s\) trouvé\(s\)$/)
      .first()
      .waitFor()
    expect(await page.getByRole('main').innerText()).not.toContain('produits-zero')
    const before = await layoutShift(page)
    letCome()
    await page
      .getByRole('navigation', { name: 'Rayons' })
      .getByRole('link', { name: 'Produits du quotidien' })
      .waitFor()
    expect((await layoutShift(page)) - before).toBeLessThan(0.01)
    expectNoProblem(visit)
  })

  test('adding while signed out says so and leads to /auth after a second', async ({ open, expect }) => {
    const visit = await open('/produit/1')
    const { page } = visit
    // The second is over when the test says so: a browser that is busy would show the message for no time at all.
    await page.evaluate(() => {
      const { setTimeout } = window
      const held = (run: () => void, ms?: number) => {
        if (ms !== 1_000) return setTimeout(run, ms)
        return setTimeout(() => document.addEventListener('second-over', run), 0)
      }
      Object.assign(window, { setTimeout: held })
    })
    await pressAddToCart(page)
    await page
      .getByText(/^Connexion requise\s*Vous devez vous connecter pour ajouter des produits au panier\.$/)
      .first()
      .waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/produit\//)
    await page.evaluate(() => document.dispatchEvent(new Event('second-over')))
    await page.waitForURL(/\/auth/)
  })

  test('in a window of 256 px, as at 400 % zoom, no bar stays over the page', async ({ open, expect }) => {
    const staying = (height: number) => async (path: string) => {
      const { page } = await open(path, { viewport: { width: 320, height } })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => scrollTo(0, 900))
      return page.evaluate(() =>
        Array.from(document.querySelectorAll('body *')).some(
          (element) =>
            ['sticky', 'fixed'].includes(getComputedStyle(element).position) &&
            element.getBoundingClientRect().height > 1 &&
            // What shows with the focus alone waits above the window.
            element.getBoundingClientRect().bottom > 0,
        ),
      )
    }
    const paths = ['/produit/1', '/produits']
    expect(await Promise.all(paths.map(staying(844)))).toEqual([true, true])
    expect(await Promise.all(paths.map(staying(256)))).toEqual([false, false])
  })

  test('a product out of stock cannot be added, but waited for', async ({ open, expect }) => {
    const visit = await open('/produits?search=oyas')
    const { page } = visit
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await page.getByText('Rupture de stock').first().waitFor()
    await page.getByRole('button', { name: 'Me prévenir du retour' }).waitFor()
    expect(await page.getByRole('button', { name: 'Ajouter au panier' }).count()).toBe(0)
  })

  test('pointing at a product fetches it before the click, by its address', async ({ open, expect }) => {
    const visit = await open('/produits')
    const { page } = visit
    await page.getByRole('main').getByRole('article').first().waitFor()
    const asked = page.waitForRequest((request) => operationNameOf(request) === 'ProductPage')
    await page.getByRole('main').getByRole('article').nth(1).hover()
    const request = await asked
    expect(request.method()).toBe('GET')
    expect(await (await request.response())?.json()).toMatchObject({
      data: { product: { id: expect.any(String) } },
    })
  })

  test('on a phone the filters are in a drawer that closes with Escape and gives the focus back', async ({
    open,
  }) => {
    const visit = await open('/produits', { viewport: phone, hasTouch: true })
    const { page } = visit
    const opener = page.getByRole('button', { name: /^Filtrer/ })
    await opener.click()
    const drawer = page.getByRole('dialog')
    await drawer.waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page.waitForFunction(() => /Filtrer/.test(document.activeElement?.textContent ?? ''))
  })

  test('on a phone the code of the filters is there before they are pressed, but not before a hand', async ({
    open,
    expect,
  }) => {
    const { page } = await open('/produits', { viewport: phone, hasTouch: true })
    const isFetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /filter-sheet/.test(name)),
      )
    // The first visit was touched, this one is not.
    await page.goto('/produits')
    await page.waitForTimeout(1000)
    expect(await isFetched()).toBe(false)
    await page.getByRole('heading', { level: 1 }).tap()
    await expect.poll(isFetched).toBe(true)
  })

  test('on a phone products come soon, filtered or not, and what narrows them is under the thumb', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produits', { viewport: phone, hasTouch: true })
    const { page } = visit
    const top = async () => (await page.getByRole('main').getByRole('article').first().boundingBox())?.y
    expect(await top()).toBeLessThanOrEqual(320)
    await page.goto('/produits?inStock=true&maxPrice=50&featured=true')
    expect(await top()).toBeLessThanOrEqual(470)
    const [filter, sort] = [
      await page.getByRole('button', { name: 'Filtrer (3)' }).boundingBox(),
      await page.getByRole('combobox', { name: 'Trier par' }).boundingBox(),
    ]
    expect(filter?.y).toBeGreaterThan(phone.height / 2)
    expect(sort?.y).toBeGreaterThan(phone.height / 2)
    expectNoProblem(visit)
  })

  test('the first Tab leads past the menus', async ({ open }) => {
    const visit = await open('/produits')
    const { page } = visit
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN')
  })
})
