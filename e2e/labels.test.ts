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
})
