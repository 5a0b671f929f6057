import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { axeFindings } from './support/screen-checks.ts'
import { describeJourney, desktop, expectNoProblem, type Open, phone, test } from './support/visit.ts'

/** Whether it stands where it stood five frames ago. */
const isAtRest = (image: Locator) =>
  image.evaluate(async (element) => {
    const before = element.getBoundingClientRect().x
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame)
    return element.getBoundingClientRect().x === before
  })

/** A finger on the middle of something, moved by so many pixels, and lifted. */
async function drag(page: Page, on: Locator, by: { x?: number; y?: number }): Promise<void> {
  const box = await on.boundingBox()
  if (!box) throw new Error('Nothing to touch.')
  const touch = await page.context().newCDPSession(page)
  const at = (share: number) => [
    {
      x: box.x + box.width / 2 + ((by.x ?? 0) * (2 * share - 1)) / 2,
      y: box.y + box.height / 2 + ((by.y ?? 0) * (2 * share - 1)) / 2,
    },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 8; step++)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

async function openProduct(open: Open, options: BrowserContextOptions) {
  const visit = await open('/produit/1', options)
  const { page } = visit
  await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
  await visit.untilQuiet()
  // Behind the open dialog it is hidden from everybody but us.
  const gallery = page.getByRole('region', { name: /^Photos de /, includeHidden: true })
  return {
    visit,
    page,
    image: gallery.getByRole('group', { name: /^Photo affichée/ }),
    zoom: page.getByRole('dialog').getByRole('group', { name: /^Photo affichée/ }),
    thumbnail: (number: number) => gallery.getByRole('button', { name: `Vue ${number} sur 3` }),
    opener: gallery.getByRole('button', { name: /^Agrandir l’image/ }),
    /** The number that the gallery tells, and the one of the image that is really seen there. */
    shown: async (slides: Locator) => [
      Number((await gallery.locator('[aria-current=true]').getAttribute('aria-label'))?.match(/\d/)?.[0]),
      await slides.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth) + 1),
    ],
  }
}

const touching = { viewport: phone, hasTouch: true, isMobile: true }

describeJourney.concurrent('the images of a product under a finger', () => {
  test('turn with a swipe, both ways, and a tap still opens them large', async ({ open, expect }) => {
    const { visit, page, image, shown } = await openProduct(open, touching)
    await expect.poll(() => shown(image)).toEqual([1, 1])
    await drag(page, image, { x: -240 })
    await expect.poll(() => shown(image)).toEqual([2, 2])
    await drag(page, image, { x: 240 })
    await expect.poll(() => shown(image)).toEqual([1, 1])
    expect(await page.getByRole('dialog').count()).toBe(0)
    const box = await image.boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 80, (box?.y ?? 0) + 80)
    await page.getByRole('dialog').waitFor()
    expectNoProblem(visit)
  })

  test('let the page scroll with a drag up or down', async ({ open, expect }) => {
    const { page, image, shown } = await openProduct(open, touching)
    await drag(page, image, { y: -200 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    expect(await shown(image)).toEqual([1, 1])
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('turn with a swipe when they are large too, and the page behind has followed', async ({
    open,
    expect,
  }) => {
    const { visit, page, image, zoom, shown } = await openProduct(open, touching)
    await image.tap()
    await zoom.waitFor()
    const width = async () => (await zoom.getByRole('img').first().boundingBox())?.width
    // The whole of it first, as in any shop; a tap on its middle enlarges it there.
    await expect.poll(width).toBe(phone.width)
    await expect.poll(() => isAtRest(zoom.getByRole('img').first())).toBe(true)
    await zoom.tap()
    await expect.poll(width).toBe(phone.width * 1.7)
    const left = async () => (await zoom.getByRole('img').first().boundingBox())?.x
    const fromMiddle = async () => Math.abs(((await left()) ?? Number.NaN) + phone.width * 0.35)
    await expect.poll(fromMiddle).toBeLessThan(2)
    // Then a finger moves it, and turns no page.
    await drag(page, zoom, { x: -100 })
    await expect.poll(left).toBeLessThan(-phone.width * 0.35 - 50)
    expect(await shown(zoom)).toEqual([1, 1])
    // A tap shows the whole of it; on what still glides it would only stop it.
    await expect.poll(() => isAtRest(zoom.getByRole('img').first())).toBe(true)
    await zoom.tap()
    await expect.poll(width).toBe(phone.width)
    await drag(page, zoom, { x: -240 })
    await page.getByRole('status').getByText('Vue 2 sur 3').waitFor()
    await expect.poll(() => shown(zoom)).toEqual([2, 2])
    // Nor does a browser take a tap on a button for one while anything glides.
    await expect.poll(() => isAtRest(zoom.getByRole('img', { includeHidden: true }).first())).toBe(true)
    await page.getByRole('button', { name: 'Vue suivante' }).tap()
    await expect.poll(() => shown(zoom)).toEqual([3, 3])
    await page.getByRole('button', { name: 'Vue suivante' }).tap()
    await expect.poll(() => shown(zoom)).toEqual([1, 1])
    await drag(page, zoom, { x: -240 })
    await expect.poll(() => shown(zoom)).toEqual([2, 2])
    expect(await axeFindings(page)).toEqual([])
    expect(await width()).toBe(phone.width)
    await zoom.tap()
    await expect.poll(width).toBe(phone.width * 1.7)
    await page.getByRole('button', { name: 'Agrandir encore', pressed: true }).tap()
    await expect.poll(width).toBe(phone.width)
    await page.getByRole('button', { name: 'Fermer la photo' }).tap()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await shown(image)).toEqual([2, 2])
    expectNoProblem(visit)
  })
})

describeJourney.concurrent('the images of a product on a desk', () => {
  test('turn with thumbnails and arrows, open where one presses, and give focus back', async ({
    open,
    expect,
  }) => {
    const { visit, page, image, zoom, thumbnail, opener, shown } = await openProduct(open, {
      viewport: desktop,
    })
    await thumbnail(2).click()
    await expect.poll(() => shown(image)).toEqual([2, 2])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shown(image)).toEqual([1, 1])
    await image.click({ position: { x: 60, y: 60 } })
    await zoom.waitFor()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => shown(zoom)).toEqual([3, 3])
    await zoom.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => shown(zoom)).toEqual([2, 2])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await shown(image)).toEqual([2, 2])
    expectNoProblem(visit)
  })
})
