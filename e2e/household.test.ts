import { newCustomer } from './support/customer.ts'
import { layoutShift } from './support/layout-shift.ts'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

describeJourney.concurrent('the household of a visitor', () => {
  test('told on a product, it changes figures there, after a reload and in the cart, and is sent nowhere', async ({
    open,
    expect,
  }) => {
    const { session } = await newCustomer()
    const visit = await open('/produits?search=plaquettes', { storageState: session })
    const { page } = visit
    const sent: string[] = []
    page.on('request', (request) => {
      sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`)
    })
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await page.getByText('économisés par an', { exact: true }).waitFor()
    const usual = await page.getByLabel('En chiffres').innerText()
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
    await page
      .getByText(/Ajouté au panier/)
      .first()
      .waitFor()

    await page.getByRole('button', { name: 'Adapter à mon foyer' }).click()
    await page.getByLabel('Personnes dans le foyer').fill('4')
    await page.getByLabel('Prix de l’eau (€/m³)').fill('6,37')
    await page.getByLabel('Prix de l’eau (€/m³)').press('Enter')
    await page.getByText('par an, chez vous').waitFor()
    // 3 L × 20 × 365 at 6,37 €/m³.
    expect(await page.getByLabel('En chiffres').innerText()).toMatch(/140\s€/)

    await page.reload()
    await page.getByText('par an, chez vous').waitFor()
    await page.getByText('Voir le calcul').click()
    await page.getByText(/4\/2 personnes/).waitFor()

    await page.goto('/panier')
    await page.getByRole('region', { name: 'La première année, chez vous' }).waitFor()
    await page.getByRole('button', { name: 'Modifier mon foyer' }).click()
    await page.getByRole('button', { name: 'Effacer' }).click()
    await page.getByRole('region', { name: 'La première année', exact: true }).waitFor()

    await page.goBack()
    await page.getByText('économisés par an', { exact: true }).waitFor()
    expect(await page.getByLabel('En chiffres').innerText()).toBe(usual)
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.filter((text) => /6[.,]37|"?household"?\s*[:=]/.test(text))).toEqual([])
    expectNoProblem(visit)
  })

  test('its figures take the place of the usual ones without moving a page, on a phone as on a desk', async ({
    open,
    expect,
  }) => {
    for (const size of [undefined, phone]) {
      const visit = await open('/produits?search=plaquettes', size && { viewport: size })
      const { page } = visit
      await page.evaluate(() => {
        localStorage.setItem(
          'household',
          JSON.stringify({
            ...{ people: 4, showersPerPerson: 1.5, showerMinutes: 9 },
            ...{ waterPrice: 6.37, electricityPrice: 0.31, waterHeating: 'ELECTRIC' },
          }),
        )
      })
      for (const path of ['/', '/produits', '/produits?search=plaquettes']) {
        await page.goto(path)
        await page
          .getByText(/chez vous/)
          .first()
          .waitFor({ state: 'attached' })
        expect(await layoutShift(page), path).toBeLessThanOrEqual(0.01)
      }
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
      await page.waitForURL('**/produit/**')
      await page.reload()
      await page.getByText('par an, chez vous').waitFor()
      expect(await layoutShift(page), 'the product').toBeLessThanOrEqual(0.01)
      expectNoProblem(visit)
    }
  })
})
