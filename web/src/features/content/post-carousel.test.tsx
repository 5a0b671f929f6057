import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FragmentType } from '../../graphql/generated/fragment-masking.ts'
import type { PostCarousel_PostsFragmentDoc } from '../../graphql/generated/graphql.ts'
import { makePost, makePosts } from '../../test/data/make-post.ts'
import { render } from '../../test/render.tsx'
import { stubObservers } from '../../test/stub-observers.ts'
import { PostCarousel } from './post-carousel.tsx'

stubObservers()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const titles = ['Eau', 'Énergie', 'Compost']
const teasers = titles.map((title) => `${title} : le début…`)

async function open(count = 3) {
  const items = titles.slice(0, count).map((title, index) => makePost({ title, teaser: teasers[index] }))
  const posts = makePosts(items) as unknown as FragmentType<typeof PostCarousel_PostsFragmentDoc>
  const view = render(<PostCarousel posts={posts} />)
  await act(async () => {})
  return view
}
const carousel = () => screen.getByRole('region', { name: 'À lire en ce moment' })
const shown = () => within(carousel()).getByRole('heading', { level: 3 }).textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('the carousel', () => {
  it('shows the next article every 6000 ms, and the first one after the last', async () => {
    await open()
    expect(shown()).toBe('Eau')
    await pass(5999)
    expect(shown()).toBe('Eau')
    await pass(1)
    expect(shown()).toBe('Énergie')
    await pass(6000)
    expect(shown()).toBe('Compost')
    await pass(6000)
    expect(shown()).toBe('Eau')
  })

  it('says what it is, where one is in it, and shows the teaser of the server', async () => {
    await open()
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carrousel')
    expect(screen.getByRole('group', { name: 'Article 1 sur 3' })).toHaveTextContent('Eau : le début…')
    expect(screen.getByRole('link', { name: 'Eau' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/article\//),
    )
    expect(screen.queryByRole('group', { name: 'Article 2 sur 3' })).not.toBeInTheDocument()
  })

  it('goes back and on by its buttons, round both ends', async () => {
    await open()
    await press('Article précédent')
    expect(shown()).toBe('Compost')
    await press('Article suivant')
    expect(shown()).toBe('Eau')
  })

  it('goes to any article by its dot, and waits 6000 ms from then on', async () => {
    await open()
    await pass(5000)
    await press('Afficher l’article 3 sur 3')
    expect(shown()).toBe('Compost')
    expect(screen.getByRole('button', { name: 'Afficher l’article 3 sur 3' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await pass(5999)
    expect(shown()).toBe('Compost')
    await pass(1)
    expect(shown()).toBe('Eau')
  })

  it('stands still for a single article, without buttons', async () => {
    await open(1)
    await pass(20_000)
    expect(shown()).toBe('Eau')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('the carousel waits', () => {
  it('while a mouse is over it', async () => {
    await open()
    fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' })
    await pass(20_000)
    expect(shown()).toBe('Eau')
    fireEvent.pointerLeave(carousel())
    await pass(6000)
    expect(shown()).toBe('Énergie')
  })

  it('while focus is in it, and reads changes out then', async () => {
    await open()
    const next = screen.getByRole('button', { name: 'Article suivant' })
    act(() => next.focus())
    await pass(20_000)
    expect(shown()).toBe('Eau')
    expect(screen.getByRole('group', { name: 'Article 1 sur 3' }).parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    )
    act(() => next.blur())
    await pass(6000)
    expect(shown()).toBe('Énergie')
  })

  it('while the tab is hidden', async () => {
    await open()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await pass(20_000)
    expect(shown()).toBe('Eau')
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await pass(6000)
    expect(shown()).toBe('Énergie')
  })

  it('once paused, until it is told to go on', async () => {
    await open()
    await press('Mettre le défilement en pause')
    await pass(20_000)
    expect(shown()).toBe('Eau')
    await press('Reprendre le défilement')
    await pass(6000)
    expect(shown()).toBe('Énergie')
  })

  it('for ever for who asked for less motion; the arrows still work', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }))
    await open()
    await pass(20_000)
    expect(shown()).toBe('Eau')
    expect(screen.queryByRole('button', { name: /défilement/ })).not.toBeInTheDocument()
    await press('Article suivant')
    expect(shown()).toBe('Énergie')
  })
})
