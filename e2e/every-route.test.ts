import { layoutShift } from './support/layout-shift.ts'
import { routes, serverPages } from './support/routes.ts'
import {
  axeFindings,
  becomePhone,
  expectSoundScreen,
  lowButtons,
  sidewaysOverflow,
} from './support/screen-checks.ts'
import { describeJourney, desktop, expectNoProblem, phone, test } from './support/visit.ts'

/** No customer has written any yet. « Changer d’avis » is something else. */
const writtenReviews =
  /aggregateRating|reviewCount|ratingValue|(?<!chang\w* d[’'])\bavis\b|\d sur 5\b|mieux notés/iu

/** Not among what axe looks at unless asked: what lies too close to something else for a finger. */
const targetSizes = { rules: ['target-size'] }

describeJourney.concurrent('every route', () => {
  test.for(routes)(
    '$path has one h1, a title, nothing for axe by day and night, no error, and fits a small phone',
    async ({ path, heading, missing }, { open, expect }) => {
      const visit = await open(path)
      const { page } = visit
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await visit.untilQuiet()
      await expectSoundScreen(page, expect)
      expect.soft(await axeFindings(page, targetSizes), 'axe, sizes of targets').toEqual([])
      // In words, and in what machines read.
      expect.soft(await page.content(), 'reviews that nobody has written').not.toMatch(writtenReviews)

      await becomePhone(page)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect.soft(await sidewaysOverflow(page), 'pixels beyond 360 px').toBe(0)
      expect.soft(await lowButtons(page), 'buttons below 44 px at 360 px').toEqual([])
      await page.setViewportSize(phone)
      expect.soft(await sidewaysOverflow(page), 'pixels beyond 390 px').toBe(0)
      expect.soft(await axeFindings(page), 'axe at 390 px').toEqual([])
      // What floats at the foot covers a part of whatever happens to lie there: one scrolls it clear.
      await page.evaluate(() => {
        for (const bar of document.querySelectorAll<HTMLElement>('.filter-bar, .sticky-bar'))
          bar.style.visibility = 'hidden'
        // What is not drawn yet has the height of a guess, and its targets lie over those that follow.
        for (const part of document.querySelectorAll<HTMLElement>('.below-fold'))
          part.style.contentVisibility = 'visible'
      })
      expect.soft(await axeFindings(page, targetSizes), 'axe, sizes of targets at 390 px').toEqual([])
      // The browser reports the 404 of a missing page by itself; that is the right status.
      expectNoProblem(visit, missing && /404/)
    },
  )

  test('what the server writes by itself is sound for axe, and fits a phone', async ({ open, expect }) => {
    const { page } = await open('/produit/1')
    const passport = await page.locator('a[href^="/passeport/"]').first().getAttribute('href')
    for (const path of [...serverPages, passport ?? '']) {
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport)
        await page.goto(path)
        await page.getByRole('heading').first().waitFor()
        expect.soft(await axeFindings(page), `axe, ${path} at ${viewport.width} px`).toEqual([])
      }
      expect.soft(await sidewaysOverflow(page), `${path}: pixels beyond 390 px`).toBe(0)
    }
  })

  test('the documentation of the API, whose marks are those of Swagger UI, fits a phone', async ({
    open,
    expect,
  }) => {
    const { page } = await open('/api/docs', { viewport: phone })
    await page.locator('#operations-tag-accounts').waitFor()
    expect(await sidewaysOverflow(page), 'pixels beyond 390 px').toBe(0)
  })

  test.for(['/', '/produits', '/produit/1'])(
    '%s opened on a small phone fits it',
    async (path, { open, expect }) => {
      const visit = await open(path, {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      })
      await visit.untilQuiet()
      expect.soft(await sidewaysOverflow(visit.page), 'pixels beyond 360 px').toBe(0)
      expect.soft(await lowButtons(visit.page), 'buttons below 44 px').toEqual([])
      expectNoProblem(visit)
    },
  )

  test('a device that is set to dark is shown the dark colours from the start', async ({ open, expect }) => {
    const visit = await open('/', { colorScheme: 'dark' })
    const { page } = visit
    await page.getByRole('radio', { name: 'Automatique', checked: true }).waitFor()
    expect(await page.evaluate(() => document.documentElement.className)).toContain('dark')
    await visit.untilQuiet()
    expect(await axeFindings(page)).toEqual([])
    expectNoProblem(visit)
  })

  test('a product page moves nothing while it loads (layout shift below 0.05)', async ({ open, expect }) => {
    const { page, untilQuiet } = await open('/produit/1', { viewport: phone })
    await untilQuiet()
    expect(await layoutShift(page)).toBeLessThan(0.05)
  })
})
