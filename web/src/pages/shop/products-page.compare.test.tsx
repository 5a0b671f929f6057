import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { RootLayout } from '../../app/layout/root-layout.tsx'
import { keepComparison, readComparison } from '../../lib/session/compared-products.ts'
import { readComparedText } from '../../lib/session/compared-text.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { renderRoutes } from '../../test/render.tsx'
import { ProductsPage } from './products-page.tsx'

beforeEach(() => keepComparison({ type: '', products: [] }))

const flasks = ['1', '2', '3', '4'].map((id) =>
  makeProduct({ id, name: `Gourde ${id}`, comparableType: 'Gourde' }),
)
const soap = makeProduct({ id: '7', name: 'Savon', comparableType: 'Savon' })
const comb = makeProduct({ id: '8', name: 'Peigne' })

async function open() {
  const children = [
    { path: 'produits', element: <ProductsPage /> },
    { path: 'comparer', element: <h1>Comparer</h1> },
    { path: 'qui-nous-sommes', element: <h1>Notre Mission</h1> },
  ]
  const page = renderRoutes([{ element: <RootLayout />, children }], {
    path: '/produits',
    answers: { me: null, products: makePage([...flasks, soap, comb]), categories: [] },
  })
  await screen.findByRole('link', { name: 'Peigne' })
  const press = (name: string) => page.user.click(toggle(name))
  return { ...page, press }
}

const toggle = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^Comparer ${name}(, comparé)?$`) })
const bar = async () => within(await screen.findByRole('complementary', { name: 'Comparaison' }))
const ids = () => readComparison(readComparedText()).products.map(({ id }) => id)

describe('a choice to compare', () => {
  it('is offered where there is something to compare with, and kept in this browser', async () => {
    const { press } = await open()
    expect(screen.queryByRole('button', { name: 'Comparer Peigne' })).not.toBeInTheDocument()
    expect(screen.queryByRole('complementary', { name: 'Comparaison' })).not.toBeInTheDocument()
    await press('Gourde 1')
    await waitFor(() => expect(toggle('Gourde 1')).toHaveAttribute('aria-pressed', 'true'))
    expect(toggle('Gourde 2')).toHaveAttribute('aria-pressed', 'false')
    expect(localStorage.getItem('compared')).toContain('Gourde 1')
    expect((await bar()).getByRole('link', { name: 'Comparer (1)' })).toBeInTheDocument()
  })

  it('of one product is a small pill, of two a bar, and neither stays where nothing is chosen', async () => {
    const { press, router } = await open()
    await press('Gourde 1')
    const place = () => screen.getByRole('complementary', { name: 'Comparaison' })
    await waitFor(() => expect(place()).toHaveClass('is-pill'))
    expect((await bar()).queryByRole('button', { name: 'Vider la comparaison' })).not.toBeInTheDocument()
    await press('Gourde 2')
    await waitFor(() => expect(place()).not.toHaveClass('is-pill'))
    expect((await bar()).getByRole('button', { name: 'Vider la comparaison' })).toBeInTheDocument()
    await act(() => router.navigate('/qui-nous-sommes'))
    expect(screen.queryByRole('complementary', { name: 'Comparaison' })).not.toBeInTheDocument()
    await act(() => router.navigate('/produits'))
    expect(await screen.findByRole('link', { name: 'Comparer (2)' })).toBeInTheDocument()
    // They stand there side by side.
    await act(() => router.navigate('/comparer'))
    expect(screen.queryByRole('complementary', { name: 'Comparaison' })).not.toBeInTheDocument()
  })

  it('leads to the comparison, where the bar has nothing to add', async () => {
    const { press, user, router } = await open()
    await press('Gourde 2')
    await waitFor(() => expect(ids()).toEqual(['2']))
    await press('Gourde 1')
    await user.click(await (await bar()).findByRole('link', { name: 'Comparer (2)' }))
    expect(router.state.location).toMatchObject({ pathname: '/comparer', search: '?ids=2,1' })
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Comparaison' })).toBeNull())
  })

  it('can be taken back one by one, or all at once', async () => {
    const { press, user } = await open()
    for (const [n, name] of ['Gourde 1', 'Gourde 2', 'Gourde 3'].entries()) {
      await press(name)
      await waitFor(() => expect(ids()).toHaveLength(n + 1))
    }
    await user.click((await bar()).getByRole('button', { name: 'Retirer Gourde 2 de la comparaison' }))
    expect(ids()).toEqual(['1', '3'])
    await user.click((await bar()).getByRole('button', { name: 'Vider la comparaison' }))
    expect(ids()).toEqual([])
    expect(toggle('Gourde 1')).toHaveAttribute('aria-pressed', 'false')
  })

  it('of another type is a question: the answer has the focus, Escape keeps what there was', async () => {
    const { press, user } = await open()
    await press('Gourde 1')
    await waitFor(() => expect(ids()).toEqual(['1']))
    await press('Savon')
    const question = within(await screen.findByRole('group', { name: 'Que comparer\u202f?' }))
    expect(question.getByRole('status')).toHaveTextContent(
      'Vous comparez déjà : Gourde. Savon sert à autre chose.',
    )
    expect(question.getByRole('button', { name: 'Commencer une nouvelle comparaison' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(ids()).toEqual(['1'])
    expect(toggle('Savon')).toHaveFocus()
    await press('Savon')
    await user.click(await screen.findByRole('button', { name: 'Commencer une nouvelle comparaison' }))
    expect(ids()).toEqual(['7'])
  })

  it('of a fourth is one too: it can take the place of the last', async () => {
    const { press, user } = await open()
    for (const [n, name] of ['Gourde 1', 'Gourde 2', 'Gourde 3'].entries()) {
      await press(name)
      await waitFor(() => expect(ids()).toHaveLength(n + 1))
    }
    await press('Gourde 4')
    await user.click(await screen.findByRole('button', { name: 'Remplacer le dernier' }))
    expect(ids()).toEqual(['1', '2', '4'])
  })
})
