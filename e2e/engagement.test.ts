import type { Locator, Page } from 'playwright-core'
import { layoutShift } from './support/layout-shift.ts'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Respect de votre vie privée' })
const refuse = (page: Page) => page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
/** Pixels between the foot of one thing and the head of another below it. */
async function gap(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
  return above && below ? below.y - above.y - above.height : Number.NEGATIVE_INFINITY
}
const edges = async (page: Page, name: string) => {
  const box = await page.getByRole('group', { name }).boundingBox()
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
}

describeJourney.concurrent('the bottom of a page on a phone', () => {
  test('takes half a screen, and holds the letter', async ({ open, expect }) => {
    const visit = await open('/cgv', { viewport: phone })
    const { page } = visit
    await refuse(page)
    const footer = page.getByRole('contentinfo')
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(420)
    expect(await footer.getByRole('textbox').count()).toBe(0)
    await footer.getByRole('button', { name: 'La lettre de Ramure' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await footer.getByRole('textbox', { name: /^Votre e-mail/ }).fill(`pied-${Date.now()}@exemple.fr`)
    await footer.getByRole('button', { name: "S'inscrire" }).click()
    await page.waitForURL('**/newsletter/merci')
    expectNoProblem(visit)
  })
})

describeJourney.concurrent('the bottom of a page on a desk', () => {
  test('holds the letter open, and the first lines of its columns stand level', async ({ open, expect }) => {
    const visit = await open('/cgv')
    const footer = visit.page.getByRole('contentinfo')
    expect(await footer.getByRole('textbox', { name: /^Votre e-mail/ }).isVisible()).toBe(true)
    const tops = await footer.locator('nav').evaluateAll((columns) =>
      columns.map((column) => {
        const words = document.createRange()
        words.selectNodeContents(column.querySelector('a') as Element)
        return words.getClientRects()[0]?.top
      }),
    )
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size).toBe(1)
    expectNoProblem(visit)
  })
})

describeJourney.concurrent('the consent banner on a phone', () => {
  test('covers nothing for good: the quick-buy bar stands on it, the end of the page can be scrolled clear of it', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produit/1', { viewport: phone })
    const { page } = visit
    await banner(page).waitFor()
    const { y: top = 0, height = 0 } = (await banner(page).boundingBox()) ?? {}
    // Name and price of the product stay in sight.
    expect(height).toBeLessThanOrEqual(135)
    await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 1_200))
    await expect.poll(async () => (await edges(page, 'Achat rapide')).bottom).toBeLessThanOrEqual(top + 1)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => gap(page.getByRole('contentinfo'), banner(page))).toBeGreaterThanOrEqual(-1)
    await page.evaluate(() => scrollTo(0, 1_200))
    await refuse(page)
    await expect.poll(async () => (await edges(page, 'Achat rapide')).bottom).toBe(phone.height)
    expectNoProblem(visit)
  })

  test('leaves price and button of a product in the first screen, also once it is answered', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produit/1', { viewport: phone })
    const { page } = visit
    const button = page.locator('main').getByRole('button', { name: 'Ajouter au panier' })
    const lowest = async () => {
      const [price, pressed] = [await page.locator('#prix').boundingBox(), await button.boundingBox()]
      if (!price || !pressed) return Number.NaN
      expect(price.y + price.height).toBeLessThanOrEqual(pressed.y)
      return pressed.y + pressed.height
    }
    await banner(page).waitFor()
    expect(await lowest()).toBeLessThanOrEqual((await banner(page).boundingBox())?.y ?? 0)
    await refuse(page)
    await expect.poll(lowest).toBeLessThanOrEqual(phone.height)
    expectNoProblem(visit)
  })

  test('moves nothing when it comes', async ({ open, expect }) => {
    const visit = await open('/', { viewport: phone })
    const { page } = visit
    await banner(page).waitFor()
    await visit.untilQuiet()
    expect(await layoutShift(page)).toBeLessThan(0.05)
  })

  test('comes right after the skip link, stays away after a choice, and comes back on request', async ({
    open,
    expect,
  }) => {
    const visit = await open('/', { viewport: phone })
    const { page } = visit
    await banner(page).waitFor()
    await page.keyboard.press('Tab')
    for (const next of ['En savoir plus', 'Accepter tous les cookies']) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(next)
    }
    await page.keyboard.press('Enter')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await banner(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Gérer mes cookies' }).click()
    await page.getByText('Votre choix actuel : tous les cookies.').waitFor()
    await refuse(page)
    expect(await page.evaluate(() => localStorage.getItem('gdpr-consent'))).toBe('declined')
  })

  test('opens the privacy policy in a new tab', async ({ open, expect }) => {
    const visit = await open('/', { viewport: phone })
    const [tab] = await Promise.all([
      visit.page.context().waitForEvent('page'),
      visit.page.getByRole('link', { name: 'En savoir plus' }).click(),
    ])
    await tab.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(tab.url()).pathname).toBe('/politique-confidentialite')
  })
})

describeJourney.concurrent('the public forms', () => {
  test('the newsletter takes an address, and the same again, while the banner still shows', async ({
    open,
    expect,
  }) => {
    const visit = await open('/', { viewport: phone })
    const { page } = visit
    for (const email of ['lea@exemple.fr', 'LEA@exemple.fr']) {
      await page.getByLabel('Votre adresse e-mail').fill(email)
      await page.getByLabel('Votre adresse e-mail').press('Enter')
      const toast = page.getByText('Inscription réussie !')
      await toast.waitFor()
      // It slides in: what counts is where it comes to rest.
      await expect.poll(() => gap(toast, banner(page))).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Fermer le message' }).click()
      await toast.waitFor({ state: 'hidden' })
      // What is left to do stays on the page.
      await page.getByText(/^Confirmez votre adresse\s:/).waitFor()
      await page.getByRole('button', { name: 'Saisir une autre adresse' }).click()
    }
    expectNoProblem(visit)
  })

  test('a message is sent, however much it looks like a program', async ({ open, expect }) => {
    const visit = await open('/aide-et-contacts')
    const { page } = visit
    await refuse(page)
    const form = page.getByRole('form', { name: 'Formulaire de contact' })
    await form.getByRole('button', { name: 'Envoyer le message' }).click()
    await form.getByText('Le prénom est requis').waitFor()
    const script = '<img src=x onerror="window.__x=1">'
    for (const name of ['Prénom', 'Nom', 'Sujet', 'Message'])
      await form.getByRole('textbox', { name, exact: true }).fill(script)
    await form.getByRole('textbox', { name: 'E-mail' }).fill('lea@exemple.fr')
    await form.getByRole('button', { name: 'Envoyer le message' }).click()
    await page.getByText('Message envoyé !').waitFor()
    expect(await form.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('')
    expect(await page.evaluate(() => (window as { __x?: number }).__x)).toBeUndefined()
    expectNoProblem(visit)
  })
})
