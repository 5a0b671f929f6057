import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { layoutShift } from './support/layout-shift.ts'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

/** Pages that come as HTML, of every kind: with and without stock, lists, articles, forms. */
const pages = [
  '/',
  '/produits',
  '/produits?category=Energie&inStock=true',
  '/produit/1',
  '/produit/12',
  '/consommer-ecologiquement',
  '/article/1',
  '/qui-nous-sommes',
  '/pourquoi-nous-faire-confiance',
  '/aide-et-contacts',
  '/nulle-part',
]

const finger = { viewport: phone, hasTouch: true }

interface Chunk {
  file: string
  imports?: string[]
}

/** Files of the shop and of its pages: what each of them is made of, without what it fetches later. */
function filesOfPages(): Set<string> {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'))
  const files = new Set<string>()
  const reach = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const needed of chunk.imports ?? []) reach(needed)
  }
  for (const key of Object.keys(manifest))
    if (/^src\/(start|main|repeat-early-input)\.tsx?$|^src\/pages\/.*-page\.tsx$|index\.html$/.test(key))
      reach(key)
  return files
}

/** Opens a page and holds the parts that its code fetches later, until they are released. */
async function openWithoutParts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const ofPages = filesOfPages()
  await page.route('**/assets/*.js', async (route) => {
    if (!ofPages.has(new URL(route.request().url()).pathname.slice(1))) await promise
    await route.continue()
  })
  await page.goto(path)
  return resolve
}

/** Holds all of the shop's code but its first small script. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/main-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

describeJourney.concurrent('the first press on a page', () => {
  test.for(pages)(
    '%s: every button answers to it, however late its own code comes',
    async (path, { open, expect }) => {
      // What moves by itself can be stopped.
      const { page } = await open('/favicon.svg', { ...finger, reducedMotion: 'no-preference' })
      const release = await openWithoutParts(page, path)
      const pressed = await page.evaluate(() => {
        const heard: string[] = []
        Object.assign(window, { heard })
        // One of them leads to the sign-in page a second after its answer: not before the others have answered.
        const { setTimeout } = window
        const later = (run: () => void, ms?: number) => setTimeout(run, ms === 1_000 ? 60_000 : ms)
        Object.assign(window, { setTimeout: later })
        // Without how many filters are on, which a press changes.
        const nameOf = (button: HTMLElement) =>
          (button.ariaLabel ?? button.textContent ?? '').replace(/ \(\d+\)/, '')
        // React stops on its way what it cannot answer.
        let name = ''
        document.addEventListener(
          'click',
          ({ target }) => {
            name = nameOf(target as HTMLElement)
          },
          true,
        )
        document.addEventListener('click', () => heard.push(name))
        const buttons = document.querySelectorAll<HTMLButtonElement>(
          ':is(header, main) button:not([type=submit])',
        )
        const shown = [...buttons].filter((button) => button.checkVisibility() && !button.disabled)
        // Of those that every card has, one.
        const kinds = new Map(shown.map((button) => [nameOf(button).split(' ')[0], button]))
        for (const button of kinds.values()) button.click()
        return [...kinds.values()].map(nameOf)
      })
      expect(pressed.length).toBeGreaterThan(0)
      await page.mouse.move(1, 1)
      await page.waitForFunction(() => !window.early)
      release()
      const heard = () => page.evaluate(() => (Reflect.get(window, 'heard') as string[]).toSorted())
      await expect.poll(heard, { timeout: 15_000 }).toEqual(pressed.toSorted())
    },
  )

  test('of somebody who waits for a product leads on, and a second one is not needed', async ({ open }) => {
    const visit = await open('/favicon.svg', finger)
    const { page } = visit
    const release = await openWithoutParts(page, '/produit/12')
    await page.getByRole('button', { name: 'Me prévenir du retour' }).tap()
    await page.waitForFunction(() => !window.early)
    release()
    await page.waitForURL('**/auth')
    expectNoProblem(visit)
  })

  test('is kept as well when the page answers already, but not yet this part of it', async ({ open }) => {
    const { page } = await open('/favicon.svg', finger)
    const release = await openWithoutParts(page, '/produit/12')
    await page.mouse.move(1, 1)
    await page.waitForFunction(() => !window.early)
    await page.getByRole('button', { name: 'Me prévenir du retour' }).tap()
    await page.locator('button[aria-busy=true]', { hasText: 'Me prévenir du retour' }).waitFor()
    release()
    await page.waitForURL('**/auth')
  })

  test.for([
    ['/', 'Ouvrir le menu'],
    ['/', 'Rechercher'],
    ['/produits', 'Filtrer'],
    ['/produit/1', 'Ajouter au panier'],
  ] as const)(
    '%s, « %s »: shows at once that it was heard, and nothing moves',
    async ([path, name], { open, expect }) => {
      const { page } = await open('/favicon.svg', finger)
      // The question about cookies lies over the filters' button: whoever taps it would scroll first, past parts that are
      // drawn just then, and tap what came in its place.
      await page.evaluate(() => localStorage.setItem('gdpr-consent', 'declined'))
      const release = await holdCode(page)
      await page.goto(path)
      const button = page.getByRole('button', { name, exact: true }).first()
      const look = () =>
        button.evaluate((element) => ({
          busy: element.ariaBusy,
          opacity: getComputedStyle(element).opacity,
          line: getComputedStyle(document.documentElement, '::before').height,
        }))
      const before = await look()
      await button.tap()
      // In the very gesture: nothing is waited for.
      const after = await look()
      expect(before).toMatchObject({ opacity: '1', line: 'auto' })
      expect(after).toEqual({ busy: 'true', opacity: '0.6', line: '4px' })
      expect(await layoutShift(page)).toBeLessThan(0.01)
      release()
      await page.waitForFunction(() => !window.early)
    },
  )

  test('opens a drawer that can be read from its first frame on: it moves, and does not fade', async ({
    open,
    expect,
  }) => {
    const { page } = await open('/', { ...finger, reducedMotion: 'no-preference' })
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    const moves = await page.getByRole('dialog', { name: 'Menu' }).evaluate((drawer) => {
      const { animationName, animationDuration } = getComputedStyle(drawer)
      const durations = animationDuration.split(', ')
      return Object.fromEntries(animationName.split(', ').map((name, place) => [name, durations[place]]))
    })
    expect(moves).toEqual({ [Object.keys(moves)[0] ?? '']: '0.2s', 'fade-in': '0s' })
  })
})
