import { expect, test } from 'vitest'
import { describeJourney, expectNoProblem, openBrowser } from './support/visit.ts'

const browser = openBrowser()

describeJourney('the playground for integrators', () => {
  test('opens at /graphql from this server alone, under its own policy, and runs an example', async () => {
    const visit = await browser.open('about:blank')
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
    await page
      .getByText(/totalCount/)
      .first()
      .waitFor()
    expect(await page.getByText('Altair AI').first().isVisible()).toBe(false)
    expect(elsewhere).toEqual([])
    expectNoProblem(visit)
    await visit.close()
  })
})
