import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

/** What turned 19,90 into 19,89: a notch of the wheel over the field that has the focus, and the keys of a number. */
async function disturb(page: Page, field: Locator): Promise<void> {
  await field.hover()
  await page.mouse.wheel(0, 120)
  await page.mouse.wheel(0, -240)
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'PageUp', 'PageDown'])
    await page.keyboard.press(key)
}

/** A notch of the wheel over a text that has the focus. */
async function disturbText(page: Page, field: Locator): Promise<void> {
  await field.hover()
  await page.mouse.wheel(0, 120)
  await page.mouse.wheel(0, -240)
}

/** Presses the field, which selects what it holds, and types. */
async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await field.click()
  await page.keyboard.type(text)
  await disturb(page, field)
  expect(await field.inputValue()).toBe(text)
}

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.selectText()
  await page.keyboard.press('Control+V')
}

/** What the API has of the one product of this name. */
async function stored(page: Page, name: string) {
  const answer = await page.request.get(`/api/products?search=${encodeURIComponent(name)}`)
  return ((await answer.json()) as { name: string; price: string; ecoScore: string }[]).find(
    (product) => product.name === name,
  )
}

const locales = ['en-US', 'fr-FR', 'de-DE']

// One after the other: there is one clipboard.
describeJourney('numbers of the administration', () => {
  test.for(locales)(
    'are stored as they were typed or pasted in %s, whatever the wheel and the arrows do',
    async (locale, { openAsAdministrator }) => {
      const name = `Brosse en hêtre ${locale}`
      const permissions = ['clipboard-read', 'clipboard-write']
      const visit = await openAsAdministrator('/admin?onglet=produits&fiche=nouveau', { locale, permissions })
      const { page } = visit
      const form = page.getByRole('dialog')
      const field = (label: string) => form.getByLabel(label)
      const save = async (button: string, said: string) => {
        await form.getByRole('button', { name: button }).click()
        await page.getByText(said, { exact: true }).first().waitFor()
        await form.waitFor({ state: 'hidden' })
      }
      await form.getByLabel('Nom', { exact: true }).fill(name)
      await retype(page, field('Prix (€)'), '24,90')
      await retype(page, field('Éco-score (sur 10)'), '8.5')
      await retype(page, field('Note de la boutique (sur 5)'), '4,5')
      await retype(page, field('Nombre d’avis'), '12')
      await field('Visible dans la boutique').check()
      await form.getByRole('button', { name: 'Créer le produit' }).click()
      await form.getByText('Créé.', { exact: true }).waitFor()
      expect(await stored(page, name)).toMatchObject({
        ...{ price: '24.90', ecoScore: '8.5', rating: '4.5', reviewCount: 12 },
      })

      await page.goto(`/admin?onglet=produits&q=${encodeURIComponent(name)}`)
      await page.getByRole('link', { name: `Modifier ${name}` }).click()
      expect(await field('Prix (€)').inputValue()).toBe('24,90')
      await retype(page, field('Prix (€)'), '19.9')
      await paste(page, field('Nombre d’avis'), '1\u202f234')
      await field('Note de la boutique (sur 5)').click()
      expect(await field('Prix (€)').inputValue()).toBe('19,90')
      expect(await field('Nombre d’avis').inputValue()).toBe('1\u202f234')
      await save('Enregistrer', 'Produit mis à jour')
      expect(await stored(page, name)).toMatchObject({ price: '19.90', reviewCount: 1234 })

      const again = () => page.getByRole('link', { name: `Modifier ${name}` }).click()
      await again()
      await paste(page, field('Prix (€)'), '1.234')
      await form.getByRole('button', { name: 'Enregistrer' }).click()
      await form.getByText('Un prix, par exemple 12,50').waitFor()
      await paste(page, field('Prix (€)'), '24,90 €')
      await save('Enregistrer', 'Produit mis à jour')
      expect((await stored(page, name))?.price).toBe('24.90')

      // As a browser fills in a field: no key, the whole value at once.
      await again()
      await field('Prix (€)').fill('26.4')
      await field('Éco-score (sur 10)').fill('9,1')
      await save('Enregistrer', 'Produit mis à jour')
      expect(await stored(page, name)).toMatchObject({ price: '26.40', ecoScore: '9.1' })

      await again()
      await paste(page, field('Prix (€)'), '1\u202f234,50')
      await form.getByRole('button', { name: 'Enregistrer' }).click()
      const question = page.getByRole('alertdialog', { name: /Passer le prix de 26,40.€ à 1.234,50.€/ })
      await question.getByRole('button', { name: 'Corriger' }).click()
      await question.waitFor({ state: 'hidden' })
      expect((await stored(page, name))?.price).toBe('26.40')
      await form.getByRole('button', { name: 'Enregistrer' }).click()
      await question.getByRole('button', { name: 'Changer le prix' }).click()
      await form.waitFor({ state: 'hidden' })
      expect((await stored(page, name))?.price).toBe('1234.50')
      expectNoProblem(visit)
    },
  )
})

