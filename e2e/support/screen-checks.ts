import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import type { ExpectStatic } from 'vitest'
import { wideHyphens } from './wide-hyphens.ts'

/** The rules of axe that look at colours: all that night can change of a page. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds on a page, or within a part of it, each as « rule: places ». */
export async function axeFindings(page: Page, only: { within?: string; rules?: string[] } = {}) {
  // The pages have no frames: there is nothing to put together in a second, blank page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (only.within) axe.include(only.within)
  if (only.rules) axe.withRules(only.rules)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
}

/**
 * Changes the colours at the bottom of the shop or in the header of the administration, also behind a dialog, and waits until they have changed. A page
 * without that button follows the choice that was made elsewhere: it is opened again.
 */
export async function turn(page: Page, mode: 'dark' | 'light'): Promise<void> {
  const [choice, name] =
    mode === 'dark' ? ['Sombre', 'Passer en mode sombre'] : ['Clair', 'Passer en mode clair']
  const button = page
    .getByRole('radio', { name: choice, includeHidden: true })
    .or(page.getByRole('button', { name, includeHidden: true }))
    .first()
  if ((await button.count()) > 0) await button.evaluate((element: HTMLElement) => element.click())
  else {
    await page.evaluate((chosen) => localStorage.setItem('color-mode', chosen), mode)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await page.waitForFunction(
    (wanted) =>
      document.documentElement.classList.contains(wanted) &&
      !document.getAnimations().some((animation) => animation instanceof CSSTransition),
    mode,
  )
}

/** Gives the page that is open a small screen under a finger: the layout follows as on a device that is turned. */
export async function becomePhone(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.waitForFunction(() => matchMedia('(pointer: coarse) and (width: 360px)').matches)
}

/** How many pixels the page is wider than its window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { documentElement: root } = document
    const overflow = () => root.scrollWidth - root.clientWidth
    // What measures itself, as charts do, follows a new width some frames later.
    for (let frame = 0; frame < 30 && (frame < 3 || overflow() !== 0); frame++)
      await new Promise((done) => requestAnimationFrame(done))
    return overflow()
  })
}

/** The buttons that are seen and too low for a finger (44 px), each with its height. */
export function lowButtons(page: Page): Promise<string[]> {
  return page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .map((button) => ({
        height: button.getBoundingClientRect().height,
        name: button.ariaLabel ?? button.textContent,
      }))
      .filter(({ height }) => height > 0 && height < 44)
      .map(({ name, height }) => `${name} ${Math.round(height)} px`),
  )
}

/** Checks what holds on every screen: one h1, a title, no hyphen out of line, nothing for axe by day and by night. Leaves it dark. */
export async function expectSoundScreen(page: Page, expect: ExpectStatic): Promise<void> {
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), 'number of h1').toBe(1)
  expect.soft(await page.title(), 'title').toMatch(/ — /)
  expect.soft(await wideHyphens(page), 'hyphens as wide as figures').toEqual([])
  expect.soft(await axeFindings(page), 'axe, light').toEqual([])
  await turn(page, 'dark')
  expect.soft(await axeFindings(page, { rules: colourRules }), 'axe, dark').toEqual([])
}
