import { axeFindings, sidewaysOverflow } from './support/screen-checks.ts'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

/** The sizes of a PDF's pages, in points. */
const pageSizes = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox *\[0 0 (\d+)[\d.]* (\d+)[\d.]*\]/g)].map(
    ([, width, height]) => `${width} × ${height}`,
  )

describeJourney.concurrent('labels on paper', () => {
  test('one is an A6 sheet; it fits a phone, and nothing is amiss for axe', async ({ open, expect }) => {
    const visit = await open('/produit/1/etiquette')
    const { page } = visit
    await page.getByRole('heading', { level: 1, name: /Mousseurs/ }).waitFor()
    await page.getByRole('img', { name: 'Code QR vers la page du produit' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual(['420 × 298'])
    await page.setViewportSize(phone)
    expect(await sidewaysOverflow(page)).toBe(0)
    await page.getByRole('link', { name: 'Revenir au produit' }).click()
    await page.waitForURL(/\/produit\/1/)
    expectNoProblem(visit)
  })

  test('those of a selection are printed four on an A4 sheet', async ({ openAsAdministrator, expect }) => {
    const visit = await openAsAdministrator('/admin?onglet=produits&vue=cartes&q=gourde')
    await visit.page
      .getByRole('checkbox', { name: /^Sélectionner / })
      .first()
      .check()
    const [sheet] = await Promise.all([
      visit.page.waitForEvent('popup'),
      visit.page.getByRole('link', { name: 'Imprimer les étiquettes' }).click(),
    ])
    await sheet.getByRole('heading', { level: 1, name: '1 étiquette' }).waitFor()
    await sheet.goto('/etiquettes?ids=1,3,9,12')
    expect(await axeFindings(sheet)).toEqual([])
    expect(pageSizes(await sheet.pdf({ preferCSSPageSize: true }))).toEqual(['841 × 594'])
    await sheet.goto('/etiquettes?ids=1,3,9,12,2')
    expect(pageSizes(await sheet.pdf({ preferCSSPageSize: true }))).toHaveLength(2)
    expectNoProblem(visit, /ERR_/)
  })

  test('a name is whole however long it is, and nothing goes over the edge', async ({
    openAsAdministrator,
    expect,
  }) => {
    const { page } = await openAsAdministrator('/admin')
    const names = [
      'Emballages à la cire d’abeille pour le pain, lot de 3 formats',
      'Coffret de trois outils de jardin en acier forgé et frêne, avec son étui de toile et sa pierre à aiguiser',
      'Rideau thermique en coton et chanvre doublé de ouate recyclée, à œillets, pour une porte d’entrée ou une baie vitrée, 140 × 260 cm, avec ses embrasses, sa notice de pose et un échantillon de toile',
      'W'.repeat(200),
    ]
    const ids = await Promise.all(
      names.map(async (name) => {
        // Last in every list by the score, and gone at once: other journeys read the same lists.
        const data = { name, price: '149.90', ecoScore: '0.1', categoryId: 1 }
        return (await (await page.request.post('/api/products', { data })).json()).id
      }),
    )
    await page.goto(`/etiquettes?ids=${[...ids, 1, 3, 9, 12, 19, 27, 33, 41, 52, 60].join()}`)
    for (const id of ids) await page.request.delete(`/api/products/${id}`)
    await page.emulateMedia({ media: 'print' })
    const cut = await page.locator('.side').evaluateAll((sides) =>
      sides.flatMap((side) => {
        const { bottom } = side.getBoundingClientRect()
        const name = side.querySelector('h2, .name')
        const last = side.lastElementChild
        const isCut = !name || name.scrollHeight > name.clientHeight + 1
        // Nothing is printed in the border.
        const isOver = !last || last.getBoundingClientRect().bottom > bottom - 15
        return isCut || isOver ? [name?.textContent] : []
      }),
    )
    expect(await page.locator('.label').count()).toBe(14)
    expect(cut).toEqual([])
  })
})
