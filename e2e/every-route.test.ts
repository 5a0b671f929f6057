import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { layoutShift } from './support/layout-shift.ts'
import { routes } from './support/routes.ts'
import { describeJourney, desktop, expectNoProblem, openBrowser, phone } from './support/visit.ts'
import { wideHyphens } from './support/wide-hyphens.ts'

const browser = openBrowser()

describeJourney.each(['light', 'dark'] as const)('every route, %s', (colorScheme) => {
  test.each(routes)(
    '$path has one h1, a title of its own, nothing for axe and no console error',
    async ({ path, heading, missing }) => {
      const visit = await browser.open(path, { colorScheme, viewport: desktop })
      const { page } = visit
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      expect(await page.title()).toMatch(/ — /)
      expect(await wideHyphens(page)).toEqual([])
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`),
      ).toEqual([])
      // The browser reports the 404 of a missing page by itself; that is the right status.
      if (missing)
        visit.problems.splice(
          0,
          visit.problems.length,
          ...visit.problems.filter((line) => !line.includes('404')),
        )
      expectNoProblem(visit)
      await visit.close()
    },
  )
})

describeJourney('every route on a small phone', () => {
  test.each(routes)(
    '$path does not scroll sideways at 360 px, and what one touches is 44 px',
    async ({ path, heading }) => {
      const visit = await browser.open(path, { viewport: { width: 360, height: 740 }, hasTouch: true })
      const { page } = visit
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.waitForLoadState('networkidle')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      const small = await page.getByRole('button').evaluateAll((buttons) =>
        buttons
          .map((button) => ({
            box: button.getBoundingClientRect(),
            name: button.ariaLabel ?? button.textContent,
          }))
          .filter(({ box }) => box.height > 0 && box.height < 44)
          .map(({ name, box }) => `${name} ${Math.round(box.height)} px`),
      )
      expect(small).toEqual([])
      await visit.close()
    },
  )

  test('a product page moves nothing while it loads (layout shift below 0.05)', async () => {
    const visit = await browser.open('/produit/1', { viewport: phone })
    await visit.page.waitForLoadState('networkidle')
    expect(await layoutShift(visit.page)).toBeLessThan(0.05)
    await visit.close()
  })
})
