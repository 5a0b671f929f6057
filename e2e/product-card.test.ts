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
      const shown = [...card.querySelectorAll('button')].filter((button) => button.checkVisibility())
      const buttons = shown.map((button) => button.getBoundingClientRect())
      const picture = card.querySelector('.picture')?.getBoundingClientRect()
      const heart = card.querySelector('.heart')?.getBoundingClientRect()
      const add = card.querySelector('.quick-add')?.getBoundingClientRect()
      // One line each: what it saves, unless that takes a habit, which is said with it, and what its price was.
      const lines = ['.savings:not(.is-if)', '.former-price'].map((part) => card.querySelector(part))
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
        isBroken: lines.some(
          (line) => line && line.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(line).lineHeight),
        ),
        heart: heart && `${Math.round(heart.left - own.left)}, ${Math.round(own.bottom - heart.bottom)}`,
        add: add && `${Math.round(own.right - add.right)}, ${Math.round(own.bottom - add.bottom)}`,
      })
    }
    return found
  })

describeJourney.concurrent('the cards of the list', () => {
  test.for([
    // Some without anything to compare with, some out of stock.
    ['the smallest phone', '/produits?page=3', { width: 360, height: 800 }],
    // Some offers.
    ['the smallest phone, with offers', '/produits?page=2', { width: 360, height: 800 }],
    ['a desk', '/produits?page=3', desktop],
  ] as const)(
    'leave their picture free, and have what is pressed in one place: %s',
    async ([, path, viewport], { open, expect }) => {
      const visit = await open(path, { viewport })
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

  test('lead to the cart in a word on the smallest phones', async ({ open, expect }) => {
    const { page } = await open('/produits', { viewport: { width: 320, height: 640 } })
    const cards = await measured(page)
    expect(cards.filter((card) => card.isSmall || card.isCut)).toEqual([])
    const words = await page.locator('button.quick-add span').filter({ visible: true }).allTextContents()
    expect(new Set(words)).toEqual(new Set(['Ajouter']))
  })

  test.for([
    ['La sélection de la semaine', '.badge.weekly'],
    ['Nos coups de cœur', '.badge.favourite'],
  ])(
    'say nothing of what the title above them says: %s',
    async ([title = '', badge = ''], { open, expect }) => {
      const { page } = await open('/')
      const shelf = page.getByRole('region', { name: title })
      await shelf.scrollIntoViewIfNeeded()
      await shelf.locator('.product-card').first().waitFor()
      const badges = shelf.locator(badge)
      expect([(await badges.count()) > 0, await badges.filter({ visible: true }).count()]).toEqual([true, 0])
    },
  )

  test('show on a phone which ones are compared', async ({ open, expect }) => {
    const { page } = await open('/produits', { viewport: phone })
    const toggle = page.locator('.compare-toggle').first()
    // A word alone where a card is narrow: no drawing has room beside it. Its name says of which product.
    const named = page.getByRole('button', { name: /^Comparer \S/ }).first()
    const seen = async () => [
      await named.isVisible(),
      ...(await Promise.all(['span', 'svg'].map((part) => toggle.locator(part).isVisible()))),
    ]
    await toggle.waitFor()
    expect([await toggle.textContent(), ...(await seen())]).toEqual(['Comparer', true, true, false])
    await toggle.click()
    await toggle.and(page.locator('[aria-pressed=true]')).waitFor()
    // One letter would not tell it from the others: the ground of the word does.
    expect([await toggle.textContent(), ...(await seen())]).toEqual(['Comparé', true, true, false])
    const grounds = await page
      .locator('.compare-toggle > span')
      .evaluateAll((words) => words.map((word) => getComputedStyle(word).backgroundColor))
    expect(new Set(grounds.slice(0, 2)).size).toBe(2)
  })
})
