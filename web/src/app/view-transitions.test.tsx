import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openedImage } from '../ui/display/product-image.tsx'
import { transformImages } from './view-transitions.ts'

/** What the browser was asked to do once it has kept a picture of the page, and how that ends. */
interface Asked {
  show: () => void
  end: () => void
  skip: ReturnType<typeof vi.fn>
}

let asked: Asked[]
beforeEach(() => {
  asked = []
  Object.assign(document, {
    startViewTransition: (show: () => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const skip = vi.fn()
      asked.push({ show, end: resolve, skip })
      return { ready: Promise.reject(new Error('skipped')), finished: promise, skipTransition: skip }
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.restoreAllMocks()
})

const Card = ({ id }: { id: string }) => (
  <article>
    <img alt={`carte ${id}`} />
    <Link to="/produit/7">Savon</Link>
  </article>
)

/** The home page, on which one product stands twice, its page, and another. */
function openShop() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Card id="a" />
          <Card id="b" />
          <Link to="/cgv">Conditions</Link>
          <Link to="/produit/7">Sans image</Link>
        </>
      ),
    },
    { path: '/produit/7', element: <div {...openedImage}>galerie</div> },
    { path: '/cgv', element: <p>conditions</p> },
  ])
  transformImages(router)
  render(<RouterProvider router={router} />)
  return router
}

const press = (name: string, index = 0) =>
  fireEvent.click(screen.getAllByRole('link', { name })[index] as HTMLElement)

/** What the images are called that have a name now. */
const named = () =>
  [...document.querySelectorAll<HTMLElement>('img, [data-opened-image]')].flatMap((image) =>
    image.style.viewTransitionName
      ? [image.getAttribute('alt') ?? image.textContent, image.style.viewTransitionName]
      : [],
  )

/** The browser shows the new page, and its movement ends. */
const show = () => act(async () => asked.at(-1)?.show())
const end = () => act(async () => asked.at(-1)?.end())

it('the pressed card alone is what becomes the image of the page, and afterwards nothing has a name', async () => {
  openShop()
  press('Savon', 1)
  expect(named()).toEqual(['carte b', 'opened-image'])
  await show()
  expect(named()).toEqual(['galerie', 'opened-image'])
  await end()
  expect(named()).toEqual([])
})

it('on the way back it becomes the card that was pressed', async () => {
  const router = openShop()
  press('Savon', 1)
  await show()
  await end()
  await act(() => router.navigate(-1))
  expect(named()).toEqual(['galerie', 'opened-image'])
  await show()
  expect(named()).toEqual(['carte b', 'opened-image'])
  await end()
  expect([asked.length, named()]).toEqual([2, []])
})

it.each(['Conditions', 'Sans image'])('a link that is no card leads there at once: %s', async (name) => {
  openShop()
  await act(async () => press(name))
  expect(asked).toEqual([])
  expect(screen.queryByRole('article')).toBeNull()
})

it('nothing moves for who wants no motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  openShop()
  await act(async () => press('Savon'))
  expect(asked).toEqual([])
  expect(screen.getByText('galerie')).toBeTruthy()
})

it('of two pages in quick succession the newer is shown, and nobody waits for the older', async () => {
  const router = openShop()
  press('Savon')
  await act(() => router.navigate('/cgv'))
  expect(asked.map(({ skip }) => skip.mock.calls.length)).toEqual([1])
  await show()
  expect([screen.queryByText('conditions')?.textContent, screen.queryByText('galerie')]).toEqual([
    'conditions',
    null,
  ])
  expect([router.state.location.pathname, named()]).toEqual(['/cgv', []])
})

it('a device that is slow to begin goes on without', async () => {
  vi.useFakeTimers()
  openShop()
  press('Savon')
  vi.advanceTimersByTime(119)
  expect(asked[0]?.skip).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(asked[0]?.skip).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
