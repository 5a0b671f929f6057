import sharp from 'sharp'
import { countPresses } from './support/administrator.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

const names = [
  'seau',
  'balai',
  'panier',
  'torchon',
  'cruche',
  'corde',
  'natte',
  'arrosoir',
  'tamis',
  'binette',
]

/** Three pictures of each of ten products, as they lie in a folder. */
const folder = () =>
  Promise.all(
    names.flatMap((name, i) =>
      [1, 2, 3].map(async (number) => ({
        name: `${name}_de-photo-${number}.png`,
        mimeType: 'image/png',
        buffer: await sharp({
          create: { width: 640, height: 480, channels: 3, background: { r: i * 20, g: number * 60, b: 120 } },
        })
          .png()
          .toBuffer(),
      })),
    ),
  )

/** What a spreadsheet puts on the clipboard, headings included. */
const spreadsheet = [
  'Référence\tNom\tCatégorie\tPrix\tNote\tStock\tDescription',
  ...names.map(
    (name, i) => `R-${i}\tUn ${name}, en photo\tMaison et jardin\t${10 + i},50\t8,${i}\toui\tSolide ${name}.`,
  ),
].join('\r\n')

describeJourney('photos to products', () => {
  test('ten products of three pictures each, from a folder and a spreadsheet: at most 25 presses, and taken back', async ({
    open,
    openAsAdministrator,
    expect,
  }) => {
    const visit = await openAsAdministrator('/admin?onglet=produits')
    const { page } = visit
    await page.getByRole('link', { name: 'Créer depuis des photos' }).waitFor()
    const files = await folder()
    const clicks = await countPresses(page)

    await page.getByRole('link', { name: 'Créer depuis des photos' }).click()
    const dialog = page.getByRole('dialog', { name: 'Des photos aux fiches' })
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByLabel('Choisir des photos').click()
    await (await chooser).setFiles(files)

    // The cursor is in the first name: what is pasted runs down and to the right from there.
    const first = dialog.getByLabel('Nom, ligne 1', { exact: true })
    await expect.poll(() => first.evaluate((cell) => cell === document.activeElement)).toBe(true)
    expect(await first.inputValue()).toBe('Arrosoir de photo')
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(paste)
    }, spreadsheet)
    // The sheet has an order of its own: each of its lines goes to the pictures of its name.
    expect(await first.inputValue()).toBe('Un arrosoir, en photo')
    expect(await dialog.getByLabel('Nom, ligne 10').inputValue()).toBe('Un torchon, en photo')
    expect(await dialog.getByLabel('Prix (€), ligne 10').inputValue()).toBe('13,50')
    await dialog.getByText(/^10\s+brouillons, masqués$/).waitFor({ timeout: 60_000 })
    await dialog.getByRole('button', { name: 'Publier les 10' }).click()
    await dialog.getByText(/10\s+produits sont dans la boutique/).waitFor()
    const pressed = await clicks()
    expect(pressed).toBeLessThanOrEqual(25)
    // The number that people are told.
    expect(pressed).toBe(3)

    const found = await page.request.get('/api/products?search=en+photo&limit=20')
    const products: { id: number; name: string; price: string }[] = await found.json()
    expect(products.filter(({ name }) => name.endsWith(', en photo'))).toHaveLength(10)
    const images = await page.request.get(`/api/products/${products[0]?.id}/images`)
    expect(await images.json()).toHaveLength(3)

    await dialog.getByRole('button', { name: 'Annuler la publication' }).click()
    await first.waitFor()
    await expectNoProblem(visit)
    const visitor = await open(`/produit/${products[0]?.id}`)
    await visitor.page.getByRole('heading', { name: 'Produit non trouvé' }).waitFor()
  }, 120_000)
})
