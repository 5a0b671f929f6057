import { describeJourney, expectNoProblem, test } from './support/visit.ts'

/** The script that the shop's own code begins with (web/src/main.tsx). */
const shopCode = '**/assets/main-*.js'

describeJourney.concurrent('a page that is likely to be opened next', () => {
  test('is fetched by the browser when a hand rests on its link, while the shop’s code has not taken over', async ({
    open,
    expect,
  }) => {
    const { page, problems, ...visit } = await open('/mentions-legales')
    const preload = await page.context().newCDPSession(page)
    const fetched: string[] = []
    preload.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname)
    })
    // How many links of the page the browser would do it for.
    let candidates = 0
    preload.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      candidates = preloadingAttemptSources.length
    })
    await preload.send('Preload.enable')
    await page.route(shopCode, (route) => route.abort())
    // Whoever comes first may be sent an empty page, and whoever comes then the one that was made for them.
    const html = async () => (await page.request.get('/produits')).text()
    await expect.poll(html).toContain('data-rendered="page"')
    await page.goto('/produits')
    const links = page.getByRole('main').getByRole('article').getByRole('link')
    await links.nth(0).hover()
    const first = await links.nth(0).getAttribute('href')
    await expect.poll(() => fetched).toEqual([first])
    expect(candidates).toBeGreaterThan(10)
    expectNoProblem({ page, problems, ...visit }, /ERR_FAILED/)

    // From then on the shop fetches the data of a product, and needs no page.
    await page.unroute(shopCode)
    await links.nth(1).hover()
    await page.locator('html[data-answers]').waitFor({ state: 'attached' })
    await expect.poll(() => candidates).toBe(0)
  })
})
