import type { Page } from 'playwright-core'
import { enter } from './support/administrator.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

/** Until they sign in, the session is asked about in vain; what is hidden answers 404 to whoever nobody knows. */
const expected = /401|404/

/** Makes something by GraphQL as whoever is signed in on the page. @returns its id. */
async function make(page: Page, mutation: string): Promise<string> {
  const answer = await page.request.post('/graphql', {
    data: { query: `mutation { made: ${mutation} { id } }` },
  })
  return (await answer.json()).data.made.id
}

describeJourney.concurrent('the page of what the shop does not show', () => {
  test('is there for an administrator who opens its address, before any sign of a hand', async ({
    open,
    expect,
  }) => {
    const visit = await open('/admin/login')
    const { page } = visit
    await enter(page)
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
    const product = await make(
      page,
      'createProduct(input: { name: "Tamis caché", price: "9.00", ecoScore: "8", visible: false })',
    )
    const post = await make(page, 'createPost(input: { title: "Brouillon caché", content: "Un mot." })')
    for (const [path, name] of [
      [`/produit/${product}`, 'Tamis caché'],
      [`/article/${post}`, 'Brouillon caché'],
    ] as const) {
      // As everybody gets it; no pointer, no key follows.
      expect((await page.goto(path))?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
    expectNoProblem(visit, expected)
  })
})
