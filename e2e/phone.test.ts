import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

describeJourney.concurrent('the first screen of a phone', () => {
  test('has the favourites in its header from 320 px on, and nothing scrolls sideways', async ({
    open,
    expect,
  }) => {
    for (const width of [320, 360, 390]) {
      const visit = await open('/', { viewport: { width, height: 740 } })
      const heart = await visit.page
        .getByRole('banner')
        .getByRole('link', { name: 'Mes favoris' })
        .boundingBox()
      expect(Math.min(heart?.width ?? 0, heart?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expectNoProblem(visit)
    }
  })

  test('shows four departments and the half of a fifth, from the margin of the page on; one fewer on the narrowest', async ({
    open,
    expect,
  }) => {
    for (const [width, whole] of [
      [360, 3],
      [375, 4],
      [390, 4],
      [430, 4],
    ] as const) {
      const visit = await open('/', { viewport: { width, height: 844 } })
      const { page } = visit
      const margin = (await page.getByRole('heading', { level: 1 }).boundingBox())?.x
      const items = page.getByRole('list', { name: 'Nos rayons' }).getByRole('listitem')
      // The place of the image: the one that is cut waits for a hand.
      const image = (place: number) => items.nth(place).locator('a > span').first().boundingBox()
      expect((await image(0))?.x).toBe(margin)
      const cut = await image(whole)
      expect((width - (cut?.x ?? 0)) / (cut?.width ?? 1)).toBeCloseTo(0.5, 1)
      expectNoProblem(visit)
    }
  })
})

describeJourney.concurrent('what sells on a phone', () => {
  test('stands on the first screen: departments, search and a product with its price', async ({
    open,
    expect,
  }) => {
    const visit = await open('/', { viewport: phone })
    const { page } = visit
    const ends = [
      page.getByRole('list', { name: 'Nos rayons' }),
      page.getByRole('banner').getByRole('button', { name: 'Rechercher' }),
      page
        .getByRole('main')
        .getByText(/\d,\d\d\s€/)
        .first(),
    ].map(async (part) => {
      const box = await part.boundingBox()
      return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
    })
    for (const end of await Promise.all(ends)) expect(end).toBeLessThanOrEqual(phone.height)
    expectNoProblem(visit)
  })

  test('that product is whole above the question about cookies, picture and all', async ({
    open,
    expect,
  }) => {
    const visit = await open('/', { viewport: phone })
    const { page } = visit
    const product = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: '€' })
      .filter({ has: page.getByRole('presentation') })
      .first()
    const card = await product.boundingBox()
    const question = await page.getByRole('region', { name: 'Respect de votre vie privée' }).boundingBox()
    expect((card?.y ?? Number.NaN) + (card?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0)
    const picture = await product.getByRole('presentation').first().boundingBox()
    expect(picture?.height).toBeCloseTo(card?.height ?? 0, 0)
    expectNoProblem(visit)
  })

  test('the price of a product above 620 px', async ({ open, expect }) => {
    const visit = await open('/produit/1', { viewport: phone })
    expect((await visit.page.locator('#prix').boundingBox())?.y).toBeLessThanOrEqual(620)
    expectNoProblem(visit)
  })

  test('the price of a product with a name of three lines above the bar that sells, in a low window', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produit/9', { viewport: { ...phone, height: 664 } })
    const { page } = visit
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    const bar = page.locator('.buy-panel')
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThan(560)
    const price = await page.locator('#prix').boundingBox()
    expect((price?.y ?? Number.NaN) + (price?.height ?? 0)).toBeLessThanOrEqual(
      (await bar.boundingBox())?.y ?? 0,
    )
    expectNoProblem(visit)
  })

  test.for(['/', '/auth', '/produits', '/produit/9', '/panier'])(
    'nothing of %s beyond the edge, in letters twice as large',
    async (path, { open, expect }) => {
      const { page } = await open(path, { viewport: phone })
      await page.addStyleTag({ content: ':root { font-size: 200% }' })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    },
  )

  test.for(['/produit/3', '/produit/9'])(
    'no word of the figures of %s broken at 320 px',
    async (path, { open, expect }) => {
      const visit = await open(path, { viewport: { width: 320, height: 640 } })
      const broken = await visit.page.locator('.product-figures').evaluate((figures) => {
        const words: string[] = []
        const texts = document.createTreeWalker(figures, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          for (const { index, 0: word } of text.data.matchAll(/[^ -]+/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (range.getClientRects().length > 1) words.push(word)
          }
        }
        return { words, read: figures.textContent?.length ?? 0 }
      })
      expect(broken.read).toBeGreaterThan(20)
      expect(broken.words).toEqual([])
      expectNoProblem(visit)
    },
  )
})

describeJourney.concurrent('a short message on a phone', () => {
  test('covers no part of the form that somebody is to fill in', async ({ open }) => {
    const visit = await open('/produit/1', { viewport: phone })
    const { page } = visit
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
    await page.waitForURL(/\/auth/)
    // The page comes in a part of its own, after its address.
    await page.getByRole('tab', { name: 'Se connecter' }).waitFor()
    // Long before it would go by itself.
    await page.locator('[data-scope=toast][data-part=root]').waitFor({ state: 'detached', timeout: 2_000 })
    expectNoProblem(visit)
  })
})
