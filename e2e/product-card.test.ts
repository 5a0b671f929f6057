import type { Page } from 'playwright-core'
import { describeJourney, desktop, expectNoProblem, phone, test } from './support/visit.ts'

/** Where the parts of each card are, from its corners; each is brought onto the screen first, for it is drawn there. */
const measured = (page: Page) =>
  page.locator('.product-card').evaluateAll(async (cards) => {
    const found = []
    for (const card of cards) {
      card.scrollIntoView({ block: 'center' })
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const own = card.getBoundingClientRect()
      const buttons = [...card.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
      const picture = card.querySelector('.picture')?.getBoundingClientRect()
      const heart = card.querySelector('.heart')?.getBoundingClientRect()
      const add = card.querySelector('.quick-add')?.getBoundingClientRect()
      const savings = card.querySelector('.savings')
      const [name, price] = ['.name', '.price'].map((part) =>
        card.querySelector(part)?.getBoundingClientRect(),
      )
      found.push({
        name: card.querySelector('.name')?.textContent,
        hasCategory: card.querySelector('.category') !== null,
        nameHeight: Math.round(name?.height ?? 0),
        price: Math.round((price?.top ?? 0) - own.top),
        isOverPicture: buttons.some(({ top }) => top < (picture?.bottom ?? 0)),
        isSmall: buttons.some(({ width, height }) => width < 44 || height < 44),
        isCut: buttons.some(({ right }) => right > own.right),
        // What it saves, and against what: a line or two, where a habit is told as well.
        isBroken:
          savings !== null &&
          savings.clientHeight > 3.5 * Number.parseFloat(getComputedStyle(savings).lineHeight),
        heart: heart && `${Math.round(heart.left - own.left)}, ${Math.round(own.bottom - heart.bottom)}`,
        add: add && `${Math.round(own.right - add.right)}, ${Math.round(own.bottom - add.bottom)}`,
      })
    }
    return found
  })

describeJourney.concurrent('the cards of the list', () => {
  test.for([
    ['the smallest phone', { width: 360, height: 800 }],
    ['a desk', desktop],
  ] as const)(
    'leave their picture free, and have what is pressed in one place: %s',
    async ([, viewport], { open, expect }) => {
      // Some without anything to compare with, some out of stock.
      const visit = await open('/produits?page=3', { viewport })
      await visit.page.locator('.product-card .compare-toggle').first().waitFor({ state: 'attached' })
      const cards = await measured(visit.page)
      expect(cards.length).toBeGreaterThan(8)
      expect(
        cards.filter((card) => card.isOverPicture || card.isSmall || card.isCut || card.isBroken),
      ).toEqual([])
      expect([...new Set(cards.map(({ heart }) => heart))]).toHaveLength(1)
      expect([...new Set(cards.flatMap(({ add }) => add ?? []))]).toHaveLength(1)
      // Below the place of a name, which few names are too long for.
      const usual = Math.min(...cards.map(({ nameHeight }) => nameHeight))
      // Other journeys make products without a category, whose cards have a line less.
      const filed = cards.filter(({ hasCategory }) => hasCategory)
      const fitting = filed.filter(({ nameHeight }) => nameHeight === usual)
      expect(fitting.length).toBeGreaterThan(filed.length * 0.8)
      expect([...new Set(fitting.map(({ price }) => price))]).toHaveLength(1)
      expectNoProblem(visit)
    },
  )

  test('say nothing of the week below a title that says it', async ({ open, expect }) => {
    const { page } = await open('/')
    const shelf = page.getByRole('region', { name: 'La sélection de la semaine' })
    await shelf.scrollIntoViewIfNeeded()
    await shelf.locator('.product-card').first().waitFor()
    expect(await shelf.locator('.badge.weekly').filter({ visible: true }).count()).toBe(0)
  })

  test('show on a phone which ones are compared', async ({ open, expect }) => {
    const { page } = await open('/produits', { viewport: phone })
    const toggle = page.locator('.compare-toggle').first()
    // A word alone where a card is narrow; its name says of which product, and a tick takes its place once it is chosen.
    const named = page.getByRole('button', { name: /^Comparer \S/ }).first()
    const seen = async () => [
      await named.isVisible(),
      ...(await Promise.all(['span', 'svg'].map((part) => toggle.locator(part).isVisible()))),
    ]
    await toggle.waitFor()
    expect(await seen()).toEqual([true, true, false])
    await toggle.click()
    await toggle.and(page.locator('[aria-pressed=true]')).waitFor()
    expect(await seen()).toEqual([true, false, true])
  })
})