// One after the other: there is one clipboard.
describeJourney('cells of the administration', () => {
  test.for(locales)(
    'keep what was typed, pasted or filled in by the browser in %s, whatever the wheel does',
    async (locale, { openAsAdministrator }) => {
      const name = `Jonc ${locale}`
      const permissions = ['clipboard-read', 'clipboard-write']
      const { page } = await openAsAdministrator('/admin', { locale, permissions })
      const product = { name, price: '10.00', ecoScore: '7.0' }
      expect((await page.request.post('/api/products', { data: product })).status()).toBe(201)
      await page.goto(`/admin?onglet=produits&q=${encodeURIComponent(name)}`)
      const cell = page.locator('[data-row="1"] [data-column=price]')
      const field = cell.getByRole('textbox')

      await cell.dblclick()
      await page.keyboard.press('Control+A')
      await page.keyboard.type('12,40')
      await field.hover()
      await page.mouse.wheel(0, 120)
      for (const key of ['ArrowUp', 'PageDown']) await page.keyboard.press(key)
      expect(await field.inputValue()).toBe('12,40')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await stored(page, name))?.price).toBe('12.40')

      // A point and three digits is a thousand to one and a thousandth to another.
      await cell.dblclick()
      await paste(page, field, '1.234')
      await page.keyboard.press('Enter')
      await page.getByText('Un prix, par exemple 12,50').first().waitFor()
      expect((await stored(page, name))?.price).toBe('12.40')
      await paste(page, field, '12.9\u00a0€')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await stored(page, name))?.price).toBe('12.90')

      // As a browser fills in a field: no key, the whole value at once.
      await cell.dblclick()
      await field.fill('13,50')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await stored(page, name))?.price).toBe('13.50')

      await cell.dblclick()
      await paste(page, field, '14,90 €')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await stored(page, name))?.price).toBe('14.90')
      const big = await page.request.post('/api/products', {
        data: { ...product, name: `Gros ${name}`, price: '1200.00' },
      })
      expect(big.status()).toBe(201)
      await page.goto(`/admin?onglet=produits&q=${encodeURIComponent(`gros ${name}`)}`)
      await page
        .getByRole('link', { name: `Modifier Gros ${name}` })
        .or(cell)
        .first()
        .waitFor()
      await cell.dblclick()
      await paste(page, field, '1\u202f234,50')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await stored(page, `Gros ${name}`))?.price).toBe('1234.50')
    },
  )
})

// One after the other: there is one clipboard.
describeJourney('numbers of a draft', () => {
  test.for(locales)(
    'are published as they were typed, pasted or filled in by the browser in %s, whatever the wheel does',
    async (locale, { openAsAdministrator }) => {
      const name = `Cruche de ${locale}`
      const permissions = ['clipboard-read', 'clipboard-write']
      const visit = await openAsAdministrator('/admin?onglet=produits', { locale, permissions })
      const { page } = visit
      await page.getByRole('link', { name: 'Créer depuis des photos' }).click()
      const dialog = page.getByRole('dialog', { name: 'Des photos aux fiches' })
      const background = { r: 20, g: 120, b: name.length }
      const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } })
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'cruche.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() })
      const cell = (label: string) => dialog.getByLabel(`${label}, ligne 1`, { exact: true })
      await cell('Nom').fill(name)
      await cell('Description').fill('Un litre.')
      await dialog.getByText('1 brouillon, masqué').waitFor()

      await retype(page, cell('Prix (€)'), '24,90')
      // A point and three digits is a thousand to one and a thousandth to another.
      await paste(page, cell('Éco-score'), '8.500')
      await dialog.getByRole('button', { name: 'Publier ce produit' }).click()
      await expect.poll(() => cell('Éco-score').getAttribute('aria-invalid')).toBe('true')
      expect(await stored(page, name)).toBeUndefined()

      await paste(page, cell('Éco-score'), '8.5')
      // As a browser fills in a field: no key, the whole value at once.
      await cell('Prix (€)').fill('1\u202f024,50\u00a0€')
      await dialog.getByRole('button', { name: 'Publier ce produit' }).click()
      await dialog.getByText('1 produit est dans la boutique.').waitFor()
      expect(await stored(page, name)).toMatchObject({ price: '1024.50', ecoScore: '8.5' })
      expectNoProblem(visit)
    },
  )
})

