import { describeJourney, expectNoProblem, test } from './support/visit.ts'

describeJourney.concurrent('the playground for integrators', () => {
  test('opens at /graphql from this server alone, under its own policy, and runs an example', async ({
    open,
    expect,
  }) => {
    const visit = await open('about:blank')
    const { page } = visit
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && !host.startsWith('127.0.0.1')) elsewhere.push(request.url())
    })
    await page.goto('/graphql')
    await page.getByText('Catalogue filtré').first().click()
    await page
      .getByRole('button', { name: /Exécuter|Envoyer|Run|Send/ })
      .first()
      .click()
    await page.getByText('200 OK').first().waitFor()
    await page.getByText('Documentation', { exact: true }).click()
    await page.getByText('ROOT TYPES', { exact: false }).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await page.getByText('Altair AI').first().isVisible()).toBe(false)
    expect(elsewhere).toEqual([])
    expectNoProblem(visit)
  })

  test('has no page that runs what another window sends it, and runs no script of texts', async ({
    open,
    expect,
  }) => {
    const visit = await open('about:blank')
    const { page } = visit
    const sandbox = await page.goto('/graphql-playground/iframe-sandbox/index.html?sc=http://evil.example')
    expect(sandbox?.status()).toBe(404)
    await page.goto('/graphql')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.head.append(script)
      return 'ran' in window
    })
    expect(ran).toBe(false)
  })
})
