import { layoutShift } from './support/layout-shift.ts'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

describeJourney.concurrent('a visitor compares', () => {
  test('two shower heads and what they have: chosen on their cards, told apart, tested, shared', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produits?search=douche')
    const { page } = visit
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    const before = await layoutShift(page)
    await page.getByRole('button', { name: /^Comparer Pommeau de douche économiseur/ }).click()
    await page.getByRole('link', { name: 'Comparer (1)' }).waitFor()
    await page.getByRole('button', { name: /^Comparer Pommeau de douche à main/ }).click()
    const compare = page.getByRole('link', { name: 'Comparer (2)' })
    await compare.waitFor()
    expect((await layoutShift(page)) - before).toBeLessThan(0.01)
    // Kept from page to page.
    await page.reload()
    await page.mouse.move(9, 9)
    await compare.click()
    await page.waitForURL(/\/comparer\?ids=\d+,\d+$/)
    const table = page.getByRole('table')
    await table.waitFor()
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Garder le vôtreNe rien acheter',
      expect.stringContaining('Bruine'),
      expect.stringContaining('Giboulée'),
    ])
    // On a desk nothing is folded away.
    expect(await page.getByRole('rowheader', { name: 'Matériaux' }).isVisible()).toBe(true)
    const verdict = await page.getByRole('region', { name: 'En bref' }).textContent()
    expect(verdict).toMatch(/gardez-le/)
    expect(verdict).toMatch(/Notre choix\s: Pommeau.*Bruine.*en 7\smois/)
    await page.getByRole('button', { name: /^Démarrer le test .*Bruine/ }).click()
    await page.getByRole('button', { name: /^Arrêter le test .*Bruine/ }).click()
    await page.getByText(/C’est trop court/).waitFor()
    // At the bare address, too, and before any sign of a hand.
    await page.goto('/comparer')
    await page.getByRole('columnheader', { name: /Giboulée/ }).waitFor()
    expectNoProblem(visit)
  })

  test('at a shared address on a phone: there before any script, both products beside what one has, and the page itself stays', async ({
    open,
    expect,
  }) => {
    const visit = await open('/comparer?ids=9,33', { viewport: phone, javaScriptEnabled: false })
    const { page } = visit
    await page.getByRole('table').waitFor()
    const widths = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      window: innerWidth,
      columns: [...document.querySelectorAll('thead th')].map((column) => {
        const { left, right } = column.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      }),
    }))
    expect(widths.page).toBe(widths.window)
    expect(widths.columns).toEqual([true, true, true])
    // What the score is made of is a press away.
    const materials = page.getByRole('rowheader', { name: 'Matériaux' })
    expect(await materials.count()).toBe(0)
    await page.getByText('Les cinq critères de l’éco-score').click()
    await materials.locator('span').waitFor()
    expectNoProblem(visit)
  })

  test('far down the table on a phone: the names of the products stay above its bands', async ({
    open,
    expect,
  }) => {
    const { page } = await open('/comparer?ids=9,33', { viewport: phone })
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    // Short enough to be read to its end: it was 4,400 px.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2700)
    const names = page.getByText('Garder le vôtre', { exact: true }).and(page.locator('[aria-hidden] *'))
    // Each band in turn passes below the names.
    for (const label of ['Éco-score', 'Impact']) {
      const band = page.getByRole('rowheader', { name: label }).locator('span')
      await band.evaluate((element) => {
        const top = element.getBoundingClientRect().top + scrollY
        scrollTo({ top: top - 70, behavior: 'instant' })
      })
      await names.waitFor()
      const seen = await names.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent
      })
      expect(seen).toBe('Garder le vôtre')
    }
  })

  test('one product alone on a phone: a pill that leaves the end of the page free, and the page of a product', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produits?search=gourde', { viewport: phone })
    const { page } = visit
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    await page.getByRole('button', { name: /^Comparer Gourde isotherme/ }).click()
    const pill = page.getByRole('complementary', { name: 'Comparaison' })
    await pill.waitFor()
    const [box, filter] = [
      await pill.boundingBox(),
      await page.getByRole('button', { name: /^Filtrer/ }).boundingBox(),
    ]
    expect(box?.width).toBeLessThanOrEqual(phone.width / 2)
    expect(box?.x).toBeGreaterThanOrEqual((filter?.x ?? 0) + (filter?.width ?? 0))
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const end = await page.getByRole('button', { name: 'Gérer mes cookies' }).boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Gourde isotherme/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /^Gourde isotherme/ }).waitFor()
    await pill.waitFor({ state: 'hidden' })
    expectNoProblem(visit)
  })

  test('two products on a phone: on the page of one of them a pill, that covers neither its price nor its button', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produits?search=pommeau', { viewport: phone })
    const { page } = visit
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    const toggles = page.getByRole('button', { name: /^Comparer Pommeau de douche/ })
    for (const each of [0, 1]) await toggles.nth(each).click()
    await page.getByRole('link', { name: 'Comparer (2)' }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Bruine/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /Bruine/ }).waitFor()
    const pill = page.getByRole('complementary', { name: 'Comparaison' })
    await expect
      .poll(async () => (await pill.boundingBox())?.width ?? phone.width)
      .toBeLessThan(phone.width / 2)
    const top = (await pill.boundingBox())?.y ?? 0
    for (const part of [
      page.locator('#prix'),
      page.getByRole('button', { name: 'Ajouter au panier' }).first(),
    ]) {
      const box = await part.boundingBox()
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(top)
    }
    // In the row of what can be done with it: it covers no text, and goes along with the page.
    const row = await page.locator('.product-actions').boundingBox()
    expect(Math.abs(top - (row?.y ?? Number.NaN))).toBeLessThan(2)
    await pill.getByRole('link', { name: 'Comparer (2)' }).click()
    await page.waitForURL(/\/comparer\?ids=\d+,\d+$/)
    expectNoProblem(visit)
  })
})