const glass = (amount: string) =>
  `{ "impact": "LITRES", "terms": [{ "kind": "WATER", "label": "Robinet", "amount": ${amount}, "times": 5, "per": "DAY", "people": 2, "source": "Fiche" }] }`

// One after the other: there is one clipboard.
describeJourney('numbers of prices together, of a formula and of a passport', () => {
  test.for(locales)(
    'stay as they were typed, pasted or filled in by the browser in %s, whatever the wheel does',
    async (locale, { openAsAdministrator }) => {
      const name = `Osier de ${locale}`
      const permissions = ['clipboard-read', 'clipboard-write']
      const visit = await openAsAdministrator('about:blank', { locale, permissions })
      const { page } = visit
      const data = { name, price: '20.00', ecoScore: '7.0' }
      const { id } = await (await page.request.post('/api/products', { data })).json()

      await page.goto(`/admin?onglet=produits&q=${encodeURIComponent(name)}`)
      await page.locator('[data-row="1"] [data-column=select] input').check()
      await page.getByRole('button', { name: 'Changer les prix…' }).click()
      const prices = page.getByRole('dialog', { name: 'Changer un prix' })
      const percent = prices.getByLabel('De combien pour cent')
      await retype(page, percent, '12,5')
      await prices.getByRole('cell', { name: /^22,50/ }).waitFor()
      await paste(page, percent, '5.5')
      await prices.getByRole('cell', { name: /^21,10/ }).waitFor()
      // A point and three digits is a thousand to one and a thousandth to another.
      await paste(page, percent, '1.234')
      await prices.getByRole('table').waitFor({ state: 'detached' })
      // As a browser fills in a field: no key, the whole value at once.
      await percent.fill('7,5')
      await prices.getByRole('cell', { name: /^21,50/ }).waitFor()
      await prices.getByRole('button', { name: 'Changer 1 prix' }).click()
      await prices.waitFor({ state: 'hidden' })
      expect((await stored(page, name))?.price).toBe('21.50')

      await page.goto(`/admin?onglet=produits&fiche=${id}`)
      const form = page.getByRole('dialog')
      const formula = form.getByLabel(/^Formule/)
      await paste(page, formula, glass('7,5'))
      await expect.poll(() => formula.getAttribute('aria-invalid')).toBe('true')
      await formula.fill(glass('7.5'))
      await disturbText(page, formula)
      expect(await formula.inputValue()).toBe(glass('7.5'))
      await form.getByRole('region', { name: 'Aperçu de la formule' }).waitFor()

      await page.goto(`/admin?onglet=produits&fiche=${id}`)
      await form.getByText('Passeport', { exact: true }).click()
      await retype(page, form.getByLabel('Quantité nette'), '1,5')
      await form.getByLabel('Unité').selectOption({ label: 'grammes' })
      await form.getByRole('button', { name: 'Ajouter une pièce' }).click()
      await form.getByLabel('Nom', { exact: true }).fill('Joint')
      await retype(page, form.getByLabel('Prix (€)'), '2,40')
      await paste(page, form.getByLabel('Prix (€)'), '1.234')
      await form.getByRole('button', { name: 'Enregistrer le passeport' }).click()
      await expect.poll(() => form.getByLabel('Prix (€)').getAttribute('aria-invalid')).toBe('true')
      await form.getByLabel('Prix (€)').fill('2.4\u00a0€')
      await form.getByRole('button', { name: 'Enregistrer le passeport' }).click()
      const kept = async () => {
        const answer = await page.request.get(`/api/admin/products/${id}/passport`)
        const { passport } = await answer.json()
        return [passport?.netQuantity, passport?.spareParts[0]?.price]
      }
      await expect.poll(kept).toEqual(['1.500', '2.40'])
      expectNoProblem(visit)
    },
  )
})

describeJourney.concurrent('fields of the shop', () => {
  test.for(locales)('the quantity stays what it was set to in %s', async (locale, { open }) => {
    const { page } = await open('/produit/1', { locale })
    const quantity = page.getByRole('textbox', { name: 'Quantité' }).first()
    await retype(page, quantity, '3')
    await quantity.click()
    await page.keyboard.type('x')
    expect(await quantity.inputValue()).toBe('1')
  })

  test('the first message of a page is prepared by the first key, before there is anything to say', async ({
    open,
  }) => {
    const { page } = await open('/auth', { viewport: phone })
    const asked = page.waitForRequest(/toast-region/)
    await page.getByLabel('E-mail').first().press('a')
    await asked
    expect(await page.getByText('Erreur de connexion').count()).toBe(0)
  })
})
