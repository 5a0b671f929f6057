import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

/** What the browser was asked to move, one list of names for each time. */
type Watched = Window & { moved?: string[][] }

describeJourney.concurrent('the image of a card', () => {
  test('becomes the one of the page behind it, and again that of the card on Back, where one was reading', async ({
    open,
    expect,
  }) => {
    const visit = await open('/cgv', { viewport: phone, reducedMotion: 'no-preference' })
    const { page } = visit
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    await page.addInitScript(() => {
      const moved: string[][] = []
      Object.assign(window, { moved })
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (show) => {
        const names = () =>
          [...document.querySelectorAll('main *')]
            .filter((element) => getComputedStyle(element).viewTransitionName === 'opened-image')
            .map((element) => element.tagName)
        const before = names()
        return start(() => {
          if (typeof show === 'function') show()
          moved.push([...before, ...names()])
        })
      }
    })
    await page.goto('/produits')
    await visit.untilQuiet()
    await page.mouse.move(10, 10)
    await page.locator('html[data-answers]').waitFor({ state: 'attached' })
    await page.evaluate(() => scrollTo(0, 1_200))
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    await expect.poll(scrolled).toBeGreaterThan(1_100)
    const moved = () => page.evaluate(() => (window as Watched).moved)

    // A click of the browser's own scrolls what it presses into view.
    const left = await page.getByRole('article').evaluateAll((cards) => {
      const seen = cards.find((card) => card.getBoundingClientRect().top > 100)
      seen?.querySelector('a')?.click()
      return Math.round(scrollY)
    })
    await page.getByRole('region', { name: /^Photos de / }).waitFor()
    expect([await moved(), await scrolled()]).toEqual([[['IMG', 'DIV']], 0])
    await page.goBack()
    await expect.poll(moved).toEqual([
      ['IMG', 'DIV'],
      ['DIV', 'IMG'],
    ])
    await expect.poll(scrolled).toBe(left)
    expectNoProblem(visit)
  })
})
