import type { Locator } from 'playwright-core'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

/** Contrast of the mark around what has the focus with what lies behind it (WCAG 2.2, 1.4.11: at least 3). */
const contrastOf = (focused: Locator) =>
  focused.evaluate((element) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const channel = Number(part) / 255
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const clear = 'rgba(0, 0, 0, 0)'
    let ground: Element | null = element.parentElement
    while (ground && getComputedStyle(ground).backgroundColor === clear) ground = ground.parentElement
    const { outlineColor, outlineStyle } = getComputedStyle(element)
    if (!ground || outlineStyle === 'none') return 0
    const [dark = 0, light = 0] = [outlineColor, getComputedStyle(ground).backgroundColor]
      .map(luminance)
      .toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  })

describeJourney('the mark of the focus', () => {
  test('is seen on the dark green of the announcement and of the foot, by day and by night', async ({
    open,
    expect,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const visit = await open('/produit/1', { colorScheme })
      const { page } = visit
      const places = {
        announcement: page.getByRole('link', { name: 'Être prévenu' }),
        close: page.getByRole('button', { name: 'Fermer l’annonce de l’ouverture' }),
        foot: page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }),
        cookies: page.getByRole('contentinfo').getByRole('button', { name: /cookies/i }),
        header: page.getByRole('banner').getByRole('link', { name: /^Panier/ }),
      }
      // Who uses the keyboard: a press of the mouse would draw no mark.
      await page.keyboard.press('Tab')
      for (const [place, element] of Object.entries(places)) {
        await element.focus()
        expect(await contrastOf(element), `${place}, ${colorScheme}`).toBeGreaterThanOrEqual(3)
      }
      expectNoProblem(visit)
    }
  })
})
