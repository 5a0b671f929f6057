import { axeFindings } from './support/screen-checks.ts'
import { describeJourney, desktop, expectNoProblem, phone, test } from './support/visit.ts'

const field = { name: 'Rechercher dans la boutique' }

describeJourney.concurrent('the search of every page', () => {
  test('takes the letters that were typed before the page answered, and leads by the keys to a product', async ({
    open,
    expect,
  }) => {
    const visit = await open('/mentions-legales', { javaScriptEnabled: true, viewport: desktop })
    const { page } = visit
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/main-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await page.getByRole('combobox', field).click()
    await page.keyboard.type('pomeau dou')
    release()
    await page.waitForFunction(() => !window.early)
    await page.keyboard.type('che')
    await page.getByRole('option', { name: /Pommeau de douche/ }).waitFor()
    expect(await page.getByRole('combobox', field).inputValue()).toBe('pomeau douche')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/produit\/\d+-pommeau/)
    expect(await page.getByRole('option').count()).toBe(0)
    expectNoProblem(visit)
  })

  test('covers a phone, where nothing behind it can be reached, and gives the focus back', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produits', { viewport: phone })
    const { page } = visit
    const loupe = page.getByRole('banner').getByRole('button', { name: 'Rechercher', exact: true })
    await loupe.click()
    await page.getByRole('option', { name: 'Énergie' }).waitFor()
    const input = page.getByRole('combobox', field)
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await input.getAttribute('enterkeyhint')).toBe('search')
    expect(await axeFindings(page)).toEqual([])
    // Round once through all that can be reached: it is the search alone.
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('[role=search]') !== null,
      )
      expect(isInside).toBe(true)
    }
    await input.focus()
    await page.keyboard.type('compost')
    await page.getByRole('option', { name: /^Voir le/ }).click()
    await page.waitForURL(/\/produits\?search=compost$/)
    await page.getByRole('heading', { level: 1 }).waitFor()

    await loupe.click()
    await page.getByRole('option', { name: 'compost' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await loupe.evaluate((element) => element === document.activeElement)).toBe(true)
    expectNoProblem(visit)
  })

  test('is a form that works without scripts', async ({ open, expect }) => {
    const { page } = await open('/', { javaScriptEnabled: false })
    await page.getByRole('combobox', field).fill('gourdes')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/produits\?search=gourdes/)
    expect(await page.getByRole('main').getByRole('article').first().textContent()).toMatch(/Gourde/)
  })

  test('understands a phrase, without scripts as well', async ({ open, expect }) => {
    const phrase = new URLSearchParams({ search: 'cadeau pour jardinier moins de 30 € bien noté' })
    const { page } = await open(`/produits?${phrase}`, { javaScriptEnabled: false })
    const main = page.getByRole('main')
    expect(await main.getByRole('article').first().textContent()).toContain('graines')
    const euros = async () =>
      (await main.locator('.product-card .price').allTextContents()).map((price) =>
        Number(price.replace(/[^\d,]/g, '').replace(',', '.')),
      )
    expect(Math.max(...(await euros()))).toBeLessThan(30)
    const active = main.getByRole('list', { name: 'Filtres actifs' })
    expect(await active.getByRole('listitem').count()).toBe(3)
    await page.goto(`/produits?${new URLSearchParams({ search: 'moins de 20 euros' })}`)
    expect(await euros()).not.toHaveLength(0)
    expect(Math.max(...(await euros()))).toBeLessThan(20)
  })
})
